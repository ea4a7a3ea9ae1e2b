from luxor.core.kinds cimport CardFamily, FrameKind, TileFamily

cdef inline FrameKind as_frame_kind(object item):
    return <FrameKind>item

cdef inline CardFamily as_card_family(object item):
    return <CardFamily>item

cdef inline TileFamily as_tile_family(object item):
    return <TileFamily>item
