// How something explains itself.

/** What a thing is called and what it does. */
export interface About {
  readonly name: string;
  /** What kind of thing it is, where the name does not say it. */
  readonly kind: string | null;
  readonly about: string;
  /** Under which name rules and rulings know it, such as "tile.tunnel". */
  readonly thing: string;
}

export function aboutOf(
  thing: string,
  name: string,
  about: string | null,
  kind: string | null = null,
): About {
  return { name, kind, about: about ?? "", thing };
}
