import { STAFF_ROLES } from '@adunni/contracts/roles';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { users } from '../../identity/tables.ts';
import { isWorkingDay } from '../../settings/rules.ts';
import { lateListEmail } from '../email-templates.ts';
import { lateLists, tickets } from '../tables.ts';
import { getTargets } from './targets.queries.ts';

/** How many a mail names. */
const NAMED = 50;

/** Mails all staff once a working day what is late and theirs, or nobody’s. */
export async function mailLateTickets(deps: Deps): Promise<void> {
  const now = deps.clock();
  const day = shopDay(now);
  if (!isWorkingDay(day, (await getTargets(deps.db)).time)) return;
  await deps.db.transaction(async (tx) => {
    const [first] = await tx.insert(lateLists).values({ day }).onConflictDoNothing().returning();
    if (!first) return;
    const staff = await tx
      .select({ _id: users._id, email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(inArray(users.role, [...STAFF_ROLES]), eq(users.status, 'active')))
      .orderBy(asc(users._id));
    for (const { _id, email, firstName } of staff) {
      const late = await tx
        .select({
          number: tickets.number,
          subject: tickets.subject,
          dueAt: tickets.dueAt,
          assigneeId: tickets.assigneeId,
        })
        .from(tickets)
        .where(and(lt(tickets.dueAt, now), or(eq(tickets.assigneeId, _id), isNull(tickets.assigneeId))))
        .orderBy(asc(tickets.dueAt))
        .limit(NAMED);
      if (late.length > 0) await sendMail(deps, tx, 'tickets-late', email, lateListEmail(firstName, late));
    }
  });
}
