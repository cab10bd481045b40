import { guestErrors } from '@adunni/contracts/asoebi/guest';
import { and, eq, getTableColumns, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { asoEbiGuests, type GuestRow } from '../guests/tables.ts';
import { forGroup } from '../opening/held.rules.ts';
import { asoEbiEvents, asoEbiGroups, type EventRow } from '../tables.ts';
import { asoEbiLinks, type LinkRow } from './tables.ts';

/** What a link opens. */
export interface Linked {
  link: LinkRow;
  event: EventRow;
  group: typeof asoEbiGroups.$inferSelect;
  guest: GuestRow | null;
}

/**
 * What a key opens to whoever holds it; with a lock event and group stay as they are until the end of the transaction. Throws 404
 * for a link that there is not, that was revoked, or whose event is no more than a draft.
 */
export async function findLinked(db: Db | Tx, key: string, lock?: 'share'): Promise<Linked> {
  const found = db
    .select({
      link: getTableColumns(asoEbiLinks),
      event: getTableColumns(asoEbiEvents),
      group: getTableColumns(asoEbiGroups),
      guest: getTableColumns(asoEbiGuests),
    })
    .from(asoEbiLinks)
    .innerJoin(asoEbiEvents, eq(asoEbiEvents._id, asoEbiLinks.eventId))
    .innerJoin(asoEbiGroups, eq(asoEbiGroups._id, asoEbiLinks.groupId))
    .leftJoin(asoEbiGuests, eq(asoEbiGuests._id, asoEbiLinks.guestId))
    .where(and(eq(asoEbiLinks.key, key), isNull(asoEbiLinks.revokedAt), ne(asoEbiEvents.status, 'draft')));
  const [row] = await (lock ? found.for(lock, { of: [asoEbiEvents, asoEbiGroups] }) : found);
  if (!row) throw new Refusal(guestErrors.link_gone);
  return { ...row, event: forGroup(row.event, row.group) };
}
