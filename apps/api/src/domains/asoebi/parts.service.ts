import { asoEbiErrors } from '@adunni/contracts/asoebi/events';
import type { EventForm } from '@adunni/contracts/asoebi/forms';
import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx, Deps, Viewer } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { Refusal } from '../../kit/errors.ts';
import { basesOf } from './bases/bases.service.ts';
import { eraseTalks } from './conversation/privacy.service.ts';
import { designsOf } from './designs/designs.service.ts';
import { asoEbiGuests } from './guests/tables.ts';
import { asoEbiLinks } from './links/tables.ts';
import { asoEbiInvitations } from './proposals/tables.ts';
import { asoEbiGroups, asoEbiHandovers, asoEbiPackages } from './tables.ts';

/**
 * Makes groups, packages and handovers of an event what its form says, in the form’s order; call it under the event’s
 * lock. Throws 404 when an id is one of another event’s, 409 for a piece that no package can be sewn as, and what `designsOf`
 * throws for a design.
 */
export async function writeParts(
  ctx: Pick<Ctx<Viewer>, 'jobs' | 'clock' | 'viewer'>,
  tx: Tx,
  eventId: string,
  { form, now }: { form: EventForm; now: Date },
): Promise<void> {
  const { groups, handovers } = form;
  const bases = await basesOf(tx, eventId, form, now);
  const designs = await designsOf(ctx, tx, eventId, form);
  const groupRows = groups.map(({ packages: _packages, ...group }, position) => ({ ...group, eventId, position }));
  await emptyGroups(
    ctx,
    tx,
    eventId,
    groups.map(({ _id }) => _id),
  );
  await replace(tx, asoEbiGroups, eq(asoEbiGroups.eventId, eventId), groupRows);
  const packages = groups.flatMap(({ _id: groupId, packages: ofGroup }) =>
    ofGroup.map((one, position) => ({
      ...{ ...one, base: bases.get(one._id) ?? null, groupId, position },
      ...(designs.get(one._id) ?? { design: null, lookHash: null }),
    })),
  );
  const ofEvent = inArray(
    asoEbiPackages.groupId,
    tx.select({ _id: asoEbiGroups._id }).from(asoEbiGroups).where(eq(asoEbiGroups.eventId, eventId)),
  );
  await replace(tx, asoEbiPackages, ofEvent, packages);
  const handoverRows = handovers.map((handover, position) => ({ ...handover, eventId, position }));
  await replace(tx, asoEbiHandovers, eq(asoEbiHandovers.eventId, eventId), handoverRows);
}

/**
 * Takes the links of the groups that go, by which nobody could order yet, and what was said about them. Throws 409 when one
 * of them has guests.
 */
async function emptyGroups(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  eventId: string,
  staying: readonly string[],
): Promise<void> {
  const invited = and(eq(asoEbiGuests.eventId, eventId), notInArray(asoEbiGuests.groupId, [...staying]));
  if ((await tx.$count(asoEbiGuests, invited)) > 0) throw new Refusal(asoEbiErrors.group_has_guests);
  await tx
    .delete(asoEbiLinks)
    .where(and(eq(asoEbiLinks.eventId, eventId), notInArray(asoEbiLinks.groupId, [...staying])));
  await eraseTalks(
    deps,
    tx,
    and(eq(asoEbiInvitations.eventId, eventId), notInArray(asoEbiInvitations.groupId, [...staying])),
  );
}

/** A table whose rows the browser names. */
type PartsTable = PgTable & { _id: PgColumn };

/** Makes the rows that `where` finds those that are given: the others go, the given are changed or added. */
async function replace<T extends PartsTable>(
  tx: Tx,
  table: T,
  where: SQL,
  rows: (T['$inferInsert'] & { _id: string })[],
): Promise<void> {
  const ids = rows.map(({ _id }) => _id);
  await tx.delete(table).where(and(where, notInArray(table._id, ids)));
  if (rows.length === 0) return;
  const [first = {}] = rows;
  const columns = Object.keys(first).filter((name) => name !== '_id') as (keyof T & string)[];
  const excluded = columns.map((name) => [name, sql.raw(`excluded."${(table[name] as PgColumn).name}"`)]);
  const written = await tx
    .insert(table)
    .values(rows as T['$inferInsert'][])
    .onConflictDoUpdate({ target: table._id, set: Object.fromEntries(excluded), setWhere: where })
    .returning({ _id: table._id });
  // A row of another event is not changed, and so not answered with.
  if (written.length < rows.length) throw new Refusal(asoEbiErrors.event_not_found);
}
