import { availabilityDays, providers } from '../../domains/availability/tables.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { demoPeople } from './people.ts';

/** Somebody of a demo workshop. */
export interface SeededPerson {
  _id: string;
  name: string;
}

/** Stores the people of every demo workshop by its slug; over the turn of the year all of them rest. */
export async function seedPeople(
  tx: Tx,
  { makers, now }: { makers: ReadonlyMap<string, string>; now: Date },
): Promise<Map<string, SeededPerson[]>> {
  const people = new Map<string, SeededPerson[]>();
  const year = now.getUTCFullYear();
  for (const [slug, workshop] of Object.entries(demoPeople)) {
    const makerId = makers.get(slug);
    if (!makerId) throw new Error(`the demo has no workshop ${slug}`);
    const rows = workshop.people.map((person, position) => ({ ...person, makerId, zone: workshop.zone, position }));
    people.set(slug, await tx.insert(providers).values(rows).returning({ _id: providers._id, name: providers.name }));
    await tx.insert(availabilityDays).values([
      { makerId, firstDay: `${year}-12-25`, lastDay: `${year}-12-26`, note: 'Christmas' },
      { makerId, firstDay: `${year + 1}-01-01`, lastDay: `${year + 1}-01-01`, note: 'New Year’s Day' },
    ]);
  }
  return people;
}
