import { isStaff, ROLES, type Role } from '@adunni/contracts/roles';

/** A person as far as the rules look at them. */
export interface Subject {
  _id: string;
  role: Role;
}

/**
 * What keeps a caller from changing a person’s account, as the code of its refusal: nobody changes their own here, an
 * Admin none of staff. Null when nothing does.
 */
export function authorityProblem(caller: Subject, person: Subject): 'not_yourself' | 'staff_only_by_superadmin' | null {
  if (caller._id === person._id) return 'not_yourself';
  return caller.role !== 'SuperAdmin' && isStaff(person.role) ? 'staff_only_by_superadmin' : null;
}

/** Roles that the caller may give to a person, without the present one. */
export const assignableRoles = (caller: Subject, person: Subject): Role[] =>
  authorityProblem(caller, person)
    ? []
    : ROLES.filter((role) => role !== person.role && (caller.role === 'SuperAdmin' || !isStaff(role)));
