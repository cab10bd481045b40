import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { cartRoutes } from './domains/cart/routes.ts';
import { homeRoutes } from './domains/home/routes.ts';
import { identityRoutes } from './domains/identity/routes.ts';

export default [
  layout('shell/site-layout.tsx', [
    ...homeRoutes,
    ...cartRoutes,
    ...identityRoutes,
    route('404', 'shell/not-found.page.tsx'),
    route('unauthorized', 'shell/unauthorized.page.tsx'),
    route('*', 'shell/unknown-path.ts'),
  ]),
] satisfies RouteConfig;
