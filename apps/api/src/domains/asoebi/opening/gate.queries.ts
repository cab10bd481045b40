import { type Missing, whatIsMissing } from '@adunni/contracts/asoebi/missing';
import { toNaira } from '@adunni/contracts/money';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { shopDay } from '../../../kit/shop-days.rules.ts';
import { makers } from '../../makers/tables.ts';
import { isAsAgreed } from '../proposals/rules.ts';
import { asoEbiInvitations, asoEbiProposals } from '../proposals/tables.ts';
import { presentHosted } from '../queries.ts';
import { asoEbiGroups, asoEbiPackages, type EventRow } from '../tables.ts';

/** What keeps an event from opening: a step of the draft, or its makers. */
export type NotReady = { step: Missing['step'] | 'makers'; text: string };

/** What an event lacks before guests may order: of its draft, and a maker of every group who agreed to what it says. */
export async function findMissing(db: Db | Tx, event: EventRow, now: Date): Promise<NotReady[]> {
  const { groups, handovers } = await presentHosted(db, event, now);
  const draft = {
    ...event,
    groups: groups.map((group) => ({
      ...group,
      packages: group.packages.map((pack) => ({ ...pack, price: pack.price === null ? null : toNaira(pack.price) })),
    })),
    handovers: handovers.map((handover) => ({ ...handover, price: toNaira(handover.price) })),
  };
  const makersOf = [...(await makersMissing(db, event)), ...(await makersGone(db, event._id))];
  return [...whatIsMissing(draft, shopDay(now)), ...makersOf];
}

async function makersMissing(db: Db | Tx, { _id: eventId }: EventRow): Promise<NotReady[]> {
  const groups = await db
    .select()
    .from(asoEbiGroups)
    .where(eq(asoEbiGroups.eventId, eventId))
    .orderBy(asc(asoEbiGroups.position));
  const packages = await db
    .select()
    .from(asoEbiPackages)
    .where(
      inArray(
        asoEbiPackages.groupId,
        groups.map(({ _id }) => _id),
      ),
    );
  const agreed = await db
    .select({ groupId: asoEbiInvitations.groupId, lines: asoEbiProposals.lines })
    .from(asoEbiProposals)
    .innerJoin(asoEbiInvitations, eq(asoEbiInvitations._id, asoEbiProposals.invitationId))
    .where(and(eq(asoEbiInvitations.eventId, eventId), eq(asoEbiProposals.status, 'accepted')));
  return groups.flatMap(({ _id, name, makerId }) => {
    const called = name || 'each group';
    if (makerId === null) return [{ step: 'makers' as const, text: `Choose a maker for ${called}.` }];
    const lines = agreed.find(({ groupId }) => groupId === _id)?.lines ?? [];
    const isAgreed = packages
      .filter(({ groupId }) => groupId === _id)
      .every((pack) =>
        isAsAgreed(
          pack,
          lines.find(({ packageId }) => packageId === pack._id),
        ),
      );
    const text = `The packages of ${called} have changed since its maker agreed. Ask for a new proposal.`;
    return isAgreed ? [] : [{ step: 'makers' as const, text }];
  });
}

/** Groups of an event whose maker has no open workshop any more. */
export async function makersGone(db: Db | Tx, eventId: string): Promise<NotReady[]> {
  const groups = await db
    .select({ name: asoEbiGroups.name, maker: makers.name })
    .from(asoEbiGroups)
    .innerJoin(makers, eq(makers._id, asoEbiGroups.makerId))
    .where(and(eq(asoEbiGroups.eventId, eventId), ne(makers.status, 'approved')))
    .orderBy(asc(asoEbiGroups.position));
  return groups.map(({ name, maker }) => ({
    step: 'makers',
    text: `${maker} can’t make the sets of ${name} any more.`,
  }));
}
