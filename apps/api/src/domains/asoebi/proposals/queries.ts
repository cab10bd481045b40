import type { LoadedMakerInvitation, LoadedMakerWork, LoadedProposal } from '@adunni/contracts/asoebi/proposals';
import { commonErrors } from '@adunni/contracts/errors';
import { and, asc, count, desc, eq, getTableColumns, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { makers } from '../../makers/tables.ts';
import { getSettings } from '../../settings/queries.ts';
import { withBases } from '../bases/bases.queries.ts';
import { countTalk, stateOfTalk } from '../conversation/queries.ts';
import { pricingOf, withDesigns } from '../designs/designs.queries.ts';
import { forGroup } from '../opening/held.rules.ts';
import { isHandedOver, NOTHING_TO_DO, setsToDo } from '../production/to-do.queries.ts';
import { asoEbiEvents, asoEbiGroups, asoEbiHandovers, asoEbiPackages } from '../tables.ts';
import { statusOf } from './rules.ts';
import { asoEbiInvitations, asoEbiProposals } from './tables.ts';

/** The makers that are invited to an event, each with what they propose. */
export async function presentInvitations(db: Db | Tx, eventId: string, now: Date): Promise<LoadedMakerInvitation[]> {
  const rows = await db
    .select({
      ...{ invitation: getTableColumns(asoEbiInvitations), name: makers.name, slug: makers.slug },
      event: { day: asoEbiEvents.day, cancelledAt: asoEbiEvents.cancelledAt },
      talk: countTalk('customer'),
    })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .innerJoin(makers, eq(makers._id, asoEbiInvitations.makerId))
    .where(eq(asoEbiInvitations.eventId, eventId))
    .orderBy(asc(asoEbiInvitations._id));
  const proposals = await proposalsOf(
    db,
    rows.map(({ invitation }) => invitation._id),
    now,
  );
  return rows.map(({ invitation: { makerId, createdAt, ...invitation }, name, slug, event, talk }) => ({
    ...invitation,
    maker: { _id: makerId, name, slug },
    invitedAt: createdAt,
    proposals: proposals.get(invitation._id) ?? [],
    talk: stateOfTalk(talk, invitation.status, event, now),
  }));
}

/** What is proposed under invitations, the latest of each first. */
async function proposalsOf(
  db: Db | Tx,
  invitationIds: readonly string[],
  now: Date,
): Promise<Map<string, LoadedProposal[]>> {
  const rows = await db
    .select()
    .from(asoEbiProposals)
    .where(inArray(asoEbiProposals.invitationId, [...invitationIds]))
    .orderBy(desc(asoEbiProposals.version));
  return Map.groupBy(
    rows.map((row) => ({ ...row, status: statusOf(row, now) })),
    ({ invitationId }) => invitationId,
  );
}

/** The groups that a workshop is invited to, makes sets for or sews, those invited last first. */
export const findWork = (db: Db | Tx, makerId: string, now: Date): Promise<LoadedMakerWork[]> =>
  presentWork(db, makerId, or(stillKnown, agreed), now);

/** One of them. Throws 404 for what is another workshop’s. */
export async function findOneWork(
  db: Db | Tx,
  makerId: string,
  invitationId: string,
  now: Date,
): Promise<LoadedMakerWork> {
  const [work] = await presentWork(db, makerId, eq(asoEbiInvitations._id, invitationId), now);
  if (!work) throw new Refusal(commonErrors.not_found);
  return work;
}

const agreed = eq(asoEbiInvitations.status, 'agreed');
/** A cancelled event leaves the lists of those who were only asked. */
const stillKnown = and(ne(asoEbiInvitations.status, 'ended'), ne(asoEbiEvents.status, 'cancelled'));

/** That a workshop was asked to make it, or sews what another one makes. */
const isWorkOf = (makerId: string): SQL | undefined =>
  or(eq(asoEbiInvitations.makerId, makerId), and(eq(asoEbiInvitations.tailorId, makerId), agreed));

/** The deliveries of events, in their order. */
const deliveriesOf = (db: Db | Tx, eventIds: readonly string[]) =>
  db
    .select()
    .from(asoEbiHandovers)
    .where(and(inArray(asoEbiHandovers.eventId, [...eventIds]), eq(asoEbiHandovers.kind, 'delivery')))
    .orderBy(asc(asoEbiHandovers.position));

/** How many groups wait for a workshop’s first proposal, by its person. */
export async function countInvited(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .innerJoin(makers, eq(makers._id, asoEbiInvitations.makerId))
    .where(and(eq(makers.userId, userId), eq(asoEbiInvitations.status, 'invited'), stillKnown));
  return row?.rows ?? 0;
}

/** A package as who only sews it sees it. */
const withoutPrices = (pack: LoadedMakerWork['packages'][number]): LoadedMakerWork['packages'][number] => ({
  ...{ ...pack, price: null },
  design: pack.design && { ...pack.design, pricing: null },
});

/** A tailor who only sews sees what is sewn, and neither prices nor what is written with the host. */
async function presentWork(
  db: Db | Tx,
  makerId: string,
  where: SQL | undefined,
  now: Date,
): Promise<LoadedMakerWork[]> {
  const rows = await db
    .select({
      invitation: getTableColumns(asoEbiInvitations),
      event: getTableColumns(asoEbiEvents),
      group: getTableColumns(asoEbiGroups),
      tailor: { _id: makers._id, name: makers.name },
      talk: countTalk('worker'),
      isHandedOver,
    })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiInvitations.groupId))
    .leftJoin(makers, eq(makers._id, asoEbiInvitations.tailorId))
    .where(and(isWorkOf(makerId), where))
    .orderBy(desc(asoEbiInvitations.createdAt), desc(asoEbiInvitations._id));
  const groupIds = rows.map(({ group }) => group._id);
  const stored = await db
    .select()
    .from(asoEbiPackages)
    .where(inArray(asoEbiPackages.groupId, groupIds))
    .orderBy(asc(asoEbiPackages.position));
  const pricing = await pricingOf(db, makerId, stored);
  const packages = (await withDesigns(db, await withBases(db, stored, now))).map((pack) => ({
    ...pack,
    design: pack.design && { ...pack.design, pricing: pricing.get(pack._id) ?? null },
  }));
  const proposals = await proposalsOf(
    db,
    rows.map(({ invitation }) => invitation._id),
    now,
  );
  const deliveries = await deliveriesOf(
    db,
    rows.map(({ event }) => event._id),
  );
  const { asoEbiCommissionPercent: commissionPercent } = await getSettings(db);
  const toDo = await setsToDo(db, makerId);
  return rows.map(
    ({ invitation: { _id, status, note, makerId: madeBy }, event, group, tailor, talk, isHandedOver: isOver }) => {
      const isMaker = madeBy === makerId;
      const ofGroup = packages.filter(({ groupId }) => groupId === group._id);
      return {
        ...{ _id, status, note: isMaker ? note : '', event, group, tailor },
        isHeld: forGroup(event, group).heldAt !== null,
        as: isMaker ? ('maker' as const) : ('tailor' as const),
        toDo: toDo.get(_id) ?? NOTHING_TO_DO,
        isHandedOver: isOver,
        packages: isMaker ? ofGroup : ofGroup.map(withoutPrices),
        proposals: isMaker ? (proposals.get(_id) ?? []) : [],
        rates: isMaker ? { commissionPercent, addsFee: event.feeBearer === 'guests' } : null,
        deliveries: isMaker ? deliveries.filter(({ eventId }) => eventId === event._id) : [],
        talk: isMaker ? stateOfTalk(talk, status, event, now) : null,
      };
    },
  );
}
