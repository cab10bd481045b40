import { type Column, headingOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import classes from './list-table.module.css';
import { useListSearch } from './use-list-search.ts';

interface Props {
  resource: Resource;
  name: string;
  column: Column;
  isNumber: boolean | undefined;
}

/** The heading of a column: pressed, it sorts by it where that can be asked for, and the other way round when pressed again. */
export function ColumnHead({ resource, name, column, isNumber }: Props) {
  const { search, change } = useListSearch();
  const sort = search.get('sort') ?? resource.sorts[0] ?? '';
  const canSort = resource.sorts.some((field) => field.replace('-', '') === name);
  if (!canSort)
    return (
      <th scope="col" data-number={isNumber}>
        {headingOf(column)}
      </th>
    );
  const isSorted = sort.replace('-', '') === name;
  const isDescending = isSorted && sort.startsWith('-');
  const next = isSorted && !isDescending ? `-${name}` : name;
  return (
    <th
      scope="col"
      data-number={isNumber}
      {...(isSorted && { 'aria-sort': isDescending ? 'descending' : 'ascending' })}
    >
      <button type="button" className={classes.sort} onClick={() => change({ sort: next })}>
        {headingOf(column)}
        <svg viewBox="0 0 10 14" aria-hidden="true">
          {!isDescending && <path d="m1.5 5.5 3.5-4 3.5 4" />}
          {(isDescending || !isSorted) && <path d="m1.5 8.5 3.5 4 3.5-4" />}
        </svg>
      </button>
    </th>
  );
}
