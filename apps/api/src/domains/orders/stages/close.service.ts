import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { Refusal } from '../../../kit/errors.ts';
import { getSettings } from '../../settings/queries.ts';
import { orderParts, stageEvents } from '../tables.ts';
import { advanceStage } from './stages.service.ts';

const AT_ONCE = 500;

/** Closes the parts that were delivered longer ago than the fit window; running it twice at once changes nothing. */
export async function closeDelivered(deps: Deps): Promise<void> {
  await dateDeliveries(deps);
  const { fitWindowDays } = await getSettings(deps.db);
  const before = new Date(deps.clock().getTime() - fitWindowDays * DAY_MS);
  const due = await deps.db
    .select({ _id: orderParts._id, version: orderParts.version })
    .from(orderParts)
    .where(and(eq(orderParts.stage, 'delivered'), lte(orderParts.deliveredAt, before)))
    .orderBy(asc(orderParts.deliveredAt))
    .limit(AT_ONCE);
  const step = { to: 'closed', note: '', actorId: null, makerId: null } as const;
  for (const { _id: partId, version } of due)
    await deps.db
      .transaction((tx) => advanceStage(deps, tx, { ...step, partId, version }))
      .catch((error) => {
        // Somebody else, or the same job elsewhere, was faster.
        if (!(error instanceof Refusal)) deps.log.error(error, `part ${partId} stays open`);
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
