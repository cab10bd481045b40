import type { ProductFilters } from '@adunni/contracts/catalog/catalog';
import { cityValue, daysLimit, FILTER_BITS, type FilterName, filtersSet, priceLimit } from '../rules.ts';
import type { Code } from './columns.ts';
import type { ShopIndex } from './shop-index.ts';

/** Which filter a product fails, as its bit; several bits when it fails several, 0 when none. */
export type Misses = (place: number) => number;

/** Whether the public may see what is at a place at a moment. */
export function visibility({ columns, makers }: ShopIndex, now: Date): (place: number) => boolean {
  const { codes, numbers, flags, dictionaries } = columns;
  const approved = dictionaries.maker.passes((id) => makers.get(id)?.isApproved ?? false);
  const [{ taken }, { visibleFrom }, { maker }, at] = [flags, numbers, codes, now.getTime()];
  return (place) =>
    taken[place] === 1 && (visibleFrom[place] as number) <= at && approved[maker[place] as number] === 1;
}

/** The ids of a category, given by its slug, and of all below it. */
export function categoriesBelow({ categories }: ShopIndex, slug: string): ReadonlySet<string> {
  return new Set(
    [...categories.keys()].filter((id) => ancestorsOf(categories, id).some((above) => above.slug === slug)),
  );
}

/** A category and everything above it, the category first. */
export function ancestorsOf<T extends { parentId: string | null }>(
  categories: ReadonlyMap<string, T>,
  id: string,
): T[] {
  const path = new Set<T>();
  for (let at = categories.get(id); at && !path.has(at); at = at.parentId ? categories.get(at.parentId) : undefined)
    path.add(at);
  return [...path];
}

/** What tells of a place which filters of a list state it fails. */
export function missesOf(index: ShopIndex, filters: ProductFilters): Misses {
  const tests = filtersSet(filters).map((name) => ({ bit: FILTER_BITS[name], passes: testOf(index, name, filters) }));
  return (place) => {
    let misses = 0;
    for (const { bit, passes } of tests) if (!passes(place)) misses |= bit;
    return misses;
  };
}

function testOf(index: ShopIndex, name: FilterName, filters: ProductFilters): (place: number) => boolean {
  const { columns, makers } = index;
  const { codes, numbers, flags, dictionaries } = columns;
  const coded = (code: Code, wanted: Uint8Array) => (place: number) => wanted[codes[code][place] as number] === 1;
  const among = (values: readonly string[] | undefined) => {
    const set = new Set(values);
    return (value: string) => set.has(value);
  };
  switch (name) {
    case 'category': {
      const ids = categoriesBelow(index, filters.category ?? '');
      return coded(
        'category',
        dictionaries.category.passes((id) => ids.has(id)),
      );
    }
    case 'city': {
      const isWanted = among(filters.city);
      return coded(
        'maker',
        dictionaries.maker.passes((id) => isWanted(cityValue(makers.get(id)?.city ?? ''))),
      );
    }
    case 'maker': {
      const isWanted = among(filters.maker);
      return coded(
        'maker',
        dictionaries.maker.passes((id) => isWanted(makers.get(id)?.slug ?? '')),
      );
    }
    case 'fabric':
      return coded('fabric', dictionaries.fabric.passes(among(filters.fabric)));
    case 'gender':
      return coded('gender', dictionaries.gender.passes(among(filters.gender)));
    case 'kind':
      return coded(
        'kind',
        dictionaries.kind.passes((kind) => kind === filters.kind),
      );
    case 'occasion': {
      const isWanted = among(filters.occasion);
      return coded(
        'occasions',
        dictionaries.occasions.passes((all) => all.some(isWanted)),
      );
    }
    case 'size': {
      const isWanted = among(filters.size);
      return coded(
        'sizes',
        dictionaries.sizes.passes((all) => all.some(isWanted)),
      );
    }
    case 'colour': {
      const isWanted = among(filters.colour);
      return coded(
        'colours',
        dictionaries.colours.passes((all) => all.some((colour) => isWanted(colour.name))),
      );
    }
    case 'price': {
      const low = priceLimit(filters.minPrice ?? 0);
      const high = priceLimit(filters.maxPrice ?? Number.MAX_SAFE_INTEGER);
      const { price } = numbers;
      return (place) => (price[place] as number) >= low && (price[place] as number) <= high;
    }
    case 'leadDays': {
      const most = daysLimit(filters.maxLeadDays ?? 0);
      return (place) => (numbers.leadMax[place] as number) <= most;
    }
    case 'inStock':
      return (place) => flags.inStock[place] === 1;
  }
}
