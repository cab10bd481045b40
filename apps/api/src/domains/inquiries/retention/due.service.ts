import { and, asc, gt, lte } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { shopDayLabel } from '../../../kit/shop-days.rules.ts';
import { notify, notifyStaff } from '../../notifications/service.ts';
import { notificationKinds } from '../notification-kinds.ts';
import { warnedFor } from '../rules.ts';
import { type InquiryRow, inquiries, isDue } from '../tables.ts';

/** Tells staff of requests about personal data a week before they are due, and when they are; once each. */
export async function warnOfDue(deps: Deps): Promise<void> {
  const now = deps.clock();
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select()
        .from(inquiries)
        .where(and(isDue(inquiries), lte(inquiries.dueAt, warnedFor(now)), gt(inquiries._id, after)))
        .orderBy(asc(inquiries._id))
        .limit(limit),
    (inquiry) => warn(deps, inquiry, now),
    ({ number }) => `nobody is told that ${number} is due`,
  );
}

async function warn(deps: Deps, { _id, number, dueAt, assigneeId }: InquiryRow, now: Date): Promise<void> {
  if (!dueAt) return;
  const isOverdue = dueAt <= now;
  const notice = {
    kind: notificationKinds.due,
    title: isOverdue ? `Overdue: ${number}` : `${number} is due on ${shopDayLabel(dueAt)}`,
    text: 'This request about personal data is still open.',
    path: `/admin/support/inquiries/${_id}`,
    // One who is told of a cause is not told again.
    cause: `inquiry-due:${_id}:${isOverdue ? 'over' : 'soon'}`,
  };
  await deps.db.transaction((tx) =>
    assigneeId ? notify(deps, tx, { ...notice, userIds: [assigneeId] }) : notifyStaff(deps, tx, notice),
  );
}
