import { DASHBOARD_PATHS, type Role } from '@adunni/contracts/roles';

/** Where a notification leads: one path for everybody, or one by the role of who is told. */
export type PathFor = string | ((role: Role) => string);

/** The same page in each role’s working area: `inArea('/orders/…')` is `/designer/orders/…` for a Designer. */
export const inArea =
  (path: `/${string}`): PathFor =>
  (role) =>
    (DASHBOARD_PATHS[role] ?? '').replace(/\/dashboard$/, '') + path;

/** The path for one role. */
export const pathOf = (path: PathFor, role: Role): string => (typeof path === 'string' ? path : path(role));

/** Cause of the notice that somebody registered as a maker; it names them, so it goes when they do. */
export const causeOfRegistration = (userId: string): string => `registered:${userId}`;

/** How long a notification that was read is kept, in days. */
export const RETENTION_DAYS = 90;
