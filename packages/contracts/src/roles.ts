/** Every role a person can have; a visitor has none. */
export const ROLES = ['Customer', 'Designer', 'Tailor', 'Admin', 'SuperAdmin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that run the marketplace. */
export const STAFF_ROLES = ['Admin', 'SuperAdmin'] as const satisfies readonly Role[];
/** Roles that sell and sew. */
export const MAKER_ROLES = ['Designer', 'Tailor'] as const satisfies readonly Role[];
/** Roles that a person may choose when registering. */
export const REGISTRABLE_ROLES = ['Customer', 'Designer', 'Tailor'] as const satisfies readonly Role[];

/** Whether a role runs the marketplace. */
export const isStaff = (role: Role): boolean => (STAFF_ROLES as readonly Role[]).includes(role);
/** Whether a role sells and sews. */
export const isMaker = (role: Role): boolean => (MAKER_ROLES as readonly Role[]).includes(role);

/** Home of each role's working area; customers have none. */
export const DASHBOARD_PATHS: Partial<Record<Role, string>> = {
  Admin: '/admin/dashboard',
  SuperAdmin: '/admin/dashboard',
  Designer: '/designer/dashboard',
  Tailor: '/tailor/dashboard',
};
