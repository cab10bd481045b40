import { TRY_ONS } from '@adunni/contracts/subscriptions/usage';
import { DEVICE_CLASSES, TRY_OUTCOMES, TRY_WAYS } from '@adunni/contracts/tryon/tries';
import { listPictures } from '@adunni/garment-art/media';
import { and, count, eq, isNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../../domains/identity/tables.ts';
import { usageEvents } from '../../domains/subscriptions/usage/tables.ts';
import { findOutfits } from '../../domains/tryon/queries.ts';
import { OUTCOME, REACHED } from '../../domains/tryon/staff/traits.queries.ts';
import { trySessions } from '../../domains/tryon/tables.ts';
import { DAY_MS } from '../../kit/durations.rules.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('hangs every piece that has a cut-out in the fitting room, with layers that are served, but one that is in review', async () => {
  const { items: outfits } = await findOutfits(test.app.deps.db, { page: 1, limit: 100 }, test.now);
  expect(outfits).toHaveLength(listPictures('cutout').length - 1);
  const slots = new Set(outfits.map(({ slot }) => slot));
  expect(slots).toEqual(new Set(['whole', 'top', 'bottom', 'head']));
  for (const { fit, anchors, layers, product } of outfits) {
    expect(
      layers.map(({ role }) => role),
      product.title,
    ).toContain('body');
    const points = fit === 'head' ? ['templeR', 'templeL', 'brow'] : ['neck', 'wristR', 'hipJL', 'ankleL'];
    expect(Object.keys(anchors), product.title).toEqual(expect.arrayContaining(points));
  }
  // What is sold in sizes of a chart is wider in each larger one.
  const sized = outfits.filter(({ sizes }) => sizes.length > 0);
  expect(sized.length).toBeGreaterThanOrEqual(10);
  for (const { product, sizes } of sized) {
    const widths = sizes.map(({ girth, ease }) => girth + ease);
    expect(widths.length, product.title).toBeGreaterThan(1);
    expect(widths, product.title).toEqual(widths.toSorted((a, b) => a - b));
  }
  const [layer] = outfits[0]?.layers ?? [];
  const served = await fetch(`${test.origin}${layer?.picture.url}/96.webp`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

it('has a session for every use of a try-on, of every way, device and outcome, none older than the settings keep', async () => {
  const { db } = test.app.deps;
  const uses = and(eq(usageEvents.feature, TRY_ONS), isNull(usageEvents.givenBackAt));
  expect(await db.$count(trySessions, REACHED.use)).toBe(await db.$count(usageEvents, uses));
  const rows = await db
    .select({ way: trySessions.way, device: trySessions.device, outcome: OUTCOME, times: count() })
    .from(trySessions)
    .innerJoin(users, eq(users._id, trySessions.userId))
    .groupBy(trySessions.way, trySessions.device, OUTCOME);
  const all = (name: 'way' | 'device' | 'outcome') => new Set(rows.map((row) => row[name]));
  expect(all('way')).toEqual(new Set(TRY_WAYS));
  expect(all('device')).toEqual(new Set(DEVICE_CLASSES));
  expect(all('outcome')).toEqual(new Set(Object.keys(TRY_OUTCOMES)));
  expect(await db.$count(trySessions, lt(trySessions.at, new Date(test.now.getTime() - 90 * DAY_MS)))).toBe(0);
});
