import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { DOMAINS } from './domains.ts';
import type { ShopPage } from './kit/domain-pages.ts';

const routeOf = ({ path, file }: ShopPage): RouteConfigEntry => route(path, `domains/${file}`);

/** The pages of all domains in the shop. */
export const shopRoutes: RouteConfigEntry[] = DOMAINS.flatMap(({ shop = [] }) =>
  shop.map((each) => ('frame' in each ? layout(`domains/${each.frame}`, each.pages.map(routeOf)) : routeOf(each))),
);
