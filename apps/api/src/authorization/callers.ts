import { ROLES, type Role } from '@adunni/contracts/roles';

/** Everybody who may call: a visitor or a person of each role. */
export const CALLERS = ['visitor', ...ROLES] as const;
export type Caller = 'visitor' | Role;
/** What access control does with a caller: lets them in to the handler, or refuses with this status. */
export type Outcome = 'let in' | 401 | 403;
/** What becomes of each caller of each call of a domain, written down a second time: a slip in a declaration shows. */
export type AccessExpectations = Record<string, Record<Caller, Outcome>>;

const people = (outcome: Outcome) => Object.fromEntries(ROLES.map((role) => [role, outcome])) as Record<Role, Outcome>;

export const everyone: Record<Caller, Outcome> = { visitor: 'let in', ...people('let in') };
export const signedIn: Record<Caller, Outcome> = { visitor: 401, ...people('let in') };
/** Nobody is let in without a subscription that gives access, whatever their role. */
export const premium: Record<Caller, Outcome> = { visitor: 401, ...people(403) };

/** Only these roles. */
export const only = (...roles: Role[]): Record<Caller, Outcome> => ({
  visitor: 401,
  ...people(403),
  ...Object.fromEntries(roles.map((role) => [role, 'let in'])),
});
export const staff = only('Admin', 'SuperAdmin');
export const makersOnly = only('Designer', 'Tailor');
export const designersAndStaff = only('Designer', 'Admin', 'SuperAdmin');
export const makersAndStaff = only('Designer', 'Tailor', 'Admin', 'SuperAdmin');

/** The calls of a resource below a path, as far as it has them. */
export const LIST_CALLS = ['GET', 'GET /export.csv', 'GET /:_id'] as const;
export const WRITE_CALLS = [...LIST_CALLS, 'POST', 'PUT /:_id', 'POST /actions'] as const;
export const resource = (path: string, calls: readonly string[], who: Record<Caller, Outcome>) =>
  Object.fromEntries(
    calls.map((call) => {
      const [method, below = ''] = call.split(' ');
      return [`${method} ${path}${below}`, who];
    }),
  );
