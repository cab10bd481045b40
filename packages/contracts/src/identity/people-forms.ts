import { z } from 'zod';
import { email, personName, version } from '../fields.ts';
import { ROLES, STAFF_ROLES } from '../roles.ts';

/** A colleague’s new account; they choose the password themselves by the link that is mailed to them. */
export const staffAccountForm = z.object({
  firstName: personName,
  lastName: personName,
  email,
  role: z.enum(STAFF_ROLES),
});
export type StaffAccountForm = z.output<typeof staffAccountForm>;

/** Another role for a person, as the caller saw the person. */
export const roleChange = z.object({ version, role: z.enum(ROLES) });
