import { getPartner, listPartners } from '@adunni/contracts/affiliates/programme';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('shows partners with what they picked', async () => {
  const { body } = await test.call(listPartners, {});
  expect(body.items.length).toBe(5);
  for (const { _id } of body.items) {
    const { partner } = (await test.call(getPartner, { params: { partnerId: _id } })).body;
    expect(partner.products.length, partner.name).toBeGreaterThan(1);
  }
});

it('has commission of every kind, and books that owe each partner exactly what is pending and due', async () => {
  const { rows } = await test.app.deps.db.execute<{ status: string; count: number }>(sql`
    select case when payout_id is not null then 'paid' else status::text end as status, count(*)::int as count
    from affiliate_commissions group by 1`);
  const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  for (const status of ['pending', 'due', 'paid', 'reversed', 'refused'])
    expect(counts[status] ?? 0, `${status} of ${JSON.stringify(counts)}`).toBeGreaterThan(0);
  const { rows: off } = await test.app.deps.db.execute(sql`
    select p.code from affiliate_partners p
    where coalesce((select -sum(amount) from ledger_entries e where e.partner_id = p.id
        and e.account in ('affiliate-pending', 'affiliate-payable')), 0)
      <> coalesce((select sum(amount) from affiliate_commissions c where c.partner_id = p.id and c.payout_id is null), 0)`);
  expect(off).toEqual([]);
});
