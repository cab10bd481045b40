import type { Category, ProductFacets } from '@adunni/contracts/catalog/catalog';
import { type FilterValue, valuesOf as offered } from '../../../kit/filters/filter-group.tsx';
import { bySize } from '../size-order.ts';
import type { ListState, ManyFilter } from './list-state.ts';

/** Values to offer for a filter; sizes in their order, the others by how many there are. */
export function valuesOf(name: ManyFilter, facets: ProductFacets, state: ListState): FilterValue[] {
  const values = offered(facets[name], state[name]);
  return name === 'size' ? values.sort((one, other) => bySize(one.label, other.label)) : values;
}

/** A category in the panel with those below it. */
export interface CategoryBranch {
  slug: string;
  name: string;
  count: number;
  isOpen: boolean;
  children: CategoryBranch[];
}

/** The tree with the counts of the other filters; branches on the way to the chosen category are open. */
export function categoryTree(
  categories: readonly Category[],
  facets: ProductFacets,
  chosen: string,
  parentId: string | null = null,
): CategoryBranch[] {
  const counts = new Map(facets.category.map(({ value, count }) => [value, count]));
  return categories
    .filter((category) => category.parentId === parentId)
    .map(({ _id, slug, name }) => {
      const children = categoryTree(categories, facets, chosen, _id);
      const isOpen = slug === chosen || children.some((child) => child.isOpen);
      return { slug, name, count: counts.get(slug) ?? 0, isOpen, children };
    })
    .filter(({ count, isOpen }) => count > 0 || isOpen);
}

/** The chosen category and those above it, top first; empty when none is chosen or it does not exist. */
export function categoryPath(categories: readonly Category[], slug: string): Category[] {
  const own = categories.find((category) => category.slug === slug);
  const parent = categories.find((category) => category._id === own?.parentId);
  return own ? [...(parent ? categoryPath(categories, parent.slug) : []), own] : [];
}
