import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../mail/tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { isAmong, type Places, statement } from './statement.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const MAIL = { kind: 'test', subject: 'Yours', text: 'Yours', html: '<p>Yours</p>' };

let built = 0;
interface Letter {
  recipient: string;
  headers: Record<string, string>;
  sentAt: Date | null;
}
const write = statement((db, { recipient, headers, sentAt }: Places<Letter>) => {
  built += 1;
  const written = { ...MAIL, recipient, headers, sentAt, status: 'kept' } as const;
  return db.insert(mails).values(written).returning({ _id: mails._id });
});
const read = statement((db, { ids }: Places<{ ids: readonly string[] }>) =>
  db.select().from(mails).where(isAmong(mails._id, ids)).orderBy(asc(mails.recipient)),
);

it('is built once, and writes and reads values as their columns do', async () => {
  const { db } = test.app.deps;
  const sentAt = new Date('2026-01-02T03:04:05Z');
  const values: Letter[] = [
    { recipient: 'a@example.com', headers: { 'X-One': '1' }, sentAt },
    { recipient: 'b@example.com', headers: {}, sentAt: null },
  ];
  const written = [];
  for (const each of values) written.push(...(await write(db, each)));
  const found = await read(db, { ids: written.map(({ _id }) => _id) });
  expect(found.map(({ recipient, headers, sentAt: at }) => ({ recipient, headers, sentAt: at }))).toEqual(values);
  expect(built).toBe(1);
});

it('belongs to the transaction that it is given', async () => {
  const { db } = test.app.deps;
  const undone = db.transaction(async (tx) => {
    const [one] = await write(tx, { recipient: 'undone@example.com', headers: {}, sentAt: null });
    expect(await read(tx, { ids: [one?._id ?? ''] })).toHaveLength(1);
    expect(await read(db, { ids: [one?._id ?? ''] })).toEqual([]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.$count(mails, eq(mails.recipient, sql`'undone@example.com'`))).toBe(0);
});
