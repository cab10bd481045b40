import { peopleErrors } from '@adunni/contracts/people-staff';
import { isStaff, ROLES, type Role } from '@adunni/contracts/roles';
import { Refusal } from '../../../kit/errors.ts';

/** A person as far as the rules look at them. */
export interface Subject {
  _id: string;
  role: Role;
}

/**
 * Refuses who may not change a person’s account: nobody their own, an Admin no account of staff.
 * Throws 422 `not_yourself`, 403 `staff_only_by_superadmin`.
 */
export function requireAuthority(caller: Subject, person: Subject): void {
  if (caller._id === person._id) throw new Refusal(peopleErrors.not_yourself);
  if (caller.role !== 'SuperAdmin' && isStaff(person.role)) throw new Refusal(peopleErrors.staff_only_by_superadmin);
}

/** Whether `requireAuthority` lets the caller pass. */
export const hasAuthority = (caller: Subject, person: Subject): boolean =>
  caller._id !== person._id && (caller.role === 'SuperAdmin' || !isStaff(person.role));

/** Roles that the caller may give to a person, without the present one. */
export const rolesToGive = (caller: Subject, person: Subject): Role[] =>
  hasAuthority(caller, person)
    ? ROLES.filter((role) => role !== person.role && (caller.role === 'SuperAdmin' || !isStaff(role)))
    : [];
