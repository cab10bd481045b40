import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kit/database/columns.ts';
import { orderParts } from '../tables.ts';

/** Where a part is picked up: its maker’s place while it is open, and where it was collected from then on. */
export const partPickups = pgTable(
  'part_pickups',
  {
    partId: uuid('part_id')
      .primaryKey()
      .references(() => orderParts._id, { onDelete: 'cascade' }),
    place: jsonb('place').$type<PickupPlace>().notNull(),
    /** Since when it waits there; null unless it is ready and paid. */
    since: moment('since'),
    /** When that is told next; null when all was told. */
    nextAt: moment('next_at'),
  },
  (t) => [index('part_pickups_next').on(t.nextAt).where(sql`${t.nextAt} is not null`)],
);
