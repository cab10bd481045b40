import type { ProductFilters } from '@adunni/contracts/catalog/catalog';
import type { Columns } from './columns.ts';

export type Sort = ProductFilters['sort'];
type Compare = (a: number, b: number) => number;

/** How each sort compares two places; the id decides between equals, so that pages never repeat or skip a product. */
function compareBy({ numbers, flags, ids }: Columns): Record<Sort, Compare> {
  const { price, leadMin, leadMax, createdAt, rating, reviewCount } = numbers;
  const { featured } = flags;
  // Places are always within the columns.
  const up = (column: Float64Array | Uint8Array, a: number, b: number) => (column[a] as number) - (column[b] as number);
  const byId: Compare = (a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : a === b ? 0 : 1);
  const newest: Compare = (a, b) => up(createdAt, b, a) || byId(b, a);
  return {
    newest,
    featured: (a, b) => up(featured, b, a) || newest(a, b),
    'price-up': (a, b) => up(price, a, b) || byId(a, b),
    'price-down': (a, b) => up(price, b, a) || byId(b, a),
    rating: (a, b) => up(rating, b, a) || up(reviewCount, b, a) || byId(b, a),
    'lead-time': (a, b) => up(leadMax, a, b) || up(leadMin, a, b) || byId(a, b),
  };
}

/** The places of all products in the order of each sort, brought up to date when that order is asked for. */
export class Orders {
  readonly #columns: Columns;
  readonly #sorted = new Map<Sort, { places: Uint32Array; stale: Set<number> }>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Notes that what is at a place has come, gone or changed. */
  changed(place: number): void {
    for (const { stale } of this.#sorted.values()) stale.add(place);
  }

  /** The places that hold products, in order. */
  sorted(sort: Sort): Uint32Array {
    const known = this.#sorted.get(sort);
    if (known?.stale.size === 0) return known.places;
    const compare = compareBy(this.#columns)[sort];
    const places = known ? this.#merge(known.places, known.stale, compare) : this.#all().sort(compare);
    this.#sorted.set(sort, { places, stale: new Set() });
    return places;
  }

  #all(): Uint32Array {
    const { flags, end } = this.#columns;
    const places: number[] = [];
    for (let place = 0; place < end; place++) if (flags.taken[place]) places.push(place);
    return Uint32Array.from(places);
  }

  /** Puts what has changed in its new place among what has not, which still is in order. */
  #merge(before: Uint32Array, stale: ReadonlySet<number>, compare: Compare): Uint32Array {
    const { taken } = this.#columns.flags;
    const kept = before.filter((place) => !stale.has(place));
    const come = [...stale].filter((place) => taken[place]).sort(compare);
    const places = new Uint32Array(kept.length + come.length);
    let [from, to] = [0, 0];
    for (const place of come) {
      const until = firstAfter(kept, from, (other) => compare(other, place) > 0);
      places.set(kept.subarray(from, until), to);
      to += until - from;
      places[to++] = place;
      from = until;
    }
    places.set(kept.subarray(from), to);
    return places;
  }
}

/** The first index from `from` on whose place lies after, by halving. */
function firstAfter(places: Uint32Array, from: number, isAfter: (place: number) => boolean): number {
  let [low, high] = [from, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(places[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
