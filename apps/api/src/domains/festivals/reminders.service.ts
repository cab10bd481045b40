import { nextDate } from '@adunni/contracts/festivals/dates';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import { forEachDue } from '../../kit/jobs/each.ts';
import { sendMail } from '../../kit/mail/outbox.ts';
import { shopDay } from '../../kit/shop-days.rules.ts';
import { users } from '../identity/tables.ts';
import { reminderEmail } from './email-templates.ts';
import { festivalReminders, festivals } from './tables.ts';

const ofFestival = (userId: string, festivalId: string) =>
  and(eq(festivalReminders.userId, userId), eq(festivalReminders.festivalId, festivalId));

/** How many days before the festival the person is reminded; null for never. */
export async function daysBeforeOf(db: Db | Tx, userId: string, festivalId: string): Promise<number | null> {
  const [row] = await db.select().from(festivalReminders).where(ofFestival(userId, festivalId));
  return row?.daysBefore ?? null;
}

/** Notes when the person is to be reminded, or forgets it; another lead is reminded of anew. */
export async function setReminder(
  { db, viewer, clock }: Ctx<Viewer>,
  festivalId: string,
  daysBefore: number | null,
): Promise<void> {
  if (daysBefore === null) {
    await db.delete(festivalReminders).where(ofFestival(viewer._id, festivalId));
    return;
  }
  await db
    .insert(festivalReminders)
    .values({ userId: viewer._id, festivalId, daysBefore, createdAt: clock() })
    .onConflictDoUpdate({
      target: [festivalReminders.userId, festivalReminders.festivalId],
      set: { daysBefore, sentFor: null },
      setWhere: sql`${festivalReminders.daysBefore} <> excluded.days_before`,
    });
}

/**
 * Reminds people of festivals, each once for its date, however many workers run and whatever was interrupted: that it was
 * sent is stored with its mail, or neither is. A date that moves is told of again.
 */
export async function remindOfFestivals(deps: Deps): Promise<void> {
  const rows = await deps.db.select().from(festivals).where(sql`${festivals.publishedAt} is not null`);
  const today = shopDay(deps.clock());
  for (const row of rows) {
    const next = nextDate(row, today);
    if (!next || next.startsOn <= today) continue;
    const isDue = and(
      eq(festivalReminders.festivalId, row._id),
      sql`${next.startsOn}::date - ${festivalReminders.daysBefore} <= ${today}::date`,
      sql`${festivalReminders.sentFor} is distinct from ${next.startsOn}::date`,
    );
    await forEachDue(
      deps,
      (after, limit) =>
        deps.db
          .select({ _id: festivalReminders.userId })
          .from(festivalReminders)
          .where(and(isDue, gt(festivalReminders.userId, after)))
          .orderBy(festivalReminders.userId)
          .limit(limit),
      ({ _id }) =>
        deps.db.transaction(async (tx) => {
          const told = await tx
            .update(festivalReminders)
            .set({ sentFor: next.startsOn })
            .where(and(isDue, eq(festivalReminders.userId, _id)))
            .returning();
          const [person] = told.length > 0 ? await tx.select().from(users).where(eq(users._id, _id)) : [];
          if (person?.status === 'active')
            await sendMail(deps, tx, 'festival-reminder', person.email, reminderEmail(person.firstName, row, next));
        }),
      ({ _id }) => `festival ${row._id}: no reminder for ${_id}`,
    );
  }
}

/** What the person’s file says of their reminders. */
export const remindersOf = (db: Db | Tx, userId: string) =>
  db
    .select({
      ...{ festival: festivals.title, daysBefore: festivalReminders.daysBefore },
      ...{ remindedOf: festivalReminders.sentFor, createdAt: festivalReminders.createdAt },
    })
    .from(festivalReminders)
    .innerJoin(festivals, eq(festivals._id, festivalReminders.festivalId))
    .where(eq(festivalReminders.userId, userId))
    .orderBy(festivals.title);

/** Forgets all reminders of a person. */
export async function eraseReminders(tx: Tx, userId: string): Promise<void> {
  await tx.delete(festivalReminders).where(eq(festivalReminders.userId, userId));
}
