import type { LoadedMailRecord, LoadedMailRow } from '@adunni/contracts/outbox/outbox';
import { STAFF_ROLES } from '@adunni/contracts/roles';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { allRows, type StaffCtx } from '../../kit/crud/declaration.ts';
import { contains } from '../../kit/database/contains.ts';
import { mails } from '../../kit/mail/tables.ts';
import { users } from '../identity/tables.ts';

/** The key in a link that lets its holder in. */
const KEY = /([?&]token=)[\w.-]+/g;

/** Mails to those who run the marketplace are for the SuperAdmin only: one of them may hold a way into their account. */
const notToStaff = (): SQL => sql`lower(${mails.recipient}) not in
  (select lower(${users.email}) from ${users} where ${inArray(users.role, [...STAFF_ROLES])})`;

/** Which mails a list shows; their ids lie in the order of their making. */
export const outboxList = {
  table: mails,
  scope: { Admin: notToStaff, SuperAdmin: allRows },
  search: (words: string) => or(contains(mails.recipient, words), contains(mails.subject, words)),
  filters: {
    status: mails.status,
    kind: mails.kind,
  },
  sorts: { createdAt: mails._id },
};

/** Mails without their text. */
export async function loadMails({ db }: StaffCtx, ids: string[]): Promise<LoadedMailRow[]> {
  return db.select().from(mails).where(inArray(mails._id, ids));
}

/** A mail as it looks. Only a SuperAdmin of a house without a mail server sees links that let somebody in. */
export async function mailRecord(ctx: StaffCtx, id: string): Promise<LoadedMailRecord> {
  const [[row], [mail]] = await Promise.all([
    loadMails(ctx, [id]),
    ctx.db.select({ html: mails.html, text: mails.text }).from(mails).where(eq(mails._id, id)),
  ]);
  if (!row || !mail) throw new Error(`the mail ${id} went while it was read`);
  const isNeeded = ctx.viewer.role === 'SuperAdmin' && row.status === 'kept';
  const maskedAccount = (text: string) => (isNeeded ? text : text.replace(KEY, '$1…'));
  return { ...row, html: maskedAccount(mail.html), text: maskedAccount(mail.text) };
}
