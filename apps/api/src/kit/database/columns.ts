import type { Kobo } from '@adunni/contracts/money';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key: UUIDv7, so that rows lie in the order of their making. Named `_id` as on the wire. */
export const key = () => uuid('id').primaryKey().default(sql`uuidv7()`);

/** A moment with its zone, read as Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Seconds since 1970 of a moment, written so that an index may hold them. */
export const epochOf = (at: SQL): SQL => sql`extract(epoch from ${at} at time zone 'UTC')`;

/** When the row was made. */
export const createdAt = () => moment('created_at').notNull().defaultNow();

/** An amount in kobo. */
export const money = (name: string) => bigint(name, { mode: 'number' }).$type<Kobo>();
