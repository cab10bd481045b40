import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { DOMAINS } from './domains.ts';
import type { FramedPages, ShopPage } from './kit/domain-pages.ts';

/** A page’s route is named by its address, since several may be made by one module. */
const routeOf = ({ path, file }: ShopPage): RouteConfigEntry =>
  route(path, `domains/${file}`, { id: `shop-${path.replaceAll(/\W+/g, '-')}` });

const entryOf = (each: ShopPage | FramedPages): RouteConfigEntry =>
  'frame' in each ? layout(`domains/${each.frame}`, each.pages.map(routeOf)) : routeOf(each);

const pages = DOMAINS.flatMap(({ shop = [] }) => shop);

/** The pages of all domains in the shop; those of the signed-in person share one frame. */
export const shopRoutes: RouteConfigEntry[] = [
  ...pages.filter(({ inAccount }) => !inAccount).map(entryOf),
  layout('shell/account/account-layout.tsx', pages.filter(({ inAccount }) => inAccount).map(entryOf)),
];
