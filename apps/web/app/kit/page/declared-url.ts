import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** What a page declares, in its `handle`, of the parameters that it is rendered by; all others only browsers see. */
export interface PageParameters {
  parameters?: readonly string[];
}

/** What the router itself asks for data by. */
const ROUTER_PARAMETERS = ['_routes', 'index'];
const DATA = /(?:\/_root)?\.data$/;
const MANIFEST = '/__manifest';

const trees = new WeakMap<ServerBuild, RouteObject[]>();

/** The URL with nothing but what the pages there declare, always in the same order: what renders alike is one URL. */
export function declaredUrl(build: ServerBuild, url: string): string {
  // Most visits come without parameters, and a cached page is answered faster than its address is taken apart.
  if (!url.includes('?')) return url;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === MANIFEST || searchParams.size === 0) return url;
  const tree = trees.get(build) ?? treeOf(build);
  trees.set(build, tree);
  const matches = matchRoutes(tree, pathname.replace(DATA, '') || '/') ?? [];
  const declared = matches.flatMap(({ route }) => (route.handle as PageParameters | undefined)?.parameters ?? []);
  const names = new Set([...declared, ...(DATA.test(pathname) ? ROUTER_PARAMETERS : [])]);
  const kept = [...names].sort().flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  const query = new URLSearchParams(kept).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** The routes of the build as the router matches them. */
function treeOf({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  return all
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive, module: { handle } }) => ({
      ...{ id, handle },
      ...(path !== undefined && { path }),
      ...(caseSensitive !== undefined && { caseSensitive }),
      ...(index ? { index: true as const } : { children: treeOf({ routes } as ServerBuild, id) }),
    }));
}
