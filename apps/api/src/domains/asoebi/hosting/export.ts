import { GUEST_STATES, type LoadedGuestRow } from '@adunni/contracts/asoebi/guest-list';
import { toNaira } from '@adunni/contracts/money';
import { stringify } from 'csv-stringify/sync';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kit/database/connect.ts';
import type { Hosted } from '../members/rights.queries.ts';
import { asoEbiGroups } from '../tables.ts';

/** Guests as CSV with the headings that an import reads; money only for who may see it. */
export async function writeGuests(
  db: Db,
  { event, rights }: Hosted,
  guests: readonly LoadedGuestRow[],
): Promise<string> {
  const groups = await db
    .select({ _id: asoEbiGroups._id, name: asoEbiGroups.name })
    .from(asoEbiGroups)
    .where(eq(asoEbiGroups.eventId, event._id));
  const names = new Map(groups.map(({ _id, name }) => [_id, name]));
  const records = guests.map(
    ({ name, phone, email, tableCode, groupId, state, sets, collectedSets, outstanding, note }) => [
      ...[
        name,
        phone ?? '',
        email ?? '',
        tableCode ?? '',
        names.get(groupId) ?? '',
        GUEST_STATES[state],
        sets,
        collectedSets,
      ],
      ...(rights.seesMoney ? [outstanding === null ? '' : toNaira(outstanding)] : []),
      note,
    ],
  );
  const headings = [
    ...['Name', 'Phone', 'Email', 'Table', 'Group', 'Status', 'Sets', 'Handed over'],
    ...(rights.seesMoney ? ['Outstanding'] : []),
    'Note',
  ];
  return stringify([headings, ...records], { bom: true, escape_formulas: true });
}
