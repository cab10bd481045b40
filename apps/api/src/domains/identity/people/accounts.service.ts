import type { StaffAccountForm } from '@adunni/contracts/identity/people-forms';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import { refuseTaken } from '../../../kit/database/constraint-errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { UNUSABLE_PASSWORD } from '../passwords.ts';
import { issueToken } from '../recovery/mailed-tokens.ts';
import { users } from '../tables.ts';
import { colleagueEmail } from './email-templates.ts';

const EMAIL_TAKEN = { email: 'An account with this email already exists. Change its role instead.' };

/**
 * Opens an account for a colleague, which nobody can enter until its owner sets a password by the mailed link. Setting
 * it proves the address too. Throws 400 for a taken address.
 */
export function openStaffAccount(ctx: StaffCtx, form: StaffAccountForm): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const values = { ...form, passwordHash: UNUSABLE_PASSWORD, createdAt: ctx.clock() };
    const insert = tx.insert(users).values(values).returning({ _id: users._id });
    const [person] = await refuseTaken('users_email', EMAIL_TAKEN, insert.execute());
    if (!person) throw new Error('the person was not stored');
    const token = await issueToken(ctx, tx, person._id, 'reset-password');
    await sendMail(ctx, tx, 'staff-account', form.email, colleagueEmail(form, ctx.viewer.firstName, token));
    return person._id;
  });
}
