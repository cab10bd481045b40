import type { SetStage } from '@adunni/contracts/asoebi/sets';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { asoEbiOrders, asoEbiSets } from '../../domains/asoebi/placing/tables.ts';
import { handOut, moveWorkSets } from '../../domains/asoebi/production/stages.service.ts';
import type { Act } from './guests.ts';
import type { Begun, Past } from './replay.ts';

/** Sets of orders that are so old come to a stage, so many days ago. */
export interface Progress {
  daysAgo: number;
  to: 'in-production' | 'ready' | 'collected';
  orderedBefore: number;
}

const BEFORE = { 'in-production': 'measured', ready: 'in-production', collected: 'ready' } as const;

/** What makers make of what is ordered, and what hosts hand out. */
export const makingActs = (past: Past, begun: Begun, progress: readonly Progress[]): Act[] =>
  progress.map(({ daysAgo, to, orderedBefore }) => ({
    at: past.at(daysAgo),
    async run(at) {
      if (to === 'collected') {
        const setIds = await setsAt(past, begun, 'ready', orderedBefore);
        return handOut(past.as(begun.host, at), begun._id, { setIds, isHandedOut: true });
      }
      for (const [place, { person, invitationId }] of begun.workshops.entries()) {
        const setIds = await setsAt(past, begun, BEFORE[to], orderedBefore, begun.form.groups[place]?._id);
        await moveWorkSets(past.as(person, at), invitationId, { setIds, to });
      }
    },
  }));

/** Sets at a stage, of orders that are so old. */
async function setsAt(past: Past, { _id: eventId }: Begun, stage: SetStage, days: number, groupId?: string) {
  const rows = await past.tx
    .select({ _id: asoEbiSets._id })
    .from(asoEbiSets)
    .innerJoin(asoEbiOrders, eq(asoEbiOrders._id, asoEbiSets.orderId))
    .where(
      and(
        ...[eq(asoEbiOrders.eventId, eventId), eq(asoEbiSets.stage, stage), isNull(asoEbiSets.cancelledAt)],
        lte(asoEbiOrders.createdAt, past.at(days)),
        groupId ? eq(asoEbiOrders.groupId, groupId) : undefined,
      ),
    );
  return rows.map(({ _id }) => _id);
}
