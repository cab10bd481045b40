import {
  applyPrices,
  cropProductPicture,
  listProductChoices,
  previewPrices,
  productResource,
} from '@adunni/contracts/catalog/products';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { products } from '../tables.ts';
import { addCategory, addProduct, addVariant } from '../testing.ts';
import { addDesigner, addPicture, formOf, madeToMeasure, readyToWear, type SentProduct } from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let ada: TestPerson & { makerId: string };
let bayo: TestPerson & { makerId: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  ada = await addDesigner(test);
  bayo = await addDesigner(test);
});
afterAll(() => test.close());

const made = async (body: SentProduct, as: TestPerson = ada) => {
  const { status, body: created, error } = await test.call(productResource.create, { body }, as);
  expect(status, JSON.stringify(error)).toBe(201);
  return created._id;
};
const read = (_id: string, as: TestPerson) => test.call(productResource.get, { params: { _id } }, as);
type Query = NonNullable<Parameters<typeof test.call<typeof productResource.list>>[1]>['query'];
const list = async (query: Query, as: TestPerson = ada) =>
  (await test.call(productResource.list, { query }, as)).body.items.map(({ title }) => title);
const act = async (action: (typeof productResource.actions)[number], ids: string[], as: TestPerson = ada) =>
  (await test.call(productResource.act, { body: { action, ids } }, as)).body.results;

describe('another designer', () => {
  it('finds nothing of a product: not alone, not in bulk, not in lists, not in exports', async () => {
    const _id = await made(await readyToWear(test, { title: 'Ada’s own' }));
    const form = formOf((await read(_id, ada)).body.record);
    expect((await read(_id, bayo)).status).toBe(404);
    const body = { version: 1, values: form };
    expect((await test.call(productResource.update, { params: { _id }, body }, bayo)).status).toBe(404);
    for (const action of productResource.actions)
      expect(await act(action, [_id], bayo)).toMatchObject([{ _id, ok: false }]);
    const change = { by: 'percent' as const, value: 10, roundTo100: false };
    const preview = await test.call(previewPrices, { body: { ids: [_id], change } }, bayo);
    expect(preview.body.results).toEqual([]);
    const apply = await test.call(applyPrices, { body: { products: [{ _id, version: 1 }], change } }, bayo);
    expect(apply.body.results).toMatchObject([{ _id, ok: false, title: '' }]);
    expect(await list({ maker: ada.makerId }, bayo)).toEqual([]);
    expect((await test.call(productResource.export, {}, bayo)).body).not.toContain('Ada’s own');
    expect((await read(_id, ada)).body).toMatchObject({ version: 1, record: { price: 45_000 } });
  });

  it('can use no picture, variant or option of it', async () => {
    const picture = await addPicture(test, ada);
    const shown = [{ mediaId: picture._id, alt: 'Front', colour: null }];
    const theirs = formOf((await read(await made(await readyToWear(test, { pictures: shown })), ada)).body.record);
    const options = formOf((await read(await made(await madeToMeasure(test)), ada)).body.record).optionGroups;
    const tunic = await made(await readyToWear(test), bayo);
    const form = formOf((await read(tunic, bayo)).body.record);
    const agbada = await made(await madeToMeasure(test), bayo);
    const cut = formOf((await read(agbada, bayo)).body.record);
    const save = async (_id: string, values: SentProduct) =>
      (await test.call(productResource.update, { params: { _id }, body: { version: 1, values } }, bayo)).error.code;
    expect(await save(tunic, { ...form, pictures: shown })).toBe('picture_not_yours');
    expect(await save(tunic, { ...form, variants: theirs.variants })).toBe('not_found');
    expect(await save(agbada, { ...cut, optionGroups: options })).toBe('not_found');
    const choices = options[0]?.choices ?? [];
    const strange = cut.optionGroups.map((group) => ({ ...group, choices }));
    expect(await save(agbada, { ...cut, optionGroups: strange })).toBe('not_found');
    const crop = { params: { mediaId: picture._id }, body: { x: 0, y: 0, width: 200, height: 200 } };
    expect((await test.call(cropProductPicture, crop, bayo)).status).toBe(404);
  });

  it('cannot give a product to someone else, nor put it among the chosen pieces', async () => {
    const _id = await made(await readyToWear(test, { makerId: bayo.makerId, featured: true }));
    expect((await read(_id, ada)).body.record).toMatchObject({ maker: { _id: ada.makerId }, featured: false });
    const choices = await test.call(listProductChoices, {}, ada);
    expect(choices.body.makers.map(({ _id: id }) => id)).toEqual([ada.makerId]);
  });
});

describe('the list', () => {
  it('filters by status, kind, category with those below, maker and shelf, and finds by words, SKU and number', async () => {
    const cara = await addDesigner(test);
    const { makerId } = cara;
    const above = await addCategory(test);
    const below = await addCategory(test, { parentId: above._id });
    const gown = await addProduct(test, { makerId, title: 'Calabar Gown', categoryId: below._id, code: 'CG-7' });
    const cap = await addProduct(test, { makerId, title: 'Kano Cap', categoryId: above._id });
    const wrap = await addProduct(test, { makerId, title: 'Oyo Wrapper', status: 'draft' });
    await addProduct(test, { makerId, title: 'Suit to Order', kind: 'made-to-measure', basePrice: kobo(90_000_00) });
    await addProduct(test, { makerId, title: 'Old Shirt', status: 'archived' });
    await addVariant(test, gown._id, { stock: 9 });
    await addVariant(test, cap._id, { stock: 2, sku: 'KANO-CAP-1' });
    await addVariant(test, wrap._id, { stock: 0 });
    const found = (query: Query) => list({ sort: 'title', ...query }, cara);
    expect(await found({})).toEqual(['Calabar Gown', 'Kano Cap', 'Oyo Wrapper', 'Suit to Order']);
    expect(await found({ status: 'archived' })).toEqual(['Old Shirt']);
    expect(await found({ status: 'draft' })).toEqual(['Oyo Wrapper']);
    expect(await found({ kind: 'made-to-measure' })).toEqual(['Suit to Order']);
    expect(await found({ category: above._id })).toEqual(['Calabar Gown', 'Kano Cap']);
    expect(await found({ category: below._id })).toEqual(['Calabar Gown']);
    expect(await found({ shelf: 'in' })).toEqual(['Calabar Gown']);
    expect(await found({ shelf: 'low' })).toEqual(['Kano Cap']);
    expect(await found({ shelf: 'out' })).toEqual(['Oyo Wrapper']);
    expect(await found({ q: 'calabr' })).toEqual(['Calabar Gown']);
    expect(await found({ q: 'kano-cap' })).toEqual(['Kano Cap']);
    expect(await found({ q: 'cg-7' })).toEqual(['Calabar Gown']);
    expect(await found({ sort: '-price' })).toHaveLength(4);
    expect((await found({ sort: '-stock' })).slice(0, 2)).toEqual(['Calabar Gown', 'Kano Cap']);
    expect((await found({ sort: '-stock', after: gown._id }))[0]).toBe('Kano Cap');
    expect(await list({ maker: makerId, sort: 'title' }, admin)).toHaveLength(4);
    const csv = (await test.call(productResource.export, { query: { sort: 'title' } }, cara)).body as unknown as string;
    const gownLine = /^Calabar Gown,Ada Workshop,ready-to-wear,.*,50000,\d+,\w+,,\d{4}-\d\d-\d\d$/;
    expect(csv.split('\n')[1]).toMatch(gownLine);
  });
});

describe('actions', () => {
  it('publish what is ready, and say of each what is missing', async () => {
    const { _id: mediaId } = await addPicture(test, ada);
    const ready = await made(await readyToWear(test, { pictures: [{ mediaId, alt: 'Front', colour: null }] }));
    const bare = await made(await readyToWear(test));
    expect(await act('publish', [ready, bare])).toEqual([
      { _id: ready, ok: true, message: null },
      { _id: bare, ok: false, message: 'This product has no images yet.' },
    ]);
    expect((await read(ready, ada)).body).toMatchObject({
      version: 2,
      record: { status: 'published', isPublic: true },
    });
    await act('archive', [ready]);
    expect(await act('publish', [ready])).toMatchObject([{ ok: false }]);
    await act('restore', [ready]);
    expect((await read(ready, ada)).body.record.status).toBe('draft');
    expect(await act('restore', [ready])).toMatchObject([{ ok: false, message: 'This product is not archived.' }]);
  });

  it('duplicate everything but stock, code and status', async () => {
    const dele = await addDesigner(test);
    const { _id: mediaId } = await addPicture(test, dele);
    const pictures = [{ mediaId, alt: 'Front', colour: null }];
    const tunic = await made(await readyToWear(test, { code: 'ONE', pictures, status: 'published' }), dele);
    const agbada = await made(await madeToMeasure(test), dele);
    expect(await act('duplicate', [tunic, agbada], dele)).toMatchObject([{ ok: true }, { ok: true }]);
    const copies = await test.app.deps.db.select().from(products).where(eq(products.makerId, dele.makerId));
    const copyOf = async (title: string) => {
      const copy = copies.find((row) => row.title === `Copy of ${title}`);
      return (await read(copy?._id ?? '', dele)).body.record;
    };
    const copied = await copyOf('Plateau Tunic');
    expect(copied).toMatchObject({
      status: 'draft',
      code: null,
      stock: 0,
      price: 45_000,
      slug: 'copy-of-plateau-tunic',
    });
    expect([copied.variants.map(({ size }) => size), copied.pictures.length]).toEqual([['M', 'L'], 1]);
    const cut = await copyOf('Sokoto Agbada');
    expect(cut.optionGroups.map(({ choices }) => choices.map(({ label }) => label))).toEqual([
      ['Linen', 'Silk'],
      ['Fila'],
    ]);
  });
});

describe('changing many prices', () => {
  it('previews, then applies exactly that, with each product’s own result', async () => {
    const tunic = await made(await readyToWear(test));
    const agbada = await made(await madeToMeasure(test));
    const cheap = await made(await readyToWear(test, { basePrice: 10, variants: [] }));
    const change = { by: 'percent' as const, value: -33.3, roundTo100: true };
    const ids = [tunic, agbada, cheap];
    const { results } = (await test.call(previewPrices, { body: { ids, change } }, ada)).body;
    const outcome = Object.fromEntries(results.map(({ _id, ok, after }) => [_id, ok ? after : 'refused']));
    expect(outcome).toEqual({
      [tunic]: { min: 30_000, max: 31_700 },
      [agbada]: { min: 30_000, max: 30_000 + 9000 + 4500 },
      [cheap]: 'refused',
    });
    const versions = results.map(({ _id, version }) => ({ _id, version: _id === agbada ? version - 1 : version }));
    const applied = (await test.call(applyPrices, { body: { products: versions, change } }, ada)).body.results;
    expect(Object.fromEntries(applied.map(({ _id, ok }) => [_id, ok]))).toEqual({
      [tunic]: true,
      [agbada]: false,
      [cheap]: false,
    });
    const { record, version } = (await read(tunic, ada)).body;
    expect([version, record.basePrice, ...record.variants.map(({ price }) => price)]).toEqual([
      2, 30_000, 30_000, 31_700,
    ]);
    expect((await read(agbada, ada)).body.record.basePrice).toBe(45_000);
  });

  it('applies an amount once when two people press at once', async () => {
    const _id = await made(await readyToWear(test));
    const body = {
      products: [{ _id, version: 1 }],
      change: { by: 'amount' as const, value: 1500.5, roundTo100: false },
    };
    const both = await Promise.all([test.call(applyPrices, { body }, ada), test.call(applyPrices, { body }, admin)]);
    expect(both.map(({ body: { results } }) => results[0]?.ok).sort()).toEqual([false, true]);
    expect((await read(_id, ada)).body.record.price).toBe(46_500.5);
  });
});
