import { randomUUID } from 'node:crypto';
import { addDrawnOutfit, listDrawings, takeDrawing } from '@adunni/contracts/tryon/drawings';
import { listOutfits } from '@adunni/contracts/tryon/outfits';
import { getOwnOutfit, moveOwnOutfit, saveOwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { moveOutfit, type OutfitStatus, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { addDesigner } from '../../catalog/products/testing.ts';
import { productPictures, products } from '../../catalog/tables.ts';
import { addProduct } from '../../catalog/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { media } from '../../media/tables.ts';
import { openPlan, subscribed } from '../../subscriptions/usage/testing.ts';
import { cutOut, sendLayer } from '../own/testing.ts';
import { A_BODY } from '../testing.ts';

let test: TestApp;
let ada: TestPerson & { makerId: string };
let admin: TestPerson;
let person: TestPerson;
let dashiki: string;
beforeAll(async () => {
  test = await startTestApp();
  const plan = await openPlan(test, { limit: 50 });
  [ada, admin, person] = await Promise.all([addDesigner(test), signInAs(test, 'Admin'), subscribed(test, plan)]);
  dashiki = await pictureAt('products/dashiki/1.webp');
});
afterAll(() => test.close());

async function pictureAt(path: string): Promise<string> {
  const shown = { width: 1200, height: 1500, bytes: 1, alt: 'A piece', dominant: '#2a4f8f' };
  const values = { source: 'garment-art', path, contentType: 'image/webp', ...shown } as const;
  const [picture] = await test.app.deps.db.insert(media).values(values).returning();
  return picture?._id ?? '';
}
/** A product whose first picture is the drawing. */
async function drawn(mediaId = dashiki): Promise<string> {
  const { _id: productId } = await addProduct(test, { makerId: ada.makerId });
  await test.app.deps.db.insert(productPictures).values({ productId, mediaId, position: 0 });
  return productId;
}
const get = async (productId: string) => (await test.call(getOwnOutfit, { params: { productId } }, ada)).body;
const take = (productId: string, version: number | null, as: TestPerson = ada) =>
  test.call(takeDrawing, { params: { productId }, body: { version } }, as);
const submit = (productId: string, version: number) =>
  test.call(moveOwnOutfit, { params: { productId }, body: { version, status: 'submitted' } }, ada);
async function decide(_id: string, status: OutfitStatus) {
  const { version } = (await test.call(outfitResource.get, { params: { _id } }, admin)).body;
  return test.call(moveOutfit, { params: { _id }, body: { version, status } }, admin);
}
const idOf = async (productId: string) => {
  const { items } = (await test.call(outfitResource.list, { query: { limit: 100 } } as never, admin)).body;
  return items.find(({ product: { _id } }) => _id === productId)?._id ?? '';
};
const offered = async (productId: string) =>
  (await test.call(listOutfits, { query: { product: productId } }, person)).body.items[0];
const toDraw = async () => (await test.call(listDrawings, {}, admin)).body.items.map(({ _id }) => _id);

const ROLES = [{ role: 'back' }, { role: 'body' }, { role: 'sleeveR' }, { role: 'sleeveL' }];

describe('a maker’s outfit of our drawing', () => {
  it('is a draft with all layers and points, which nobody sees before staff have checked it', async () => {
    const productId = await drawn();
    expect((await get(productId)).product.isDrawn).toBe(true);
    expect((await take(productId, null)).body).toEqual({ version: 1 });
    const { outfit } = await get(productId);
    expect(outfit).toMatchObject({ status: 'draft', fit: 'fitted', slot: 'top', layers: ROLES });
    expect(outfit?.anchors.neck).toEqual([600, 285]);
    const [layer] = outfit?.layers ?? [];
    expect((await fetch(`${test.origin}/media/${layer?.picture._id}/320.webp`)).status).toBe(404);
    expect(await offered(productId)).toBeUndefined();

    expect((await submit(productId, 1)).status).toBe(200);
    const _id = await idOf(productId);
    await decide(_id, 'checked');
    expect((await decide(_id, 'live')).status).toBe(200);
    expect(await offered(productId)).toMatchObject({ slot: 'top', layers: ROLES });
    expect((await fetch(`${test.origin}/media/${layer?.picture._id}/320.webp`)).status).toBe(200);
  });

  it('takes the place of what the draft was made of, with its files', async () => {
    const productId = await drawn();
    const values = { version: null, fit: 'robe', slot: 'whole', anchors: A_BODY } as const;
    await test.call(saveOwnOutfit, { params: { productId }, body: { ...values, sizes: [] } }, ada);
    await sendLayer(test, ada, { productId, role: 'front', version: 1 }, await cutOut());
    const before = (await get(productId)).outfit?.layers.map(({ picture }) => picture._id) ?? [];
    expect((await take(productId, 1)).error.code).toBe('stale');
    expect((await take(productId, 2)).body).toEqual({ version: 3 });
    expect((await get(productId)).outfit).toMatchObject({ fit: 'fitted', slot: 'top', layers: ROLES });
    expect(await test.app.deps.db.$count(media, inArray(media._id, before))).toBe(0);
  });

  it('is refused for another’s product, for one that we did not draw, and for what is no draft', async () => {
    const productId = await drawn();
    expect((await take(productId, null, await addDesigner(test))).status).toBe(404);
    expect((await take(randomUUID(), null)).status).toBe(404);
    const { _id: photographed } = await addProduct(test, { makerId: ada.makerId });
    const strange = await drawn(await pictureAt(`products/${randomUUID()}/1.webp`));
    for (const other of [photographed, strange]) {
      expect((await get(other)).product.isDrawn).toBe(false);
      expect((await take(other, null)).error.code).toBe('outfit_not_drawn');
      expect((await get(other)).outfit).toBeNull();
    }
    await take(productId, null);
    expect((await take(productId, null)).error.code).toBe('stale');
    await submit(productId, 1);
    expect((await take(productId, 2)).error.code).toBe('outfit_not_a_draft');
  });
});

describe('staff', () => {
  it('make an outfit of a drawing once, which waits to be checked', async () => {
    const productId = await drawn();
    const make = () => test.call(addDrawnOutfit, { body: { productId } }, admin);
    expect(await toDraw()).toContain(productId);
    const { _id } = (await make()).body;
    const { record } = (await test.call(outfitResource.get, { params: { _id } }, admin)).body;
    expect(record).toMatchObject({ status: 'submitted', slot: 'top', layers: ROLES });
    expect(await toDraw()).not.toContain(productId);
    expect((await make()).error.code).toBe('outfit_exists');
    await decide(_id, 'checked');
    expect((await decide(_id, 'live')).status).toBe(200);
    expect(await offered(productId)).toMatchObject({ layers: ROLES });
  });

  it('are offered no product that is archived or was not drawn, and are refused it', async () => {
    const productId = await drawn();
    const { _id: photographed } = await addProduct(test, { makerId: ada.makerId });
    await test.app.deps.db.update(products).set({ status: 'archived' }).where(eq(products._id, productId));
    const listed = await toDraw();
    expect([listed.includes(productId), listed.includes(photographed)]).toEqual([false, false]);
    const make = (_id: string) => test.call(addDrawnOutfit, { body: { productId: _id } }, admin);
    expect((await make(productId)).status).toBe(404);
    expect((await make(photographed)).error.code).toBe('outfit_not_drawn');
    expect((await make(randomUUID())).status).toBe(422);
  });
});
