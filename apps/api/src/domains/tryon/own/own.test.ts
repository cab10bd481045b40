import { randomBytes } from 'node:crypto';
import type { Sent } from '@adunni/contracts/endpoint';
import { listNotifications } from '@adunni/contracts/notifications/notifications';
import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { getOwnOutfit, moveOwnOutfit, removeLayer, saveOwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import type { SizeEase } from '@adunni/contracts/tryon/sizes';
import { moveOutfit, type OutfitStatus, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addDesigner } from '../../catalog/products/testing.ts';
import { products } from '../../catalog/tables.ts';
import { addProduct, addVariant } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { media } from '../../media/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { openPlan, subscribed } from '../../subscriptions/usage/testing.ts';
import { outfitLayers } from '../tables.ts';
import { A_BODY } from '../testing.ts';
import { cutOut, sendLayer } from './testing.ts';

let test: TestApp;
let ada: TestPerson & { makerId: string };
let admin: TestPerson;
let person: TestPerson;
let layer: Buffer;
beforeAll(async () => {
  test = await startTestApp();
  const plan = await openPlan(test, { limit: 50 });
  [ada, admin, person, layer] = await Promise.all([
    addDesigner(test),
    signInAs(test, 'Admin'),
    subscribed(test, plan),
    cutOut(),
  ]);
});
afterAll(() => test.close());

const ROBE = { fit: 'robe', slot: 'whole', anchors: A_BODY, sizes: [] as SizeEase[] } as const;
type Values = Omit<Sent<typeof saveOwnOutfit>['body'], 'version'>;
const product = async (): Promise<string> => (await addProduct(test, { makerId: ada.makerId }))._id;
const get = async (productId: string, as: TestPerson = ada) => test.call(getOwnOutfit, { params: { productId } }, as);
const save = (productId: string, version: number | null, values: Values = ROBE) =>
  test.call(saveOwnOutfit, { params: { productId }, body: { version, ...values } }, ada);
const move = (productId: string, version: number, status: OutfitStatus) =>
  test.call(moveOwnOutfit, { params: { productId }, body: { version, status } }, ada);
const isOffered = async (productId: string) =>
  (await test.call(listOutfits, {}, person)).body.items.find(({ product: { _id } }) => _id === productId);
const canTryOn = async (productId: string) =>
  (await test.app.deps.db.select().from(products).where(eq(products._id, productId)))[0]?.canTryOn;

/** A draft with a body layer, at version 2. */
async function drafted(): Promise<string> {
  const productId = await product();
  await save(productId, null);
  expect(await sendLayer(test, ada, { productId, role: 'body', version: 1 }, layer)).toMatchObject({ version: 2 });
  return productId;
}

async function decide(productId: string, status: OutfitStatus, reason = '') {
  const { items } = (await test.call(outfitResource.list, { query: { limit: 100 } } as never, admin)).body;
  const _id = items.find((row) => row.product._id === productId)?._id ?? '';
  const { version } = (await test.call(outfitResource.get, { params: { _id } }, admin)).body;
  return test.call(moveOutfit, { params: { _id }, body: { version, status, reason } }, admin);
}

describe('a maker’s own outfit', () => {
  it('goes from the first save by review into the fitting room, and out of it again', async () => {
    const productId = await product();
    expect((await get(productId)).body.outfit).toBeNull();
    expect((await save(productId, null)).body).toEqual({ version: 1 });
    expect((await move(productId, 1, 'submitted')).error.code).toBe('outfit_not_ready');
    for (const [role, version] of [
      ['sleeveL', 1],
      ['body', 2],
    ] as const)
      expect(await sendLayer(test, ada, { productId, role, version }, layer)).toMatchObject({ status: 200 });
    const { outfit } = (await get(productId)).body;
    expect(outfit).toMatchObject({ version: 3, status: 'draft', layers: [{ role: 'body' }, { role: 'sleeveL' }] });
    const seen = outfit?.layers[0]?.picture;
    expect((await fetch(`${test.origin}/media/${seen?._id}/320.webp`)).status).toBe(404);
    const drawn = await fetch(`${test.origin}${seen?.url}/320.webp`);
    const { channels } = await sharp(Buffer.from(await drawn.arrayBuffer())).stats();
    expect(channels[3]?.min).toBe(0);

    expect((await move(productId, 3, 'submitted')).body).toEqual({ version: 4 });
    expect((await save(productId, 4)).error.code).toBe('outfit_not_a_draft');
    expect(await canTryOn(productId)).toBe(false);
    expect((await decide(productId, 'checked')).status).toBe(200);
    expect((await decide(productId, 'live')).status).toBe(200);
    expect(await isOffered(productId)).toMatchObject({ fit: 'robe', layers: [{ role: 'body' }, { role: 'sleeveL' }] });
    expect(await canTryOn(productId)).toBe(true);
    expect((await fetch(`${test.origin}/media/${seen?._id}/320.webp`)).status).toBe(200);

    expect((await move(productId, 6, 'draft')).error.code).toBe('outfit_move_refused');
    expect((await move(productId, 6, 'withdrawn')).body).toEqual({ version: 7 });
    expect(await isOffered(productId)).toBeUndefined();
    expect(await canTryOn(productId)).toBe(false);
    await expect.poll(async () => (await fetch(`${test.origin}/media/${seen?._id}/320.webp`)).status).toBe(404);
    expect((await move(productId, 7, 'draft')).status).toBe(200);
  });

  it('is sent back with a reason, of which the maker is told', async () => {
    const productId = await drafted();
    await move(productId, 2, 'submitted');
    expect((await decide(productId, 'draft')).error.code).toBe('outfit_reason_missing');
    expect((await decide(productId, 'draft', 'The left sleeve is on the body layer.')).status).toBe(200);
    const { outfit } = (await get(productId)).body;
    expect(outfit).toMatchObject({ status: 'draft', statusReason: 'The left sleeve is on the body layer.' });
    const [notice] = (await test.call(listNotifications, {}, ada)).body.items;
    expect(notice).toMatchObject({ kind: 'outfit-reviewed', text: 'The left sleeve is on the body layer.' });
    expect(notice?.path).toContain(productId);
  });

  it('tells staff once that a version waits, and its maker of each step', async () => {
    const productId = await drafted();
    await test.app.deps.db.delete(notifications);
    const told = async (as: TestPerson) =>
      (await test.call(listNotifications, {}, as)).body.items.map(({ kind, title }) => [kind, title.split(':')[0]]);
    await move(productId, 2, 'submitted');
    const waits = ['outfit-submitted', 'Virtual try-on outfit to check'];
    expect(await told(admin)).toEqual([waits]);
    await move(productId, 3, 'draft');
    await move(productId, 4, 'submitted');
    expect(await told(admin)).toEqual([waits]);
    const { items } = (await test.call(outfitResource.list, { query: { status: 'submitted' } }, admin)).body;
    const [listed] = items.filter(({ product: { _id } }) => _id === productId);
    const [{ name = '' } = {}] = await test.app.deps.db.select().from(makers).where(eq(makers._id, ada.makerId));
    expect(listed?.maker).toBe(name);
    const found = (await test.call(outfitResource.list, { query: { q: name } }, admin)).body.items;
    expect(found.map(({ product: { _id } }) => _id)).toContain(productId);
    await decide(productId, 'checked');
    await decide(productId, 'live');
    expect(await told(ada)).toEqual([
      ['outfit-reviewed', 'Now available to try on'],
      ['outfit-reviewed', 'Virtual try-on checked'],
    ]);
  });

  it('is not offered while its product is archived or its workshop suspended', async () => {
    const productId = await drafted();
    await move(productId, 2, 'submitted');
    await decide(productId, 'checked');
    await decide(productId, 'live');
    const { db } = test.app.deps;
    expect(await isOffered(productId)).toBeDefined();
    await db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, ada.makerId));
    expect(await isOffered(productId)).toBeUndefined();
    await db.update(makers).set({ status: 'approved' }).where(eq(makers._id, ada.makerId));
    await db.update(products).set({ status: 'archived' }).where(eq(products._id, productId));
    expect(await isOffered(productId)).toBeUndefined();
    expect((await get(productId)).status).toBe(404);
  });

  it('is another maker’s to nobody, and of two who save the second is told', async () => {
    const productId = await drafted();
    const bayo = await addDesigner(test);
    expect((await get(productId, bayo)).status).toBe(404);
    expect((await save(productId, null)).error.code).toBe('stale');
    expect((await save(productId, 1)).error.code).toBe('stale');
    expect(await sendLayer(test, ada, { productId, role: 'body', version: 1 }, layer)).toMatchObject({ code: 'stale' });
  });
});

describe('sizes', () => {
  it('are those of the product, each with how wide it is cut, as customers see them', async () => {
    const productId = (await addProduct(test, { makerId: ada.makerId, sizeChart: 'men' }))._id;
    for (const [position, size] of ['M', 'L'].entries()) await addVariant(test, productId, { size, position });
    const sizes = [
      { label: 'M', ease: 16 },
      { label: 'L', ease: 17.5 },
    ];
    expect((await get(productId)).body.product).toMatchObject({ sizeChart: 'men', sizes: ['M', 'L'] });
    const unknown = { ...ROBE, sizes: [...sizes, { label: 'XS', ease: 16 }] };
    expect((await save(productId, null, unknown)).error.code).toBe('outfit_sizes_unknown');
    expect((await save(productId, null, { ...ROBE, sizes: [{ label: 'M', ease: 251 }] })).status).toBe(400);
    expect((await save(productId, null, { ...ROBE, sizes })).status).toBe(200);
    expect((await get(productId)).body.outfit?.sizes).toEqual(sizes);
    await sendLayer(test, ada, { productId, role: 'body', version: 1 }, layer);
    await move(productId, 2, 'submitted');
    await decide(productId, 'checked');
    await decide(productId, 'live');
    const cut = [
      { label: 'M', ease: 16, girth: 96.5 },
      { label: 'L', ease: 17.5, girth: 106.5 },
    ];
    expect(await isOffered(productId)).toMatchObject({ sizes: cut });
  });
});

describe('points', () => {
  it('are those that the kind wants, on the canvas and standing as those of a body', async () => {
    const productId = await product();
    const { neck: _, ...less } = A_BODY;
    const swapped = { ...A_BODY, shoulderR: A_BODY.shoulderL, shoulderL: A_BODY.shoulderR } as typeof A_BODY;
    for (const anchors of [less, { ...A_BODY, tail: [1, 1] as [number, number] }, swapped])
      expect((await save(productId, null, { ...ROBE, anchors })).error.code).toBe('outfit_anchors_wrong');
    expect((await save(productId, null, { ...ROBE, anchors: { ...A_BODY, neck: [600, 1601] } })).status).toBe(400);
    expect((await save(productId, null, { ...ROBE, slot: 'head' })).status).toBe(400);
    const head = { templeR: [326, 940], templeL: [874, 940], brow: [600, 890] } as typeof A_BODY;
    expect((await save(productId, null, { fit: 'head', slot: 'head', anchors: head, sizes: [] })).status).toBe(200);
  });

  it('of another kind take away the layers that it does not have', async () => {
    const productId = await drafted();
    await sendLayer(test, ada, { productId, role: 'sleeveR', version: 2 }, layer);
    const head = { templeR: [326, 940], templeL: [874, 940], brow: [600, 890] } as typeof A_BODY;
    expect((await save(productId, 3, { fit: 'head', slot: 'head', anchors: head, sizes: [] })).status).toBe(200);
    expect((await get(productId)).body.outfit?.layers.map(({ role }) => role)).toEqual(['body']);
    const sleeve = await sendLayer(test, ada, { productId, role: 'sleeveR', version: 4 }, layer);
    expect(sleeve).toMatchObject({ status: 422, code: 'layer_not_of_kind' });
  });
});

describe('layers', () => {
  it('are cut-outs of the canvas’s size, and nothing else', async () => {
    const productId = await drafted();
    const whole = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const empty = await cutOut(1200, 1600, { width: 1, height: 1 });
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const hostile: [Buffer, number, string][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, 'not_a_picture'],
      [Buffer.from('%PDF-1.7'), 415, 'not_a_picture'],
      [layer.subarray(0, 300), 422, 'broken_picture'],
      [bomb, 413, 'too_many_pixels'],
      [Buffer.concat([layer, randomBytes(9 * 1024 * 1024)]), 413, 'too_large'],
      [await cutOut(1201, 1600), 422, 'layer_wrong_size'],
      [whole, 422, 'layer_not_cut_out'],
      [empty, 422, 'layer_empty'],
    ];
    for (const [bytes, status, code] of hostile)
      expect(await sendLayer(test, ada, { productId, role: 'body', version: 2 }, bytes), code).toMatchObject({
        status,
        code,
      });
    expect((await get(productId)).body.outfit?.version).toBe(2);
  });

  it('are replaced and taken away with their files', async () => {
    const productId = await drafted();
    const { db } = test.app.deps;
    const stored = async () => {
      const ids = (await get(productId)).body.outfit?.layers.map(({ picture }) => picture._id) ?? [];
      return ids[0] ?? '';
    };
    const first = await stored();
    expect(await sendLayer(test, ada, { productId, role: 'body', version: 2 }, layer)).toMatchObject({ version: 3 });
    const second = await stored();
    expect(second).not.toBe(first);
    expect(await db.$count(media, eq(media._id, first))).toBe(0);
    const params = { productId, role: 'body' as const };
    expect((await test.call(removeLayer, { params, query: { version: 3 } }, ada)).body).toEqual({ version: 4 });
    expect((await test.call(removeLayer, { params, query: { version: 4 } }, ada)).status).toBe(404);
    expect(await db.$count(outfitLayers, eq(outfitLayers.mediaId, second))).toBe(0);
    expect((await move(productId, 4, 'submitted')).error.code).toBe('outfit_not_ready');
  });
});
