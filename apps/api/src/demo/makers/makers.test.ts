import { getMaker, listMakers } from '@adunni/contracts/makers/makers';
import { pickupPlaceForm } from '@adunni/contracts/makers/pickup-forms';
import { getMakerDocument, workshopResource } from '@adunni/contracts/makers/verification';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../domains/identity/testing.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';
import { pickupPlaceOf } from './pickup-places.ts';
import { demoMakers } from './workshops.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('have a place each where customers pick up, as its form would take it', async () => {
  const places = demoMakers.map(pickupPlaceOf);
  for (const place of places) expect(pickupPlaceForm.safeParse(place).error).toBeUndefined();
  const { rows } = await test.app.deps.db.execute<{ astray: number; waiting: number }>(sql`
    select count(*) filter (where k.part_id is null)::int as astray, count(k.since)::int as waiting
    from order_parts p join orders o on o.id = p.order_id and o.delivery_option = 'pickup'
    left join part_pickups k on k.part_id = p.id`);
  expect(rows[0]?.astray).toBe(0);
  expect(rows[0]?.waiting).toBeGreaterThan(0);
});

describe('makers in public', () => {
  it('are listed by how far they are checked, in pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => test.call(listMakers, { query: { page, limit: 5 } })));
    const items = pages.flatMap(({ body }) => body.items);
    expect(pages.map(({ body }) => body.total)).toEqual([14, 14, 14]);
    expect(new Set(items.map(({ slug }) => slug)).size).toBe(14);
    const tiers = items.map(({ tier }) => ['Master', 'Verified', 'Listed'].indexOf(tier));
    expect(tiers).toEqual([...tiers].sort());
  });

  it('have a profile with the figures of their visible pieces', async () => {
    const { body } = await test.call(getMaker, { params: { slug: 'zaria-needle-co' } });
    expect(body.maker).toMatchObject({ name: 'Zaria Needle Co', city: 'Kaduna', tier: 'Master', isDemo: true });
    const { rows } = await test.app.deps.db.execute<{ count: number; rating: number }>(sql`
      select count(*)::int as count, round(avg(r.rating), 2)::float8 as rating
      from reviews r join products p on p.id = r.product_id join makers m on m.id = p.maker_id
      where m.slug = 'zaria-needle-co'`);
    expect(rows[0]?.count).toBeGreaterThan(5);
    expect([body.maker.reviewCount, body.maker.rating]).toEqual([rows[0]?.count, rows[0]?.rating]);
    expect(body.maker.productCount).toBe(3);
    expect(body.maker.avatar?.url).toMatch(/^\/media\//);
    expect(body.maker.story.length).toBeGreaterThan(100);
  });
});

it('has one of them that waits to be verified, with documents that staff can open', async () => {
  const admin = await signInAs(test, 'Admin');
  const { items } = (await test.call(workshopResource.list, {}, admin)).body;
  expect(items).toMatchObject([{ name: 'Odunsi Alterations', status: 'waiting', documentCount: 3 }]);
  expect((await test.call(getMaker, { params: { slug: 'odunsi-alterations' } })).status).toBe(404);
  const { record } = (await test.call(workshopResource.get, { params: { _id: items[0]?._id ?? '' } }, admin)).body;
  for (const { _id, contentType, bytes } of record.documents) {
    const file = await test.call(getMakerDocument, { params: { _id } }, admin);
    expect([file.status, file.headers['content-type']]).toEqual([200, contentType]);
    expect(bytes).toBeGreaterThan(500);
  }
});
