import { randomUUID } from 'node:crypto';
import type { Sent } from '@adunni/contracts/endpoint';
import { BODY_ANCHORS } from '@adunni/contracts/tryon/canvas';
import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { moveOutfit, type OutfitStatus, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { countTry, reportTry, tryKeyOf } from '@adunni/contracts/tryon/tries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addProduct, addVariant } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { openPlan, subscribed } from '../../subscriptions/usage/testing.ts';
import { drapingOf, hangOutfit, hangOutfitOf } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  const plan = await openPlan(test, { limit: 50 });
  [admin, person] = await Promise.all([signInAs(test, 'Admin'), subscribed(test, plan)]);
});
afterAll(() => test.close());

const WHOLE = Object.fromEntries(BODY_ANCHORS.map((name, index) => [name, [500 + index, 300 + index]])) as Record<
  string,
  [number, number]
>;
const keyed = (key: string) => ({ ...person, headers: { 'idempotency-key': key } });
const get = async (_id: string) => (await test.call(outfitResource.get, { params: { _id } }, admin)).body;
const move = (_id: string, version: number, status: OutfitStatus, reason = '') =>
  test.call(moveOutfit, { params: { _id }, body: { version, status, reason } }, admin);
type Values = Sent<typeof outfitResource.update>['body']['values'];
const save = (_id: string, version: number, anchors: Values['anchors'], sizes: Values['sizes'] = []) =>
  test.call(outfitResource.update, { params: { _id }, body: { version, values: { anchors, sizes } } }, admin);
const isLive = async (outfitId: string) =>
  (await test.call(listOutfits, {}, person)).body.items.some(({ _id }) => _id === outfitId);

describe('the status of an outfit', () => {
  it('leads by checking to being live, by a reason out of it and back, and never around', async () => {
    const { outfitId } = await hangOutfit(test, { status: 'submitted', anchors: WHOLE });
    expect((await move(outfitId, 1, 'live')).error.code).toBe('outfit_move_not_possible');
    expect((await move(outfitId, 1, 'checked')).body).toEqual({ version: 2 });
    expect((await move(outfitId, 1, 'live')).error.code).toBe('stale');
    expect((await move(outfitId, 2, 'draft')).error.code).toBe('outfit_reason_missing');
    expect((await move(outfitId, 2, 'live')).status).toBe(200);
    expect(await isLive(outfitId)).toBe(true);
    expect((await move(outfitId, 3, 'withdrawn', '  ')).error.code).toBe('outfit_reason_missing');
    expect((await move(outfitId, 3, 'withdrawn', 'The sleeves float.')).status).toBe(200);
    expect(await isLive(outfitId)).toBe(false);
    expect((await get(outfitId)).record).toMatchObject({ status: 'withdrawn', statusReason: 'The sleeves float.' });
    expect((await move(outfitId, 4, 'checked', 'Put right.')).status).toBe(200);
    expect((await move(outfitId, 5, 'live')).status).toBe(200);
    expect((await get(outfitId)).record).toMatchObject({ status: 'live', statusReason: null });
  });

  it('is not checked while anchors are missing, and of nothing is 404', async () => {
    const { outfitId } = await hangOutfit(test, { status: 'submitted' });
    expect((await move(outfitId, 1, 'checked')).error.code).toBe('outfit_incomplete');
    expect((await move(randomUUID(), 1, 'checked')).status).toBe(404);
  });
});

describe('anchors', () => {
  it('are moved within the canvas, which makes a new version of the garment', async () => {
    const { outfitId } = await hangOutfit(test, { anchors: WHOLE });
    const moved = { ...WHOLE, neck: [610, 290] as [number, number] };
    expect((await save(outfitId, 1, moved)).body).toEqual({ version: 2 });
    expect(await get(outfitId)).toMatchObject({ version: 2, record: { garmentVersion: 2, anchors: moved } });
    expect((await save(outfitId, 1, WHOLE)).error.code).toBe('stale');
    const { items } = (await test.call(listOutfits, {}, person)).body;
    expect(items.find(({ _id }) => _id === outfitId)).toMatchObject({ version: 2, anchors: { neck: [610, 290] } });
  });

  it('are neither added, nor taken away, nor put beside the canvas', async () => {
    const { outfitId } = await hangOutfit(test, { anchors: WHOLE });
    const { neck: _neck, ...less } = WHOLE;
    for (const anchors of [less, { ...WHOLE, tail: [1, 1] as [number, number] }])
      expect((await save(outfitId, 1, anchors)).error.code).toBe('outfit_anchors_unknown');
    expect((await save(outfitId, 1, { ...WHOLE, neck: [1201, 10] })).status).toBe(400);
    expect((await get(outfitId)).record.garmentVersion).toBe(1);
  });
});

it('says how wide the sizes of its product are cut, which makes no new version of the garment', async () => {
  const product = await addProduct(test, { sizeChart: 'women' });
  for (const [position, size] of ['UK 10', 'UK 12'].entries()) await addVariant(test, product._id, { size, position });
  const { outfitId } = await hangOutfitOf(test, product._id, { anchors: WHOLE });
  expect((await get(outfitId)).record).toMatchObject({ sizes: [], labels: ['UK 10', 'UK 12'], sizeChart: 'women' });
  expect((await save(outfitId, 1, WHOLE, [{ label: 'UK 14', ease: 6 }])).error.code).toBe('outfit_sizes_unknown');
  const sizes = [{ label: 'UK 12', ease: 6 }];
  expect((await save(outfitId, 1, WHOLE, sizes)).body).toEqual({ version: 2 });
  expect(await get(outfitId)).toMatchObject({ version: 2, record: { garmentVersion: 1, sizes } });
  const offered = (await test.call(listOutfits, {}, person)).body.items.find(({ _id }) => _id === outfitId);
  expect(offered).toMatchObject({ version: 1, sizes: [{ label: 'UK 12', ease: 6, girth: 88 }] });
});

it('lists outfits with their tries and the share of those of this version that nobody adjusted', async () => {
  const { outfitId } = await hangOutfit(test, { anchors: WHOLE });
  const row = async () => {
    const { items } = (await test.call(outfitResource.list, { query: { limit: 100 } } as never, admin)).body;
    return items.find(({ _id }) => _id === outfitId);
  };
  expect(await row()).toMatchObject({ tries: 0, quality: null, status: 'live' });
  for (let turn = 0; turn < 4; turn++) {
    const key = randomUUID();
    const body = { ...drapingOf(outfitId, key), way: 'model', device: 'phone', milliseconds: 1 } as const;
    await test.call(countTry, { body }, keyed(key));
    const told = keyed(tryKeyOf(key, { outfitId, version: 1 }));
    if (turn === 0) await test.call(reportTry, { body: { isAdjusted: true } }, told);
  }
  expect(await row()).toMatchObject({ tries: 4, quality: 75 });
  await save(outfitId, 1, { ...WHOLE, neck: [601, 286] });
  expect(await row()).toMatchObject({ tries: 4, quality: null, garmentVersion: 2 });
  expect((await get(outfitId)).record).toMatchObject({ versionTries: 0, layers: [{ role: 'body' }] });
});
