import { layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes';
import * as audit from './domains/audit/routes.ts';
import * as bookings from './domains/bookings/staff/routes.ts';
import * as cart from './domains/cart/routes.ts';
import * as categories from './domains/catalog/categories/routes.ts';
import * as products from './domains/catalog/products/routes.ts';
import * as coupons from './domains/coupons/routes.ts';
import * as dashboard from './domains/dashboard/routes.ts';
import * as people from './domains/identity/people/routes.ts';
import * as makers from './domains/makers/routes.ts';
import * as newsletter from './domains/newsletter/routes.ts';
import * as orders from './domains/orders/staff/routes.ts';
import * as outbox from './domains/outbox/routes.ts';
import * as payouts from './domains/payouts/routes.ts';
import * as reviews from './domains/reviews/routes.ts';
import * as services from './domains/services/routes.ts';
import * as settings from './domains/settings/routes.ts';
import * as subscriptions from './domains/subscriptions/routes.ts';
import * as wishlist from './domains/wishlist/routes.ts';

/** What a domain adds to the staff areas, in its routes.ts; paths are relative to `/admin`, `/designer`, `/tailor`. */
interface StaffRoutes {
  adminRoutes?: RouteConfigEntry[];
  designerRoutes?: RouteConfigEntry[];
  tailorRoutes?: RouteConfigEntry[];
}

const DOMAINS: readonly StaffRoutes[] = [
  audit,
  bookings,
  cart,
  categories,
  coupons,
  dashboard,
  makers,
  orders,
  newsletter,
  outbox,
  payouts,
  people,
  products,
  reviews,
  services,
  settings,
  subscriptions,
  wishlist,
];

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
