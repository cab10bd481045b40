/**
 * Those filters that are shown before the others are asked for: so many, in their order. One in use takes the place of the
 * last that is not, so that the row stays one row.
 */
export function firstFilters<T extends { name: string }>(
  filters: readonly T[],
  count: number,
  search: URLSearchParams,
): T[] {
  const used = filters.filter(({ name }) => search.has(name));
  const unused = filters.filter(({ name }) => !search.has(name)).slice(0, Math.max(0, count - used.length));
  return filters.filter((each) => used.includes(each) || unused.includes(each));
}
