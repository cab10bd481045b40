import { type Column, headingOf, kindOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';

type Sorted = Pick<Resource, 'columns' | 'sorts' | 'sortNames'>;

/** What a sort upwards and one downwards put first. */
function waysOf(field: string, column: Column): [up: string, down: string] {
  const kind = kindOf(column);
  // Numbers of orders and bookings count up.
  if (field === 'number') return ['oldest first', 'newest first'];
  if (kind === 'day' || kind === 'moment') return ['earliest first', 'latest first'];
  if (kind === 'number' || kind === 'money' || kind === 'percent') return ['lowest first', 'highest first'];
  return typeof column !== 'string' && typeof column[1] === 'object'
    ? ['first to last', 'last to first']
    : ['A to Z', 'Z to A'];
}

/** What sorts are called that go by no column. */
const FURTHER: Readonly<Record<string, Column>> = {
  createdAt: ['Created', 'moment'],
  updatedAt: ['Updated', 'moment'],
  position: ['Sort order', 'number'],
  at: ['Date', 'moment'],
};

/** The orders of a list in words, by the query’s `sort`; the usual one is the first. */
export function sortNames({ columns, sorts, sortNames: named = {} }: Sorted): Record<string, string> {
  const names = sorts.flatMap((sort): [string, string][] => {
    const field = sort.replace('-', '');
    const own = named[field];
    if (own) return [[sort, own]];
    const column = columns[field] ?? FURTHER[field] ?? field;
    const [up, down] = waysOf(field, column);
    const ways: [string, string][] = [
      [field, `${headingOf(column)}: ${up}`],
      [`-${field}`, `${headingOf(column)}: ${down}`],
    ];
    return sort.startsWith('-') ? ways.toReversed() : ways;
  });
  return Object.fromEntries(names);
}

/** Whether the usual order goes by no column, so that no heading leads back to it. */
export const hasOwnOrder = ({ columns, sorts }: Sorted): boolean => !(sorts[0].replace('-', '') in columns);
