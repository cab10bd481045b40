import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOMAINS } from '../../floors.ts';
import { migrate } from '../../kit/database/migrate.ts';
import { type FormerDatabase, openFormerDatabase } from '../../kit/testing/former-database.ts';

/** How many migrations there were when orders and bookings kept their messages themselves. */
const BEFORE = 4;

const [customer, maker, admin] = [randomUUID(), randomUUID(), randomUUID()];
const [order, part, event, booking] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 9, minute));

const orderMessages = [
  { id: randomUUID(), part_id: part, side: 'customer', author_id: customer, text: 'Longer, please?', read_at: at(5) },
  { id: randomUUID(), part_id: part, side: 'maker', author_id: maker, text: 'Of course.', read_at: null },
  { id: randomUUID(), part_id: null, side: 'staff', author_id: admin, text: 'On <Friday>; “all”.', read_at: at(9) },
].map((row, minute) => ({ ...row, order_id: order, created_at: at(minute) }));
const notes = [
  { id: randomUUID(), part_id: null, audience: 'staff', author_id: admin, text: 'Calls on Sundays.' },
  { id: randomUUID(), part_id: part, audience: 'maker', author_id: admin, text: 'Mind the hem.' },
  { id: randomUUID(), part_id: part, audience: 'maker', author_id: maker, text: 'Cut on Monday.' },
].map((row, minute) => ({ ...row, order_id: order, created_at: at(20 + minute) }));
const bookingMessages = [
  { id: randomUUID(), side: 'customer', author_id: customer, text: '', read_at: null },
  { id: randomUUID(), side: 'maker', author_id: maker, text: 'Behind the house.', read_at: at(45) },
].map((row, minute) => ({ ...row, booking_id: booking, created_at: at(40 + minute) }));
const photoOf = (uploader_id: string, minute: number, more: object) => ({
  ...{ media_id: randomUUID(), uploader_id, event_id: null, message_id: null, position: 0, created_at: at(minute) },
  ...more,
});
const orderPhotos = [
  photoOf(customer, 1, { message_id: orderMessages[0]?.id }),
  photoOf(customer, 2, { message_id: orderMessages[0]?.id, position: 1 }),
  photoOf(maker, 3, { event_id: event, position: 2 }),
  photoOf(maker, 4, {}),
].map((row) => ({ ...row, order_id: order }));
const bookingPhotos = [
  photoOf(customer, 5, { booking_id: booking, position: 3 }),
  photoOf(customer, 6, { booking_id: null, message_id: bookingMessages[0]?.id, position: 4 }),
  photoOf(maker, 7, { booking_id: null }),
].map(({ event_id: _, ...row }) => row);

let former: FormerDatabase;
beforeAll(async () => {
  former = await openFormerDatabase(BEFORE);
  await fill();
  await migrate(former.pool, DOMAINS);
});
afterAll(() => former.close());

async function fill(): Promise<void> {
  const client = await former.pool.connect();
  const add = async (table: string, rows: readonly object[]) => {
    for (const row of rows) {
      const columns = Object.keys(row);
      const values = columns.map((_, index) => `$${index + 1}`).join(', ');
      await client.query(`insert into ${table} (${columns.join(', ')}) values (${values})`, Object.values(row));
    }
  };
  const person = (id: string, role: string) => ({
    ...{ id, role, first_name: 'Ngozi', last_name: 'Eze', email: `${id}@example.com`, password_hash: '-' },
  });
  await add('users', [person(customer, 'Customer'), person(maker, 'Designer'), person(admin, 'Admin')]);
  const picture = {
    source: 'upload',
    content_type: 'image/webp',
    width: 8,
    height: 8,
    bytes: 8,
    alt: '',
    dominant: '',
  };
  for (const { media_id: id } of [...orderPhotos, ...bookingPhotos]) await add('media', [{ ...picture, id, path: id }]);
  // Orders and bookings themselves are of no matter here, so what names them is not looked for.
  await client.query('set session_replication_role = replica');
  await add('stage_events', [{ id: event, part_id: part, stage: 'sewing' }]);
  await client.query('reset session_replication_role');
  await client.query('set session_replication_role = replica');
  await add('order_messages', orderMessages);
  await add('order_notes', notes);
  await add('order_photos', orderPhotos);
  await add('booking_messages', bookingMessages);
  await add('booking_photos', bookingPhotos);
  await client.query('reset session_replication_role');
  client.release();
}

const rowsOf = async (sql: string) => (await former.pool.query(sql)).rows;
const byId = <T extends { id: string }>(rows: readonly T[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
const byPhoto = <T extends { media_id: string }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => (a.media_id < b.media_id ? -1 : 1));

describe('a database from before there were conversations', () => {
  it('keeps every message and note with its id, time, author, side and read mark', async () => {
    const kept = [
      ...orderMessages.map(({ order_id, part_id, ...row }) => ({
        ...{ ...row, subject_kind: 'order', subject_id: order_id, topic_id: part_id, audience: 'everyone' },
      })),
      ...notes.map(({ order_id, part_id, ...row }) => ({
        ...{ ...row, subject_kind: 'order', subject_id: order_id, topic_id: part_id, read_at: null },
        side: row.author_id === admin ? 'staff' : 'maker',
      })),
      ...bookingMessages.map(({ booking_id, ...row }) => ({
        ...{ ...row, subject_kind: 'booking', subject_id: booking_id, topic_id: null, audience: 'everyone' },
      })),
    ];
    // They came before replies had keys.
    expect(byId(await rowsOf('select * from messages'))).toEqual(byId(kept.map((row) => ({ ...row, sent_key: null }))));
  });

  it('keeps each photo where it belongs: with its message, its stage, its booking, or with nothing yet', async () => {
    const ofMessages = [
      ...orderPhotos
        .filter(({ event_id }) => event_id === null)
        .map(({ order_id, event_id: _, ...row }) => ({ ...row, subject_kind: 'order', subject_id: order_id })),
      ...bookingPhotos
        .filter((row) => !('booking_id' in row && row.booking_id))
        .map(({ message_id, ...row }) => {
          const { booking_id: _, ...rest } = row as typeof row & { booking_id: null };
          return { ...rest, message_id, subject_kind: 'booking', subject_id: message_id ? booking : null };
        }),
    ];
    expect(byPhoto(await rowsOf('select * from message_photos'))).toEqual(byPhoto(ofMessages));
    const { order_id: _, message_id: __, ...ofStage } = orderPhotos[2] ?? {};
    expect(await rowsOf('select * from stage_photos')).toEqual([ofStage]);
    const { message_id: ___, ...given } = bookingPhotos[0] ?? {};
    expect(await rowsOf('select * from booking_photos')).toEqual([given]);
  });

  it('opens no photo to those who only know its address', async () => {
    const open = await rowsOf('select id from media where not is_private');
    expect(open).toEqual([]);
  });

  it('has none of the old tables', async () => {
    const old = ['order_messages', 'order_notes', 'order_photos', 'booking_messages'];
    const left = await former.pool.query('select relname from pg_class where relname = any ($1)', [old]);
    expect(left.rows).toEqual([]);
  });
});
