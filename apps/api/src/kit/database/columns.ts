import type { Kobo } from '@adunni/contracts/money';
import { sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key: UUIDv7, so that rows lie in the order of their making. Named `_id` as on the wire. */
export const key = () => uuid('id').primaryKey().default(sql`uuidv7()`);

/** A moment with its zone, read as Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When the row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** An amount in kobo. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Kobo>();
