import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Deps } from '../../../kit/context.ts';
import type { Tx } from '../../../kit/database/connect.ts';
import type { SuspendedWorkshop } from '../../makers/service.ts';
import { tellMaker } from '../proposals/notify.service.ts';
import { asoEbiInvitations } from '../proposals/tables.ts';
import { asoEbiEvents } from '../tables.ts';
import { tellStaffOf } from './notify.service.ts';
import { isSewnBy } from './open-matters.queries.ts';

/**
 * Tells the makers for whom a suspended workshop sews, who can sew or assign it to somebody else, and staff. As with orders,
 * it stays assigned until then.
 */
export async function handBackSewing(deps: Deps, tx: Tx, { _id: tailorId, name }: SuspendedWorkshop): Promise<void> {
  const rows = await tx
    .select({ invitation: getTableColumns(asoEbiInvitations), event: getTableColumns(asoEbiEvents) })
    .from(asoEbiInvitations)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiInvitations.eventId))
    .where(isSewnBy(tx, tailorId, ['draft', 'open']))
    .orderBy(asc(asoEbiInvitations._id));
  for (const { invitation, event } of rows)
    await tellMaker(deps, tx, invitation, {
      title: `${name} is not available to sew for ${event.title || 'an event'}`,
      text: 'Sew the sets in your workshop, or assign another tailor.',
      cause: `aso-ebi-tailor-suspended:${invitation._id}:${tailorId}:${deps.clock().toISOString()}`,
    });
  const events = new Map(rows.map(({ event }) => [event._id, event]));
  for (const event of events.values())
    await tellStaffOf(deps, tx, event, {
      title: `${name} is suspended and sews sets for ${event.title || 'an event'}`,
      text: 'Their maker has been told to sew these sets or assign another tailor.',
      cause: `tailor-suspended:${tailorId}`,
    });
}
