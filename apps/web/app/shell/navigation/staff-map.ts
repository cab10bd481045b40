import { type Role, STAFF_ROLES } from '@adunni/contracts/roles';
import { staffPages } from '../../domains.ts';
import type { Area, StaffPage } from '../../kit/domain-pages.ts';
import { linksFor, type NavigationLink } from './navigation.ts';

// The staff navigation of the specification, section 2: domains add their pages to its groups.

export interface StaffGroup {
  label: string;
  links: readonly NavigationLink[];
}

interface AreaMap {
  /** What the top bar calls the area. */
  name: string;
  roles: readonly Role[];
  groups: readonly StaffGroup[];
  /** Screens that only the command palette offers. */
  further: readonly NavigationLink[];
}

const pathOf = (area: Area, { path }: StaffPage): string => `/${area}/${path}`;

/** Pages that exist and need no id in their address; navigation and command palette show no other. */
export const STAFF_PAGES: readonly string[] = (['admin', 'designer', 'tailor'] as const).flatMap((area) =>
  staffPages(area)
    .filter(({ path }) => !path.includes(':'))
    .map((page) => pathOf(area, page)),
);

/** The links to those pages of an area that have a name and stand in a group, or in none. */
const linksOf = (area: Area, group: string | undefined): NavigationLink[] =>
  staffPages(area).flatMap((page) =>
    page.label !== undefined && page.group === group
      ? [{ label: page.label, to: pathOf(area, page), ...(page.roles && { audience: page.roles }) }]
      : [],
  );

/** What can be begun from anywhere in an area. */
const actionsOf = (area: Area): NavigationLink[] =>
  staffPages(area).flatMap((page) =>
    (page.actions ?? []).map(({ label, query }) => ({
      ...{ label, to: `${pathOf(area, page)}?${query}` },
      ...(page.roles && { audience: page.roles }),
    })),
  );

const grouped = (area: Area, label: string): StaffGroup => ({ label, links: linksOf(area, label) });

const ADMIN_GROUPS: readonly StaffGroup[] = [
  grouped('admin', 'Dashboard'),
  grouped('admin', 'Users'),
  grouped('admin', 'Cultural'),
  grouped('admin', 'Products'),
  grouped('admin', 'Orders'),
  grouped('admin', 'Bookings'),
  grouped('admin', 'Services'),
  grouped('admin', 'Subscriptions'),
  grouped('admin', 'Virtual try-on'),
  grouped('admin', 'Support'),
  grouped('admin', 'Affiliates'),
  grouped('admin', 'Blog'),
  grouped('admin', 'Careers'),
  grouped('admin', 'System'),
];

/** What each area holds; Admin and SuperAdmin share one navigation. */
export const AREAS: Readonly<Record<Area, AreaMap>> = {
  admin: {
    name: 'Administration',
    roles: STAFF_ROLES,
    groups: ADMIN_GROUPS,
    further: linksOf('admin', undefined),
  },
  designer: {
    name: 'Design studio',
    roles: ['Designer'],
    groups: ['Dashboard', 'Products', 'Orders', 'Services', 'Bookings'].map((label) => grouped('designer', label)),
    further: linksOf('designer', undefined),
  },
  tailor: {
    name: 'Tailoring room',
    roles: ['Tailor'],
    groups: ['Dashboard', 'Orders', 'Services', 'Bookings'].map((label) => grouped('tailor', label)),
    further: linksOf('tailor', undefined),
  },
};

/** The area that a path lies in. Throws for a path outside of the staff areas, which no staff page has. */
export function areaOf(pathname: string): Area {
  const first = pathname.split('/')[1] ?? '';
  if (first in AREAS) return first as Area;
  throw new Error(`${pathname} lies in no staff area`);
}

const built = (links: readonly NavigationLink[], role: Role, pages: readonly string[]): NavigationLink[] =>
  linksFor(links, role).filter(({ to }) => pages.includes(to));

/** The groups of an area that a person of this role sees; those of which nothing is built are left out. */
export const staffGroups = (area: Area, role: Role, pages = STAFF_PAGES): StaffGroup[] =>
  AREAS[area].groups.flatMap(({ label, links }) => {
    const seen = built(links, role, pages);
    return seen.length > 0 ? [{ label, links: seen }] : [];
  });

/** Every screen of an area that a person of this role can be led to, and what they can begin there, for the palette. */
export const staffScreens = (area: Area, role: Role, pages = STAFF_PAGES): NavigationLink[] => [
  ...staffGroups(area, role, pages).flatMap(({ links }) => links),
  ...built(AREAS[area].further, role, pages),
  ...linksFor(actionsOf(area), role),
];

/** The entry of the navigation that a path belongs to: `/admin/products/edit/1` lies below Products. */
export function entryOf(pathname: string): NavigationLink | undefined {
  const lies = ({ to }: NavigationLink): boolean => {
    const stem = to.replace(/\/all$/, '');
    return pathname === to || pathname === stem || pathname.startsWith(`${stem}/`);
  };
  const links = AREAS[areaOf(pathname)].groups.flatMap((group) => group.links);
  return links.filter(lies).sort((a, b) => b.to.length - a.to.length)[0];
}

/** Who may open a staff page: the roles of its area, or fewer when its entry names them. */
export function rolesFor(pathname: string): readonly Role[] {
  const audience = entryOf(pathname)?.audience;
  return typeof audience === 'object' ? audience : AREAS[areaOf(pathname)].roles;
}
