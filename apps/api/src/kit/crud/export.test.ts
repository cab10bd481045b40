import { subscriberResource } from '@adunni/contracts/newsletter/staff';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import { loadSubscribers, subscriberList } from '../../domains/newsletter/subscribers/queries.ts';
import { subscribers } from '../../domains/newsletter/tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { StaffCtx } from './declaration.ts';
import { exportRows } from './export.ts';

const ROWS = 1200;
const BATCH = 500;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const address = (row: number) => `reader-${String(row).padStart(4, '0')}@example.com`;

it.each(['email', '-email'] as const)('goes on when the last row of a batch is deleted meanwhile: %s', async (sort) => {
  const { db } = test.app.deps;
  await db.delete(subscribers);
  await db.insert(subscribers).values(Array.from({ length: ROWS }, (_, row) => ({ email: address(row) })));
  const admin = await signInAs(test, 'Admin');
  const ctx = { ...test.app.deps, viewer: { ...admin, role: 'Admin' } } as unknown as StaffCtx;
  let batches = 0;
  const load = async (by: StaffCtx, ids: string[]) => {
    const rows = await loadSubscribers(by, ids);
    batches += 1;
    if (batches > ROWS / BATCH + 1) throw new Error('the export began anew');
    await db.delete(subscribers).where(eq(subscribers._id, ids.at(-1) ?? ''));
    return rows;
  };
  const text = await exportRows(ctx, subscriberResource, { ...subscriberList, load }, { sort }).toArray();
  const rows = text.join('').trim().split('\n').slice(1);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.length).toBe(ROWS);
});

it('that cannot be read to its end breaks off', async () => {
  const admin = await signInAs(test, 'Admin');
  const ctx = { ...test.app.deps, viewer: { ...admin, role: 'Admin' } } as unknown as StaffCtx;
  const load = () => Promise.reject(new Error('no rows today'));
  const csv = exportRows(ctx, subscriberResource, { ...subscriberList, load }, { sort: 'email' });
  await expect(csv.toArray()).rejects.toThrow('no rows today');
});

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('starts no cell as a formula: %j', async (text) => {
  const { db } = test.app.deps;
  await db.delete(subscribers);
  await db.insert(subscribers).values({ email: address(1) });
  const admin = await signInAs(test, 'Admin');
  const ctx = { ...test.app.deps, viewer: { ...admin, role: 'Admin' } } as unknown as StaffCtx;
  const load = async (by: StaffCtx, ids: string[]) =>
    (await loadSubscribers(by, ids)).map((row) => ({ ...row, email: text, source: `${text}, "quoted"` }));
  const csv = (
    await exportRows(ctx, subscriberResource, { ...subscriberList, load }, { sort: 'email' }).toArray()
  ).join('');
  expect(csv).toContain(`'${text}`);
  const cells = parse(csv, { bom: true }).flat() as string[];
  expect(cells.filter((cell) => cell.includes(text))).toEqual([`'${text}`, `'${text}, "quoted"`]);
});
