import type { LoadedProductFacets, ProductFilters } from '@adunni/contracts/catalog/catalog';
import type { Kobo } from '@adunni/contracts/money';
import { cityValue, compareSizes, FILTER_BITS, type FilterName } from '../rules.ts';
import type { Code } from '../shop-index/columns.ts';
import { isFoundBy, rankByWords } from '../shop-index/rank.ts';
import { ancestorsOf, missesOf, visibility } from '../shop-index/select.ts';
import { type IndexDeps, type ShopIndex, shopIndex } from '../shop-index/shop-index.ts';
import { readWords, type Words } from './words.queries.ts';

const LABELS: Readonly<Record<string, string>> = {
  women: 'Women',
  men: 'Men',
  girls: 'Girls',
  boys: 'Boys',
  unisex: 'Unisex',
  'ready-to-wear': 'Ready to wear',
  'made-to-measure': 'Made to measure',
};

/** The column of each filter that is counted value by value. */
const COUNTED = {
  category: 'category',
  city: 'maker',
  maker: 'maker',
  fabric: 'fabric',
  occasion: 'occasions',
  gender: 'gender',
  size: 'sizes',
  colour: 'colours',
  kind: 'kind',
} as const satisfies Partial<Record<FilterName, Code>>;
type CountedFilter = keyof typeof COUNTED;

/** How many makers, and cities, are offered, most products first; nobody looks through a thousand, and each page would carry them. */
const MOST_OFFERED = 60;

/** What is counted in one walk over all products: by filter, how many have each number of its column. */
interface Tally {
  counts: Record<CountedFilter, Uint32Array>;
  inStock: number;
  price: Span;
  leadDays: Span;
}

/** Lowest and highest of some numbers; 0 of none. */
class Span {
  #low = Number.POSITIVE_INFINITY;
  #high = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    if (value < this.#low) this.#low = value;
    if (value > this.#high) this.#high = value;
  }

  get ends(): { min: number; max: number } {
    return this.#low > this.#high ? { min: 0, max: 0 } : { min: this.#low, max: this.#high };
  }
}

/** Counts of every filter’s values among the visible products; each filter’s counts leave that filter itself out. */
export async function countFacets(deps: IndexDeps, filters: ProductFilters): Promise<LoadedProductFacets> {
  const [index, words] = await Promise.all([shopIndex(deps), readWords(deps.pool, filters.q)]);
  const counted = arrange(index, tally(index, filters, words, deps.clock()));
  const offered = (name: 'city' | 'maker') =>
    counted[name].filter(({ value }, place) => place < MOST_OFFERED || filters[name]?.includes(value));
  return { ...counted, city: offered('city'), maker: offered('maker') };
}

/** A product that fails nothing counts for every filter, one that fails a single filter for that one only. */
function tally(index: ShopIndex, filters: ProductFilters, words: Words | null, now: Date): Tally {
  const { codes, numbers, flags, dictionaries, end } = index.columns;
  const [isVisible, misses] = [visibility(index, now), missesOf(index, filters)];
  const isFound = isFoundBy(words && rankByWords(index, words.terms, isVisible));
  const counted = (Object.keys(COUNTED) as CountedFilter[]).map((name) => {
    const column = COUNTED[name];
    return {
      name,
      bit: FILTER_BITS[name],
      codes: codes[column],
      counts: new Uint32Array(dictionaries[column].values.length),
    };
  });
  const [price, leadDays] = [new Span(), new Span()];
  let inStock = 0;
  for (let place = 0; place < end; place++) {
    if (!isFound(place) || !isVisible(place)) continue;
    const missed = misses(place);
    if ((missed & (missed - 1)) !== 0) continue;
    // Codes and counts are as long as what they are asked for.
    for (const { bit, codes, counts } of counted)
      if ((missed & ~bit) === 0) (counts[codes[place] as number] as number) += 1;
    if ((missed & ~FILTER_BITS.inStock) === 0) inStock += flags.inStock[place] as number;
    if ((missed & ~FILTER_BITS.price) === 0) price.add(numbers.price[place] as number);
    if ((missed & ~FILTER_BITS.leadDays) === 0) leadDays.add(numbers.leadMax[place] as number);
  }
  const counts = Object.fromEntries(counted.map(({ name, counts }) => [name, counts])) as Tally['counts'];
  return { counts, inStock, price, leadDays };
}

interface Facet {
  value: string;
  label: string;
  count: number;
}

const byCount = (facets: Iterable<Facet>): Facet[] =>
  [...facets].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, 'en'));

function arrange(
  { columns, makers, categories }: ShopIndex,
  { counts, inStock, price, leadDays }: Tally,
): LoadedProductFacets {
  const { dictionaries } = columns;
  /** How many products have each value, of a filter whose columns hold one or several under a number. */
  const facets = <T>(
    name: CountedFilter,
    values: readonly T[],
    each: (value: T) => Omit<Facet, 'count'>[],
  ): Facet[] => {
    const found = new Map<string, Facet>();
    for (const [code, count] of counts[name].entries()) {
      if (count === 0) continue;
      for (const one of each(values[code] as T)) {
        const facet = found.get(one.value);
        if (facet) facet.count += count;
        else found.set(one.value, { ...one, count });
      }
    }
    return byCount(found.values());
  };
  const named = (value: string) => ({ value, label: LABELS[value] ?? value });
  const plain = (name: 'fabric' | 'gender' | 'kind') =>
    facets(name, dictionaries[name].values, (value) => [named(value)]);
  const hexes = new Map<string, string>();
  const coloured = facets('colour', dictionaries.colours.values, (colours) =>
    colours.map(({ name, hex }) => {
      const known = hexes.get(name);
      if (known === undefined || hex < known) hexes.set(name, hex);
      return named(name);
    }),
  );
  return {
    category: facets('category', dictionaries.category.values, (id) =>
      ancestorsOf(categories, id).map(({ slug, name }) => ({ value: slug, label: name })),
    ),
    city: facets('city', dictionaries.maker.values, (id) => {
      const city = makers.get(id)?.city;
      return city ? [{ value: cityValue(city), label: city }] : [];
    }),
    maker: facets('maker', dictionaries.maker.values, (id) => {
      const maker = makers.get(id);
      return maker ? [{ value: maker.slug, label: maker.name }] : [];
    }),
    fabric: plain('fabric'),
    occasion: facets('occasion', dictionaries.occasions.values, (all) => all.map(named)),
    gender: plain('gender'),
    size: facets('size', dictionaries.sizes.values, (all) => all.map(named)).sort((a, b) =>
      compareSizes(a.value, b.value),
    ),
    colour: coloured.map((facet) => ({ ...facet, hex: hexes.get(facet.value) })),
    kind: plain('kind'),
    inStock,
    price: price.ends as { min: Kobo; max: Kobo },
    leadDays: leadDays.ends,
  };
}
