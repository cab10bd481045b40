import { and, asc, eq, gt, isNull, lte, not, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { forEachDue } from '../../../kit/jobs/each.ts';
import { isSuspendedMaker } from '../../makers/queries.ts';
import { getSettings } from '../../settings/queries.ts';
import { orderParts, stageEvents } from '../tables.ts';
import { advanceStage } from './stages.service.ts';

/** Closes the parts that were delivered longer ago than the fit window, but not of suspended makers; running it twice at once changes nothing. */
export async function closeDelivered(deps: Deps): Promise<void> {
  await dateDeliveries(deps);
  const { fitWindowDays } = await getSettings(deps.db);
  const before = new Date(deps.clock().getTime() - fitWindowDays * DAY_MS);
  const isDue = and(
    eq(orderParts.stage, 'delivered'),
    lte(orderParts.deliveredAt, before),
    not(isSuspendedMaker(orderParts.makerId)),
  );
  await forEachDue(
    deps,
    (after, limit) =>
      deps.db
        .select({ _id: orderParts._id, version: orderParts.version })
        .from(orderParts)
        .where(and(isDue, gt(orderParts._id, after)))
        .orderBy(asc(orderParts._id))
        .limit(limit),
    (part) => closePart(deps, part),
    ({ _id }) => `part ${_id} stays open`,
  );
}

async function closePart(deps: Deps, { _id: partId, version }: { _id: string; version: number }): Promise<void> {
  const step = { to: 'closed', note: '', actorId: null, makerId: null, partId, version } as const;
  await deps.db
    .transaction((tx) => advanceStage(deps, tx, step))
    .catch((error) => {
      // Somebody else, or the same job elsewhere, was faster.
      if (!(error instanceof Refusal)) throw error;
    });
}

/** Parts that were delivered before the moment was kept with them have it in their events. */
async function dateDeliveries({ db }: Deps): Promise<void> {
  const delivered = db
    .select({ at: sql`max(${stageEvents.createdAt})` })
    .from(stageEvents)
    .where(and(eq(stageEvents.partId, orderParts._id), eq(stageEvents.stage, 'delivered')));
  await db
    .update(orderParts)
    .set({ deliveredAt: sql`${delivered}` })
    .where(and(eq(orderParts.stage, 'delivered'), isNull(orderParts.deliveredAt)));
}
