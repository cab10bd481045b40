import type { ErrorKind } from '@adunni/contracts/errors';
import { MAX_DAYS_AHEAD } from '@adunni/contracts/orders/staff-forms';
import { staffOrderErrors } from '@adunni/contracts/orders/work';
import { eq, sql } from 'drizzle-orm';
import { staffWrite } from '../../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../../kit/context.ts';
import { Refusal } from '../../../../kit/errors.ts';
import { dayEnd, daysAfter, shopDay } from '../../../../kit/shop-days.rules.ts';
import { wantedBy } from '../../measurements/queries.ts';
import { notifyDateChanged } from '../../notices/date-changed.service.ts';
import { orderParts, stageEvents } from '../../tables.ts';
import { lockPartFor } from '../lock.queries.ts';
import { canChangeDate } from '../rules.ts';

/** Another day for a part, as the caller saw it. `day` is one in Lagos. */
interface Promised {
  version: number;
  day: string;
  reason: string;
}

/**
 * Promises a part that is still made for the end of another day, from today to a year ahead; resolves to the order’s id.
 * Its customer and whoever works on it are told with the reason. Throws 404 for another maker’s part, 409 when it was
 * changed meanwhile, is ready or over, waits for measurements or is not the caller’s to promise, 422 for any other day.
 */
export const changeDate = (ctx: Ctx<Viewer>, partId: string, { version, day, reason }: Promised): Promise<string> =>
  staffWrite(ctx, async (tx) => {
    const { order, part, viewer } = await lockPartFor(ctx, tx, partId, version);
    if (viewer === 'tailor') throw new Refusal(staffOrderErrors.not_your_step);
    if (!canChangeDate(viewer, part, order.status)) throw new Refusal(staffOrderErrors.date_settled);
    if ((await wantedBy(tx, partId)).length > 0) throw new Refusal(staffOrderErrors.date_follows);
    checkDay(day, { now: ctx.clock(), present: part.readyBy });
    const readyBy = new Date(dayEnd(day).getTime() - 1);
    await tx
      .update(orderParts)
      .set({ readyBy, version: sql`${orderParts.version} + 1` })
      .where(eq(orderParts._id, partId));
    const event = { stage: part.stage, readyBy, note: reason, actorId: ctx.viewer._id, createdAt: ctx.clock() };
    await tx.insert(stageEvents).values({ partId, ...event });
    await notifyDateChanged(ctx, tx, order, { ...part, readyBy }, { reason, by: viewer });
    return order._id;
  });

/** Throws 422 unless `day` lies between today and a year ahead, and is another than the present one. */
function checkDay(day: string, { now, present }: { now: Date; present: Date }): void {
  const today = shopDay(now);
  if (day < today || day > daysAfter(today, MAX_DAYS_AHEAD)) throw refusal(staffOrderErrors.date_out_of_range);
  if (day === shopDay(present)) throw refusal(staffOrderErrors.date_unchanged);
}

const refusal = (error: ErrorKind): Refusal => new Refusal(error, { fields: { day: error.message } });
