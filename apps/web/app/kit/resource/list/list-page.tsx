import type { Resource } from '@adunni/contracts/resource';
import { redirect, useLoaderData } from 'react-router';
import { ApiError } from '../../api/call-api.ts';
import { privateMeta } from '../../page-meta.ts';
import { requireSession } from '../../session/guard.ts';
import { type LoadedList, listRows } from '../resource-calls.ts';
import { hiddenColumns } from './hidden-columns.ts';
import type { ListOptions } from './list-options.ts';
import { ListScreen } from './list-screen.tsx';

/**
 * The page of a resource’s list: `clientLoader`, `meta` and `Page` of a route. Search, filters, order and place live in
 * the URL; an address that the server does not understand leads to the plain list.
 */
export function listPage<R extends Resource>(resource: R, options: ListOptions<R>) {
  const screen = options.screen ?? resource.many.replaceAll(' ', '-');

  async function clientLoader({ request }: { request: Request }) {
    requireSession(request, resource.access);
    const { pathname, search, searchParams } = new URL(request.url);
    try {
      const [list, hidden] = await Promise.all([
        listRows(resource, Object.fromEntries(searchParams)),
        hiddenColumns(screen),
      ]);
      return { list, hidden: hidden ?? [...(options.hidden ?? [])] };
    } catch (error) {
      if (error instanceof ApiError && error.status === 400 && search !== '') throw redirect(pathname);
      throw error;
    }
  }

  function Page() {
    const { list, hidden } = useLoaderData<typeof clientLoader>() as { list: LoadedList<R>; hidden: string[] };
    return <ListScreen resource={resource} options={options} list={list} hidden={hidden} screen={screen} />;
  }

  return { clientLoader, Page, meta: () => privateMeta(options.title) };
}
