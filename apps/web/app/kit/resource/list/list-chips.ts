import { headingOf, statusesOf } from '@adunni/contracts/columns';
import type { Resource } from '@adunni/contracts/resource';
import { shortDay } from '../../dates.ts';
import type { Chip } from '../../listing/list-address.ts';
import { statusChoices } from '../form/choices.ts';
import type { ListFilter } from './list-options.ts';
import { activeFilters, withoutPlace } from './use-list-search.ts';

/** A filter, or that by the statuses of a column. */
export function filterOf({ columns }: Resource, filter: string | ListFilter): ListFilter {
  if (typeof filter !== 'string') return filter;
  const column = columns[filter] ?? filter;
  return { name: filter, label: headingOf(column), options: statusChoices(statusesOf(column) ?? {}) };
}

/** What narrows a list, each in words and with the list without it. */
export const listChips = (filters: readonly ListFilter[], search: URLSearchParams): Chip<URLSearchParams>[] =>
  activeFilters(search).map((name) => {
    const without = withoutPlace(search);
    without.delete(name);
    return { id: name, label: labelOf(filters, name, search.get(name) ?? ''), without };
  });

function labelOf(filters: readonly ListFilter[], name: string, value: string): string {
  if (name === 'q') return `“${value}”`;
  const filter = filters.find((each) => each.name === name);
  // Only links set it, to one record: a customer, a plan.
  if (!filter) return `One ${name.replace(/(Id|Of)$/, '')}`;
  const chosen = filter.options?.find((option) => option.value === value)?.label;
  return `${filter.label}: ${chosen ?? dayOf(value)}`;
}

const dayOf = (value: string): string => (/^\d{4}-\d\d-\d\d$/.test(value) ? shortDay(value) : value);
