import { Dictionary } from './dictionary.ts';
import type { IndexedRow } from './load.queries.ts';
import { WordsColumn } from './words-column.ts';

export interface Colour {
  name: string;
  hex: string;
}

/** Numbers that lists filter and sort by, of each product. */
const NUMBERS = ['price', 'leadMin', 'leadMax', 'createdAt', 'visibleFrom', 'rating', 'reviewCount'] as const;
/** Columns whose values are few: a product holds the number that its value, or its list of values, has in a dictionary. */
const CODES = ['category', 'maker', 'fabric', 'gender', 'kind', 'sizes', 'colours', 'occasions'] as const;
const FLAGS = ['taken', 'featured', 'inStock'] as const;
export type Code = (typeof CODES)[number];

const FIRST_PLACES = 1024;
/** Stands for no rating, below every other. */
const UNRATED = -1;

const each = <Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;

/** A longer copy. */
function longer<T extends Float64Array | Uint32Array | Uint8Array>(column: T, length: number): T {
  const next = new (column.constructor as new (length: number) => T)(length);
  next.set(column);
  return next;
}

/**
 * What lists ask of each product, a column for each, so that a hundred thousand are looked through within milliseconds. A
 * product keeps its place until it goes; the flag `taken` says which places hold one.
 */
export class Columns {
  readonly ids: string[] = [];
  /** Replaced as products come: read them anew for each list. */
  numbers = each(NUMBERS, () => new Float64Array(FIRST_PLACES));
  codes = each(CODES, () => new Uint32Array(FIRST_PLACES));
  flags = each(FLAGS, () => new Uint8Array(FIRST_PLACES));
  /** What the numbers of `codes` stand for. */
  readonly dictionaries = {
    category: new Dictionary<string>(),
    maker: new Dictionary<string>(),
    fabric: new Dictionary<string>(),
    gender: new Dictionary<string>(),
    kind: new Dictionary<string>(),
    sizes: new Dictionary<readonly string[]>(),
    colours: new Dictionary<readonly Colour[]>(),
    occasions: new Dictionary<readonly string[]>(),
  };
  readonly words = new WordsColumn();
  readonly #places = new Map<string, number>();
  readonly #free: number[] = [];

  /** One more than the highest place. */
  get end(): number {
    return this.ids.length;
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  /** Takes up a product, or what it is like now; returns its place. */
  put(row: IndexedRow): number {
    const place = this.#places.get(row.id) ?? this.#free.pop() ?? this.end;
    if (place === this.flags.taken.length) this.#grow();
    this.#places.set(row.id, place);
    this.ids[place] = row.id;
    for (const name of NUMBERS) this.numbers[name][place] = row[name] ?? UNRATED;
    const { codes, dictionaries } = this;
    codes.category[place] = dictionaries.category.codeOf(row.categoryId, String);
    codes.maker[place] = dictionaries.maker.codeOf(row.makerId, String);
    for (const name of ['fabric', 'gender', 'kind'] as const)
      codes[name][place] = dictionaries[name].codeOf(row[name], String);
    for (const name of ['sizes', 'occasions'] as const)
      codes[name][place] = dictionaries[name].codeOf(row[name], (json) => JSON.parse(json) as string[]);
    codes.colours[place] = dictionaries.colours.codeOf(row.colours, (json) => JSON.parse(json) as Colour[]);
    this.words.put(place, row.words);
    this.flags.taken[place] = 1;
    this.flags.featured[place] = row.featured ? 1 : 0;
    this.flags.inStock[place] = row.inStock ? 1 : 0;
    return place;
  }

  /** Lets a product go; returns the place that it had, if it had one. */
  remove(id: string): number | undefined {
    const place = this.#places.get(id);
    if (place === undefined) return undefined;
    this.#places.delete(id);
    this.flags.taken[place] = 0;
    this.#free.push(place);
    return place;
  }

  #grow(): void {
    const places = this.flags.taken.length * 2;
    this.numbers = each(NUMBERS, (name) => longer(this.numbers[name], places));
    this.codes = each(CODES, (name) => longer(this.codes[name], places));
    this.flags = each(FLAGS, (name) => longer(this.flags[name], places));
  }
}
