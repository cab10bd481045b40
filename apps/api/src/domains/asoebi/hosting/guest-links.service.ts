import { randomBytes } from 'node:crypto';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../../kit/database/connect.ts';
import type { GuestRow } from '../guests/tables.ts';
import { asoEbiLinks } from '../links/tables.ts';

const KEY_BYTES = 16;

/** A key for each of some guests, in case they have no link yet; chosen before the transaction, which may run twice. */
export const newKeys = (guestIds: readonly string[]): ReadonlyMap<string, string> =>
  new Map(guestIds.map((_id) => [_id, randomBytes(KEY_BYTES).toString('base64url')]));

/** The key of each guest’s own link, which is made for who has none. */
export async function guestKeys(
  tx: Tx,
  guests: readonly Pick<GuestRow, '_id' | 'eventId' | 'groupId'>[],
  fresh: ReadonlyMap<string, string>,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (guests.length === 0) return new Map();
  await tx
    .insert(asoEbiLinks)
    .values(
      guests.map(({ _id: guestId, eventId, groupId }) => ({
        ...{ guestId, eventId, groupId, createdAt: now },
        key: fresh.get(guestId) ?? '',
      })),
    )
    .onConflictDoNothing();
  const ids = guests.map(({ _id }) => _id);
  const links = await tx
    .select({ key: asoEbiLinks.key, guestId: asoEbiLinks.guestId })
    .from(asoEbiLinks)
    .where(and(inArray(asoEbiLinks.guestId, ids), isNull(asoEbiLinks.revokedAt)));
  return new Map(links.flatMap(({ key, guestId }) => (guestId ? [[guestId, key] as const] : [])));
}
