import { describe, expect, it } from "vitest";
import { BADGE } from "../src/art/shapes";
import {
  BOARD,
  CHAMBER_SPOT,
  LAST_CELL,
  PITCH,
  TILE,
  type Point,
  angle,
  cellOfPlace,
  cellOfStatue,
  centre,
  centreOfPlace,
  directionIn,
  directionOut,
  lane,
  numberAt,
  polyline,
  reliefs,
  route,
  statueOf,
  tabAt,
  thingAt,
  wallValues,
} from "../src/board/geometry";
import {
  STORE,
  TOMB,
  chamberSpots,
  fallenSpots,
  lyingSpots,
  piles,
  sarcophagusAt,
  spots,
  stairSpots,
} from "../src/board/spots";

const points = (place: number): number =>
  place === 0 ? 0 : place <= 6 ? 1 : place <= 12 ? 2 : place <= 18 ? 3 : place <= 30 ? 5 : 8;
const symbols: (string | null)[] = Array<string | null>(42).fill(null);
for (const place of [3, 7, 10, 13]) symbols[place] = "cobra";
for (const place of [16, 19, 28]) symbols[place] = "falcon";
for (const place of [32, 36]) symbols[place] = "lion";
const tables = {
  chamber: 41,
  statues: [6, 12, 18],
  place_points: [...Array.from({ length: 41 }, (_, place) => points(place)), 13],
  symbols,
};

const stairsOf = (waiting: boolean) => (n: number) => stairSpots(n, waiting);
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const all = Array.from({ length: LAST_CELL + 1 }, (_, cell) => cell);

describe("cells", () => {
  it("hold the stairs, forty spaces and three statues, each once", () => {
    const spaces = Array.from({ length: 41 }, (_, place) => cellOfPlace(tables, place));
    const statues = tables.statues.map((_, statue) => cellOfStatue(tables, statue));
    expect(statues).toEqual([7, 14, 21]);
    expect([...spaces, ...statues].toSorted((a, b) => a - b)).toEqual(all);
  });

  it("say what they are", () => {
    expect(thingAt(tables, 0)).toEqual({ kind: "stairs" });
    expect(thingAt(tables, 14)).toEqual({ kind: "statue", statue: 1 });
    for (let place = 1; place <= 40; place++) {
      expect(thingAt(tables, cellOfPlace(tables, place))).toEqual({ kind: "space", place });
    }
  });

  it("follow one another by one pitch, inside the board", () => {
    for (const cell of all.slice(1)) {
      expect(distance(centre(cell - 1), centre(cell))).toBe(PITCH);
      const [dx, dy] = directionIn(cell);
      expect(directionOut(cell - 1)).toEqual([dx, dy]);
      expect(centre(cell)).toEqual([
        centre(cell - 1)[0] + dx * PITCH,
        centre(cell - 1)[1] + dy * PITCH,
      ]);
    }
    for (const point of all.map(centre)) {
      expect(Math.min(...point)).toBeGreaterThan(46);
      expect(Math.max(...point)).toBeLessThan(BOARD - 46);
    }
  });

  it("wind inwards: no two are the same", () => {
    expect(new Set(all.map((cell) => centre(cell).join())).size).toBe(44);
    expect(centre(0)).toEqual([88, 88]);
    expect(centre(LAST_CELL)).toEqual([204, 784]);
  });

  it("know who sleeps at which statue", () => {
    const statuses = ["active", "lying", "active", "lying"] as const;
    const found = statuses.map((_, one) => statueOf({ adventurers: statuses }, one));
    expect(found).toEqual([null, 0, null, 1]);
  });
});

describe("ways", () => {
  it("go through the statue between two spaces", () => {
    expect(route(tables, 6, 7)).toEqual([centre(6), centre(7), centre(8)]);
  });

  it("go backwards as well", () => {
    expect(route(tables, 9, 5)).toEqual(route(tables, 5, 9).toReversed());
    expect(route(tables, 9, 5)[0]).toEqual(centreOfPlace(tables, 9));
  });

  it("lead through the door into the tomb chamber", () => {
    const way = route(tables, 39, 41);
    expect(way[0]).toEqual(centreOfPlace(tables, 39));
    expect(way.at(-1)).toEqual(CHAMBER_SPOT);
    expect(centreOfPlace(tables, 41)).toEqual(CHAMBER_SPOT);
    expect(way.at(-2)?.[0]).toBe(centre(LAST_CELL)[0]);
  });

  it("keep beside the corridor without a slanting line, also at corners", () => {
    const way = route(tables, 0, 40, 53);
    way.slice(1).forEach((point, i) => {
      const before = way[i] as Point;
      expect(point[0] === before[0] || point[1] === before[1]).toBe(true);
    });
  });

  it("use the wall between the rings", () => {
    expect(lane(3, 53)).toEqual([centre(3)[0], 88 + 53]);
    expect(lane(30, 53)).toEqual([centre(30)[0], 204 - 53]);
    expect(lane(36, 53)).toEqual([784 + 53, centre(36)[1]]);
  });

  it("become the d of a path", () => {
    expect(polyline(route(tables, 1, 2))).toBe("M204 88L320 88");
    expect(polyline([])).toBe("");
    expect([angle([1, 0]), angle([0, 1]), angle([-1, 0]), angle([0, -1])]).toEqual([
      0, 90, 180, -90,
    ]);
  });
});

describe("walls", () => {
  it("carry each value once on every stretch", () => {
    const values = wallValues(tables);
    expect(values.map(({ sign }) => sign)).toEqual([0, 1, 2, 3, 5, 5, 8, 8]);
    expect(values[1]).toEqual({ at: [494, 20], sign: 1 });
    expect(values[5]?.at[1]).toBe(204 + 58);
  });

  it("carry a symbol beside each space that has one", () => {
    const found = reliefs(tables);
    expect(found).toHaveLength(9);
    expect(found.find(({ place }) => place === 3)).toEqual({
      at: [centre(3)[0], 88 - 67],
      sign: "cobra",
      place: 3,
    });
    for (const { at, place } of found) {
      expect(distance(at, centreOfPlace(tables, place))).toBeLessThan(70);
    }
  });

  it("keep values and symbols apart, and off all tiles", () => {
    const signs = [...wallValues(tables), ...reliefs(tables)].map(({ at }) => at);
    signs.forEach((at, i) => {
      for (const other of signs.slice(0, i)) expect(distance(at, other)).toBeGreaterThan(34);
      for (const [x, y] of all.map(centre)) {
        expect(Math.max(Math.abs(at[0] - x), Math.abs(at[1] - y))).toBeGreaterThanOrEqual(58);
      }
    });
  });
});

describe("the numbers of the spaces", () => {
  it("stand in the gap before their tile, off all tiles and within the corridor", () => {
    const half = TILE / 2;
    const digits = { across: 9, along: 6 }; // half of two digits
    for (let place = 1; place <= 40; place++) {
      const [x, y] = numberAt(tables, place);
      const cell = cellOfPlace(tables, place);
      expect(distance([x, y], centre(cell))).toBeLessThan(70);
      for (let other = 0; other <= LAST_CELL; other++) {
        const [u, v] = centre(other);
        const isOff =
          Math.abs(x - u) >= half + digits.across - 1 || Math.abs(y - v) >= half + digits.along - 1;
        expect(isOff, `${place} on the tile of cell ${other}`).toBe(true);
      }
    }
  });
});

describe("tabs", () => {
  it("of neighbours do not meet", () => {
    for (let place = 1; place < 40; place++) {
      for (const other of [place - 1, place + 1]) {
        const [x, y] = tabAt(tables, place, "right");
        const [u, v] = tabAt(tables, other, "left");
        // 40 x 34 and their outlines
        expect(Math.abs(x - u) >= 43 || Math.abs(y - v) >= 37).toBe(true);
      }
    }
  });
});

describe("figures", () => {
  it("stand side by side, all of them on the board's own tile", () => {
    for (let n = 1; n <= 5; n++) {
      const found = spots(n);
      expect(found).toHaveLength(n);
      expect(new Set(found.map(({ x }) => x)).size).toBe(n);
      expect(found.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
      for (const { x, scale } of found) expect(Math.abs(x) + 15 * scale).toBeLessThanOrEqual(53);
    }
    expect(spots(0)).toEqual([]);
  });

  it("never cover the coin of a treasure", () => {
    for (const n of [1, 2, 3, 4, 5]) {
      for (const { y, scale } of spots(n)) expect(y - 42 * scale).toBeGreaterThan(-13);
      for (const { y, scale } of fallenSpots(n)) expect(y - 15 * scale).toBeGreaterThan(-13);
    }
  });

  it("lie apart from one another", () => {
    for (const arrange of [lyingSpots, fallenSpots]) {
      for (const n of [1, 2, 3, 4, 5]) {
        const found = arrange(n);
        expect(found).toHaveLength(n);
        found.forEach(({ x, y, scale }, i) => {
          for (const other of found.slice(0, i)) {
            const apart = Math.abs(x - other.x) >= 42 * scale || Math.abs(y - other.y) >= 17;
            expect(apart || Math.abs(x - other.x) >= 25).toBe(true);
          }
        });
      }
    }
  });

  it("leave free how many each of them stands for", () => {
    const HALF = 14.5; // of the brim of a hat with its rim, and where it begins below the top
    const BRIM = 3;
    for (const arrange of [spots, stairsOf(false), stairsOf(true)]) {
      for (const n of [2, 3, 4, 5]) {
        arrange(n).forEach(({ x, scale }, i, all) => {
          const next = all[i + 1];
          if (!next) return;
          expect(next.x - x).toBeGreaterThanOrEqual(2 * BADGE + 2); // with its outline
          // the disc ends 5 below the top: how wide is it where the neighbour's hat begins?
          const below = BRIM * scale - (5 * scale - BADGE);
          const wide = Math.sqrt(Math.max(0, BADGE ** 2 - below ** 2));
          expect(next.x - HALF * scale).toBeGreaterThanOrEqual(x + wide);
        });
      }
    }
    for (const n of [2, 3, 4, 5]) {
      fallenSpots(n).forEach(({ x, y }, i, all) => {
        for (const other of all.slice(0, i)) {
          expect(distance([x, y], [other.x, other.y])).toBeGreaterThanOrEqual(2 * BADGE + 2);
        }
      });
    }
  });

  it("of those who wait stand behind the others on the stairs", () => {
    const [front, behind] = [stairSpots(5, false), stairSpots(5, true)];
    expect(front).toHaveLength(5);
    for (const { y } of behind) expect(y).toBeLessThan(front[0]?.y ?? 0);
  });
});

describe("the centre", () => {
  it("has each owner in a sarcophagus and the others before it", () => {
    const found = chamberSpots([2, 0, 2, 1], [2, 2]);
    expect(found[0]).toEqual(sarcophagusAt(0).foot);
    expect(found[2]).toEqual(sarcophagusAt(1).foot);
    expect(found[1]?.y).toBeGreaterThan(found[0]?.y ?? 0);
    expect(new Set(found.map(({ x, y }) => `${x},${y}`)).size).toBe(4);
    for (const { x } of found) {
      expect(x).toBeGreaterThan(TOMB.x);
      expect(x).toBeLessThan(TOMB.x + TOMB.width);
    }
  });

  it("has room for a finger around each sarcophagus, and none of it on a tile", () => {
    const rooms = [0, 1].map((which) => {
      const { middle, room } = sarcophagusAt(which);
      return { ...room, x: middle[0] + room.x, y: middle[1] + room.y };
    });
    const [left, right] = rooms;
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    for (const { x, y, width, height } of rooms) {
      for (const cell of all) {
        const [cx, cy] = centre(cell);
        const beside = cx + TILE / 2 <= x || cx - TILE / 2 >= x + width;
        const above = cy + TILE / 2 <= y || cy - TILE / 2 >= y + height;
        expect(beside || above, `tile ${cell}`).toBe(true);
      }
    }
  });

  it("has a pile for every temple symbol, none over another", () => {
    const found = piles(tables.symbols);
    expect(found.map(({ name }) => name)).toEqual([
      "draw",
      "discard",
      "cobra",
      "falcon",
      "lion",
      "scarabs",
      "jokers",
      "keys",
    ]);
    found.forEach(({ box }, i) => {
      expect(box.x).toBeGreaterThan(STORE.x);
      expect(box.x + box.width).toBeLessThan(STORE.x + STORE.width);
      for (const other of found.slice(0, i)) {
        const apart =
          box.x >= other.box.x + other.box.width ||
          other.box.x >= box.x + box.width ||
          box.y >= other.box.y + other.box.height;
        expect(apart).toBe(true);
      }
    });
  });
});
