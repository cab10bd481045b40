import { listPreferences } from '@adunni/contracts/preferences/preferences';
import type { Resource } from '@adunni/contracts/resource';
import { redirect, useLoaderData } from 'react-router';
import { ApiError } from '../../api/call-api.ts';
import type { EarlyCall } from '../../api/early-calls.ts';
import { privateMeta } from '../../page-meta.ts';
import { requireSession } from '../../session/guard.ts';
import { type LoadedList, listRows } from '../resource-calls.ts';
import type { ListOptions } from './list-options.ts';
import { ListScreen } from './list-screen.tsx';
import { hiddenColumns, viewsOf } from './views/list-preferences.ts';
import { isBare } from './views/view-address.ts';

/**
 * The page of a resource’s list: `clientLoader`, `handle`, `meta` and `Page` of a route. Search, filters, order and place live in
 * the URL; an address that the server does not understand leads to the plain list, one that asks for nothing to the
 * view that the person opens the list with.
 */
export function listPage<R extends Resource>(resource: R, options: ListOptions<R>) {
  const screen = options.screen ?? resource.many.replaceAll(' ', '-');

  async function clientLoader({ request }: { request: Request }) {
    requireSession(request, resource.access);
    const { pathname, search, searchParams } = new URL(request.url);
    try {
      const [list, hidden, views] = await Promise.all([
        listRows(resource, Object.fromEntries(searchParams)),
        hiddenColumns(screen),
        viewsOf(resource),
      ]);
      const opening = isBare(searchParams) && views.find(({ isDefault, query }) => isDefault && query !== '');
      if (opening) throw redirect(`${pathname}?${opening.query}`);
      return { list, hidden: hidden ?? [...(options.hidden ?? [])], views };
    } catch (error) {
      if (error instanceof ApiError && error.status === 400 && search !== '') throw redirect(pathname);
      throw error;
    }
  }

  function Page() {
    const { list, ...kept } = useLoaderData<typeof clientLoader>();
    return <ListScreen resource={resource} options={options} list={list as LoadedList<R>} screen={screen} {...kept} />;
  }

  const early: EarlyCall[] = [
    { path: resource.list.path, roles: resource.access, hasQuery: true },
    { path: listPreferences.path },
  ];
  return { clientLoader, Page, handle: { early }, meta: () => privateMeta(options.title) };
}
