import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { staffPages } from './domains.ts';
import type { Area } from './kit/domain-pages.ts';

/** A page’s route is named by its address, since areas share pages, and one page adds and changes. */
const area = (name: Area): RouteConfigEntry[] => [
  route(name, 'shell/staff/area-home.ts', { id: name }),
  layout(
    'shell/staff/staff-layout.tsx',
    { id: `${name}-layout` },
    staffPages(name).map(({ path, file }) =>
      route(`${name}/${path}`, `domains/${file}`, { id: `${name}-${path.replaceAll(/\W+/g, '-')}` }),
    ),
  ),
];

/** The working areas of Admin and SuperAdmin, Designer and Tailor. */
export const staffRoutes: RouteConfigEntry[] = [...area('admin'), ...area('designer'), ...area('tailor')];
