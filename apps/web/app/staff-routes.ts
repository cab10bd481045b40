import { layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { DOMAINS } from './domains.ts';

function area(name: 'admin' | 'designer' | 'tailor'): RouteConfigEntry[] {
  return [
    route(name, 'shell/staff/area-home.ts', { id: name }),
    layout('shell/staff/staff-layout.tsx', { id: `${name}-layout` }, [
      ...prefix(
        name,
        DOMAINS.flatMap((domain) => domain[`${name}Routes`] ?? []),
      ),
    ]),
  ];
}

/** The working areas of Admin and SuperAdmin, Designer and Tailor. */
export const staffRoutes: RouteConfigEntry[] = [...area('admin'), ...area('designer'), ...area('tailor')];
