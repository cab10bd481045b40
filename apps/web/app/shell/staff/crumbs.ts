import { areaOf, entryOf } from '../navigation/staff-map.ts';

/**
 * What a staff route’s `handle` may carry: the last words of its breadcrumbs, as text or from what it loaded. A page
 * that is an entry of the navigation needs none.
 */
export interface StaffHandle {
  crumb?: string | ((loaderData: never) => string);
}

export interface Crumb {
  label: string;
  to: string;
}

/** A match of the router, as `useMatches` tells it. */
interface Match {
  pathname: string;
  handle?: unknown;
  loaderData?: unknown;
}

/**
 * The way to a page: the dashboard, the entry of the navigation, then what the matched routes call themselves. The entry leads back to
 * how its list stood, `?status=paid`, where the page was opened from it.
 */
export function crumbsOf(pathname: string, matches: readonly Match[], search = ''): Crumb[] {
  const entry = entryOf(pathname);
  const way: Crumb[] = [
    { label: 'Dashboard', to: `/${areaOf(pathname)}/dashboard` },
    ...(entry ? [{ label: entry.label, to: entry.to }] : []),
    ...matches.flatMap(toCrumb),
  ];
  return way
    .filter(({ to }, index) => way.findIndex((crumb) => crumb.to === to) === index)
    .map(({ label, to }) => ({ label, to: to === entry?.to && to !== pathname ? to + search : to }));
}

function toCrumb({ pathname, handle, loaderData }: Match): Crumb[] {
  const crumb = (handle as StaffHandle | undefined)?.crumb;
  if (crumb === undefined) return [];
  if (typeof crumb === 'string') return [{ label: crumb, to: pathname }];
  // A page that failed to load has nothing to call itself by.
  return loaderData == null ? [] : [{ label: crumb(loaderData as never), to: pathname }];
}
