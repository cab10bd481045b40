import type { getCalendar } from '@adunni/contracts/availability-staff';
import type { Answer } from '@adunni/contracts/endpoint';
import { commonErrors } from '@adunni/contracts/errors';
import { isStaff } from '@adunni/contracts/roles';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { StaffCtx } from '../../../kit/crud/declaration.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makerIdOf } from '../../makers/queries.ts';
import { makers } from '../../makers/tables.ts';
import { availabilityBlocks, availabilityDays, providers } from '../tables.ts';

const DAY_MS = 86_400_000;

/** The workshop that is meant: a maker’s own whatever they ask for, the named one for staff. Throws 404 without one. */
export async function workshopOf({ viewer }: StaffCtx, db: Db | Tx, asked: string | undefined): Promise<string> {
  if (!isStaff(viewer.role)) return makerIdOf(db, viewer._id);
  const known = asked ? await db.select({ _id: makers._id }).from(makers).where(eq(makers._id, asked)) : [];
  if (!known[0]) throw new Refusal(commonErrors.not_found);
  return known[0]._id;
}

/** A workshop’s people with their hours, and what holds from today on beside these. */
export async function findWorkshopCalendar(
  ctx: StaffCtx,
  asked: string | undefined,
): Promise<Answer<typeof getCalendar>> {
  const { db, clock } = ctx;
  const makerId = await workshopOf(ctx, db, asked);
  // A day may be over in London and not yet in Lagos.
  const since = new Date(clock().getTime() - DAY_MS);
  const [[maker], people, days] = await Promise.all([
    db.select({ _id: makers._id, name: makers.name }).from(makers).where(eq(makers._id, makerId)),
    db
      .select()
      .from(providers)
      .where(eq(providers.makerId, makerId))
      .orderBy(asc(providers.position), asc(providers._id)),
    db
      .select()
      .from(availabilityDays)
      .where(
        and(eq(availabilityDays.makerId, makerId), gte(availabilityDays.lastDay, since.toISOString().slice(0, 10))),
      )
      .orderBy(asc(availabilityDays.firstDay), asc(availabilityDays._id)),
  ]);
  const ids = people.map(({ _id }) => _id);
  const blocks =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(availabilityBlocks)
          .where(and(inArray(availabilityBlocks.providerId, ids), gte(availabilityBlocks.endsAt, clock())))
          .orderBy(asc(availabilityBlocks.startsAt), asc(availabilityBlocks._id));
  if (!maker) throw new Refusal(commonErrors.not_found);
  return {
    maker,
    providers: people,
    days,
    blocks: blocks.map(({ startsAt, endsAt, ...block }) => ({
      ...block,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}
