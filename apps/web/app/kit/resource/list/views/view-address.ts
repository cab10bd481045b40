import type { SavedView } from '@adunni/contracts/preferences/views';
import { withoutPlace } from '../use-list-search.ts';

/** What the list as it is without any view is asked for by, where another view opens it. */
const NO_VIEW = { name: 'saved', value: 'none' };

/** What of an address a view keeps: filters, words and order, not the place. */
export function viewQuery(search: URLSearchParams): string {
  const kept = withoutPlace(search);
  kept.delete(NO_VIEW.name);
  kept.delete('limit');
  return kept.toString();
}

/** By what two addresses show the same: the order of their fields, and how the page shows its list, do not count. */
function sameness(query: string): string {
  const fields = new URLSearchParams(query);
  fields.delete('view');
  fields.sort();
  return fields.toString();
}

/** Whether nothing narrows or sorts the list. */
export const isPlain = (search: URLSearchParams): boolean => sameness(viewQuery(search)) === '';

/** The view that the list shows now, if it is one. */
export const viewAt = <V extends Pick<SavedView, 'query'>>(views: readonly V[], search: URLSearchParams): V | null =>
  views.find(({ query }) => sameness(query) === sameness(viewQuery(search)) && !isPlain(search)) ?? null;

/** Whether the address asks for nothing at all, so that the person’s own view may open the list. */
export const isBare = (search: URLSearchParams): boolean => [...search.keys()].every((name) => name === 'view');

/** What leads to a view, with the list shown as it is now: beside a calendar, `view=list`. */
export function viewHref(query: string, search: URLSearchParams): string {
  const next = new URLSearchParams(query);
  const shownAs = search.get('view');
  if (shownAs) next.set('view', shownAs);
  return `?${next}`;
}

/** What leads to the list without any view; said in so many words where one of them opens it. */
export function plainHref(views: readonly Pick<SavedView, 'isDefault'>[], search: URLSearchParams): string {
  const isAnyDefault = views.some(({ isDefault }) => isDefault);
  return viewHref(isAnyDefault ? `${NO_VIEW.name}=${NO_VIEW.value}` : '', search);
}
