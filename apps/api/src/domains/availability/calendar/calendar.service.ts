import type { BlockForm, DaysForm, ProviderForm } from '@adunni/contracts/availability/forms';
import { bookingErrors } from '@adunni/contracts/bookings/errors';
import { commonErrors } from '@adunni/contracts/errors';
import { isStaff } from '@adunni/contracts/roles';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import { extensionOf } from '../../../kit/domain.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { refreshWorkshop } from '../next-free.service.ts';
import { availabilityBlocks, availabilityDays, providers } from '../tables.ts';
import { workshopOf } from './calendar.queries.ts';
import { changeHours } from './change-hours.service.ts';

const only = <T>([row]: T[]): T => {
  if (!row) throw new Refusal(commonErrors.not_found);
  return row;
};

/** Which workshops’ rows the caller may change, by the column that says whose a row is. */
const ownBy = ({ viewer }: StaffCtx, makerId: SQL | typeof providers.makerId): SQL | undefined =>
  isStaff(viewer.role) ? undefined : sql`${makerId} = (select m.id from ${makers} m where m.user_id = ${viewer._id})`;

/** Locks somebody of a workshop that the caller may change. Throws 404. */
async function lockProvider(ctx: StaffCtx, tx: Tx, providerId: string) {
  return only(
    await tx
      .select()
      .from(providers)
      .where(and(eq(providers._id, providerId), ownBy(ctx, providers.makerId)))
      .for('no key update'),
  );
}

/** Adds somebody to a workshop, behind those who are there. */
export async function addProvider(ctx: StaffCtx, asked: string | undefined, values: ProviderForm): Promise<string> {
  return staffWrite(ctx, async (tx) => {
    const makerId = await workshopOf(ctx, tx, asked);
    const position = sql<number>`(select count(*)::int from providers where maker_id = ${makerId})`;
    const insert = tx.insert(providers).values({ ...values, makerId, position });
    return only(await insert.returning({ _id: providers._id }))._id;
  });
}

/**
 * Changes somebody’s hours, name or zone. Throws 404, and 409 when someone else changed them meanwhile or with the bookings
 * that would lie outside, unless the caller knows of them.
 */
export async function updateProvider(
  ctx: StaffCtx,
  providerId: string,
  { version, values, despiteBookings }: { version: number; values: ProviderForm; despiteBookings: boolean },
): Promise<number> {
  return staffWrite(ctx, async (tx) => {
    const is = await lockProvider(ctx, tx, providerId);
    if (is.version !== version) throw new Refusal(commonErrors.stale);
    const change = tx
      .update(providers)
      .set({ ...values, version: version + 1 })
      .where(eq(providers._id, providerId));
    await changeHours(ctx, tx, { makerId: is.makerId, providerId, despiteBookings }, () => change);
    await refreshWorkshop(tx, ctx.clock(), is.makerId);
    return version + 1;
  });
}

/**
 * Sets other hours for some days. Throws 404 when the person is not of the workshop, 409 with the bookings that would lie
 * outside, unless the caller knows of them.
 */
export async function addDays(ctx: StaffCtx, asked: string | undefined, form: DaysForm): Promise<string> {
  const { despiteBookings, ...values } = form;
  return staffWrite(ctx, async (tx) => {
    const makerId = await workshopOf(ctx, tx, asked);
    if (values.providerId && (await lockProvider(ctx, tx, values.providerId)).makerId !== makerId)
      throw new Refusal(commonErrors.not_found);
    const insert = tx.insert(availabilityDays).values({ ...values, makerId });
    const hours = { makerId, providerId: values.providerId, despiteBookings };
    const { _id } = only(await changeHours(ctx, tx, hours, () => insert.returning({ _id: availabilityDays._id })));
    await refreshWorkshop(tx, ctx.clock(), makerId);
    return _id;
  });
}

/** Lets the week’s hours hold again. Throws 404. */
export async function removeDays(ctx: StaffCtx, daysId: string): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const gone = tx
      .delete(availabilityDays)
      .where(and(eq(availabilityDays._id, daysId), ownBy(ctx, sql`${availabilityDays.makerId}`)));
    const { makerId } = only(await gone.returning({ makerId: availabilityDays.makerId }));
    await refreshWorkshop(tx, ctx.clock(), makerId);
  });
}

/**
 * Keeps some of somebody’s time free. Bookings in it stand; throws 409 with them unless the caller knows of them, 404 for
 * somebody of another workshop.
 */
export async function addBlock(ctx: StaffCtx, form: BlockForm): Promise<string> {
  const { providerId, note } = form;
  const span = { startsAt: form.startsAt, endsAt: form.endsAt };
  return staffWrite(ctx, async (tx) => {
    const { makerId } = await lockProvider(ctx, tx, providerId);
    const bookings = form.despiteBookings ? [] : await extensionOf('bookingsOfProvider')(tx, providerId, span);
    if (bookings.length > 0) throw new Refusal(bookingErrors.bookings_in_the_way, { alternatives: { bookings } });
    const insert = tx.insert(availabilityBlocks).values({ providerId, note, ...span });
    const { _id } = only(await insert.returning({ _id: availabilityBlocks._id }));
    await refreshWorkshop(tx, ctx.clock(), makerId);
    return _id;
  });
}

/** Opens time again that was kept free. Throws 404. */
export async function removeBlock(ctx: StaffCtx, blockId: string): Promise<void> {
  await staffWrite(ctx, async (tx) => {
    const own = tx.select({ _id: providers._id }).from(providers).where(ownBy(ctx, providers.makerId));
    const gone = tx
      .delete(availabilityBlocks)
      .where(and(eq(availabilityBlocks._id, blockId), inArray(availabilityBlocks.providerId, own)));
    const { providerId } = only(await gone.returning({ providerId: availabilityBlocks.providerId }));
    const { makerId } = await lockProvider(ctx, tx, providerId);
    await refreshWorkshop(tx, ctx.clock(), makerId);
  });
}
