import { randomUUID } from 'node:crypto';
import { getProduct } from '@adunni/contracts/catalog/catalog';
import type { Sent } from '@adunni/contracts/endpoint';
import { exportAccount } from '@adunni/contracts/identity/account';
import { getTryOnAccess } from '@adunni/contracts/subscriptions/usage';
import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { countTry } from '@adunni/contracts/tryon/tries';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { productCards } from '../catalog/queries.ts';
import type { TestPerson } from '../identity/testing.ts';
import { openPlan, subscribed } from '../subscriptions/usage/testing.ts';
import { eraseTries } from './service.ts';
import { outfits, trySessions } from './tables.ts';
import { drapingOf, hangOutfit } from './testing.ts';

let test: TestApp;
let plan: Awaited<ReturnType<typeof openPlan>>;
beforeAll(async () => {
  test = await startTestApp();
  plan = await openPlan(test, { limit: 3 });
});
afterAll(() => test.close());

const HOW = { way: 'model', device: 'phone', milliseconds: 640 } as const;
const tryOn = (person: TestPerson, worn: string | string[], key: string = randomUUID(), on = key) =>
  test.call(countTry, { body: { ...drapingOf(worn, on), ...HOW } }, { ...person, headers: { 'idempotency-key': key } });
const sessionsOf = (person: TestPerson) =>
  test.app.deps.db.select().from(trySessions).where(eq(trySessions.userId, person._id));
const leftOf = async (person: TestPerson) => (await test.call(getTryOnAccess, {}, person)).body.tryOns?.left;

describe('what can be tried on', () => {
  it('is what is live, of pieces that are for sale, with layers in their order and where the body is in them', async () => {
    const person = await subscribed(test, plan);
    const { outfitId, productId, mediaId } = await hangOutfit(test);
    const hidden = [
      await hangOutfit(test, { status: 'draft' }),
      await hangOutfit(test, { status: 'checked' }),
      await hangOutfit(test, { status: 'withdrawn' }),
      await hangOutfit(test, {}, { status: 'archived' }),
    ];
    const { items } = (await test.call(listOutfits, {}, person)).body;
    expect(items.find(({ _id }) => _id === outfitId)).toMatchObject({
      ...{ version: 1, fit: 'robe', slot: 'whole', anchors: { neck: [600, 285] } },
      layers: [{ role: 'body', picture: { _id: mediaId, url: `/media/${mediaId}`, width: 1200 } }],
      product: { _id: productId, title: 'Plateau Tunic' },
    });
    expect(items.filter(({ _id }) => hidden.some((one) => one.outfitId === _id))).toEqual([]);
  });

  it('is found page by page, by kind, by words of its title or maker, and of one product', async () => {
    const person = await subscribed(test, plan);
    const gele = await hangOutfit(test, { fit: 'head', slot: 'head' }, { title: 'Aso-oke 100% Gele' });
    const robe = await hangOutfit(test, {}, { title: 'Aso-oke 100 Robe' });
    await hangOutfit(test, { status: 'draft' }, { title: 'Aso-oke 100% Draft' });
    const find = async (query: Sent<typeof listOutfits>['query']) => {
      const { items, total } = (await test.call(listOutfits, { query }, person)).body;
      return { found: items.map(({ _id }) => _id), total };
    };
    const [both, newest] = [[robe.outfitId, gele.outfitId], robe.outfitId];
    expect(await find({ q: 'ASO-OKE 100' })).toEqual({ found: both, total: 2 });
    expect(await find({ q: '100%' })).toEqual({ found: [gele.outfitId], total: 1 });
    expect(await find({ q: 'aso-oke', kind: 'head' })).toEqual({ found: [gele.outfitId], total: 1 });
    expect(await find({ q: 'aso-oke', kind: 'clothes' })).toEqual({ found: [newest], total: 1 });
    expect(await find({ q: 'aso-oke', limit: 1 })).toEqual({ found: [newest], total: 2 });
    expect(await find({ q: 'aso-oke', limit: 1, page: 2 })).toEqual({ found: [gele.outfitId], total: 2 });
    expect(await find({ q: 'aso-oke', limit: 1, page: 3 })).toEqual({ found: [], total: 2 });
    expect(await find({ q: 'no such design' })).toEqual({ found: [], total: 0 });
    expect(await find({ product: gele.productId })).toEqual({ found: [gele.outfitId], total: 1 });
    const { product } =
      (await test.call(listOutfits, { query: { product: robe.productId } }, person)).body.items[0] ?? {};
    expect((await find({ q: product?.maker.name ?? '', product: robe.productId })).found).toEqual([newest]);
  });
});

describe('a product', () => {
  it('says on cards and on its page that it can be tried on, as long as its outfit is live', async () => {
    const { db } = test.app.deps;
    const { outfitId, productId } = await hangOutfit(test, { status: 'checked' });
    const said = async () => {
      const { product } = (await test.call(getProduct, { params: { productId } })).body;
      const card = (await productCards(db, [productId], test.now)).get(productId)?.card;
      return [product.canTryOn, card?.canTryOn];
    };
    expect(await said()).toEqual([false, false]);
    await db.update(outfits).set({ status: 'live' }).where(eq(outfits._id, outfitId));
    expect(await said()).toEqual([true, true]);
    await db.update(outfits).set({ status: 'withdrawn' }).where(eq(outfits._id, outfitId));
    expect(await said()).toEqual([false, false]);
    const { productId: other } = await hangOutfit(test);
    await db.delete(outfits).where(eq(outfits.productId, other));
    expect((await test.call(getProduct, { params: { productId: other } })).body.product.canTryOn).toBe(false);
  });
});

describe('a try', () => {
  it('counts once per key, however often and at once it is told, and remembers how it was made', async () => {
    const person = await subscribed(test, plan);
    const { outfitId } = await hangOutfit(test, { garmentVersion: 4 });
    const key = randomUUID();
    const told = await Promise.all([1, 2, 3, 4].map(() => tryOn(person, outfitId, key)));
    told.push(await tryOn(person, outfitId, key));
    expect(told.map(({ status, body }) => [status, body])).toEqual(
      told.map(() => [201, { used: 1, limit: 3, left: 2 }]),
    );
    expect(await leftOf(person)).toBe(2);
    const sessions = await sessionsOf(person);
    expect(sessions).toMatchObject([{ outfitId, outfitVersion: 4, ...HOW, at: test.now }]);
  });

  it('is refused above the plan’s limit, of ten at once too, and leaves no trace', async () => {
    const person = await subscribed(test, plan);
    const { outfitId } = await hangOutfit(test);
    const told = await Promise.all(Array.from({ length: 10 }, () => tryOn(person, outfitId)));
    const refused = told.filter(({ status }) => status !== 201);
    expect([told.length - refused.length, new Set(refused.map(({ error }) => error.code))]).toEqual([
      3,
      new Set(['limit_reached']),
    ]);
    expect(await sessionsOf(person)).toHaveLength(3);
  });

  it('of several garments counts one use for all that is new on the body, and none for what was tried on it', async () => {
    const person = await subscribed(test, plan);
    const [agbada, gele, gown] = [await hangOutfit(test), await hangOutfit(test), await hangOutfit(test)].map(
      ({ outfitId }) => outfitId,
    ) as [string, string, string];
    const on = randomUUID();
    const used = async (worn: string[], body = on) => (await tryOn(person, worn, randomUUID(), body)).body.used;
    expect(await used([agbada, gele])).toBe(1);
    expect(await used([gele])).toBe(1);
    expect(await used([gele, agbada])).toBe(1);
    expect(await used([gown, gele])).toBe(2);
    expect(await used([agbada, gele], randomUUID())).toBe(3);
    expect(await used([gown])).toBe(3);
    const sessions = await sessionsOf(person);
    expect([sessions.length, sessions.filter(({ isUse }) => isUse).length]).toEqual([5, 3]);
  });

  it('of several garments is all or nothing, at the last use too, however many are told at once', async () => {
    const person = await subscribed(test, plan);
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await hangOutfit(test)).outfitId));
    const withdrawn = (await hangOutfit(test, { status: 'withdrawn' })).outfitId;
    expect((await tryOn(person, [ids[0] ?? '', withdrawn])).error.code).toBe('outfit_withdrawn');
    expect([await leftOf(person), await sessionsOf(person)]).toEqual([3, []]);
    await tryOn(person, ids[0] ?? '');
    await tryOn(person, ids[0] ?? '');
    expect(await leftOf(person)).toBe(1);
    const on = randomUUID();
    const pairs = [ids.slice(0, 2), ids.slice(1, 3), ids.slice(2, 4), ids.slice(0, 2)];
    const told = await Promise.all(pairs.map((worn) => tryOn(person, worn, `draping-${worn.join().slice(0, 60)}`, on)));
    const shown = told.flatMap(({ status }, index) => (status === 201 ? [pairs[index]?.join()] : []));
    expect(new Set(shown).size).toBe(1);
    expect(await leftOf(person)).toBe(0);
    // What is shown is remembered whole, and nothing of what was refused.
    const kept = (await sessionsOf(person)).filter(({ idempotencyKey }) => idempotencyKey.startsWith(on));
    expect(kept.map(({ outfitId }) => outfitId).sort()).toEqual(shown[0]?.split(',').sort());
    // It may be taken off and put on again.
    expect((await tryOn(person, shown[0]?.split(',')[1] ?? '', randomUUID(), on)).status).toBe(201);
  });

  it('of a garment that two drapings show at once is one use, whichever is first', async () => {
    const person = await subscribed(test, plan);
    const { outfitId } = await hangOutfit(test);
    const on = randomUUID();
    const told = await Promise.all([1, 2, 3, 4, 5].map(() => tryOn(person, outfitId, randomUUID(), on)));
    expect(told.map(({ body }) => body.used)).toEqual([1, 1, 1, 1, 1]);
  });

  it('is refused under the key of another draping, with the same garment twice, and with none', async () => {
    const person = await subscribed(test, plan);
    const [one, other] = [await hangOutfit(test), await hangOutfit(test)];
    const key = randomUUID();
    await tryOn(person, one.outfitId, key);
    const { status, error } = await tryOn(person, other.outfitId, key);
    expect([status, error.code]).toEqual([409, 'try_key_used']);
    for (const worn of [[], [one.outfitId, one.outfitId]]) expect((await tryOn(person, worn)).status).toBe(400);
    expect([await leftOf(person), (await sessionsOf(person)).length]).toEqual([2, 1]);
  });

  it('of what was withdrawn, or never was, is refused and costs nothing', async () => {
    const person = await subscribed(test, plan);
    const { outfitId } = await hangOutfit(test);
    await test.app.deps.db.update(outfits).set({ status: 'withdrawn' }).where(eq(outfits._id, outfitId));
    for (const asked of [outfitId, randomUUID()]) {
      const { status, error } = await tryOn(person, asked);
      expect([status, error.code]).toEqual([409, 'outfit_withdrawn']);
    }
    expect(await leftOf(person)).toBe(3);
  });

  it('needs a plan and a key', async () => {
    const { outfitId } = await hangOutfit(test);
    const ended = await subscribed(test, plan, { status: 'expired', endedAt: test.now });
    expect((await tryOn(ended, outfitId)).error.code).toBe('premium_needed');
    const person = await subscribed(test, plan);
    const { status, error } = await test.call(countTry, { body: { ...drapingOf(outfitId), ...HOW } }, person);
    expect([status, error.code]).toEqual([400, 'try_key_missing']);
  });

  it('is in the person’s file, and gone with the account', async () => {
    const person = await subscribed(test, plan);
    const { outfitId } = await hangOutfit(test);
    await tryOn(person, outfitId);
    const exported = await test.call(exportAccount, {}, person);
    expect(exported.body).toMatchObject({ tryOns: [{ outfitId, ...HOW, at: test.now.toISOString() }] });
    await test.app.deps.db.transaction((tx) => eraseTries(tx, person._id));
    expect(await sessionsOf(person)).toEqual([]);
  });
});
