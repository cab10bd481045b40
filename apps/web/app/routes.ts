import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { shopRoutes } from './shop-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export default [
  ...staffRoutes,
  layout('shell/site-layout.tsx', [
    index('shell/home/home.page.tsx'),
    ...shopRoutes,
    route('about', 'shell/about/about.page.tsx'),
    route('trust', 'shell/trust.page.tsx'),
    route('404', 'shell/not-found.page.tsx'),
    route('unauthorized', 'shell/unauthorized.page.tsx'),
    route('*', 'shell/unknown-path.ts'),
  ]),
] satisfies RouteConfig;
