import { addToCart, getCart } from '@adunni/contracts/cart/cart';
import { getProduct } from '@adunni/contracts/catalog/catalog';
import { productResource } from '@adunni/contracts/catalog/products';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { publishScheduled } from '../jobs.ts';
import { takeStock } from '../stock.service.ts';
import { variants } from '../tables.ts';
import {
  addDesigner,
  addPicture,
  formOf,
  madeToMeasure,
  newChoice,
  newVariant,
  readyToWear,
  type SentProduct,
} from './testing.ts';

let test: TestApp;
let admin: TestPerson;
let designer: TestPerson & { makerId: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  designer = await addDesigner(test);
});
afterAll(() => test.close());

const create = (body: SentProduct, as = designer as TestPerson) => test.call(productResource.create, { body }, as);
const read = async (_id: string, as = designer as TestPerson) =>
  (await test.call(productResource.get, { params: { _id } }, as)).body;
const save = (_id: string, version: number, values: SentProduct, as = designer as TestPerson) =>
  test.call(productResource.update, { params: { _id }, body: { version, values } }, as);
const made = async (body: SentProduct) => {
  const { status, body: created, error } = await create(body);
  expect(status, JSON.stringify(error)).toBe(201);
  return created._id;
};

describe('the editor', () => {
  it('stores a whole product and gives it back as it was sent', async () => {
    const picture = await addPicture(test, designer);
    const sent = await readyToWear(test, {
      code: 'PT-1',
      pictures: [{ mediaId: picture._id, alt: 'Front of the tunic', colour: 'Indigo' }],
    });
    const { record, version } = await read(await made(sent));
    expect(version).toBe(1);
    expect(record).toMatchObject({ stock: 20, shelf: 'in', price: 45_000, priceVaries: true, isPublic: false });
    const back = formOf(record);
    const known = { _id: expect.any(String), stockSeen: 10 };
    expect(back).toEqual({
      ...sent,
      makerId: designer.makerId,
      variants: sent.variants.map((variant) => ({ ...variant, ...known })),
    });
    expect((await save(record._id, 1, back)).body).toEqual({ version: 2 });
    expect(formOf((await read(record._id)).record)).toEqual(back);
  });

  it('keeps options in their order, changes them, and takes them away', async () => {
    const _id = await made(await madeToMeasure(test));
    const form = formOf((await read(_id)).record);
    const [cloth, cap] = form.optionGroups;
    if (!cloth || !cap) throw new Error('the options were not stored');
    cloth.choices = [newChoice('Wool', 12_000), ...cloth.choices.slice(1)];
    const values = { ...form, optionGroups: [{ ...cap, required: true }, cloth] };
    expect((await save(_id, 1, values)).status).toBe(200);
    const { record } = await read(_id);
    expect(record.optionGroups.map(({ name, choices }) => [name, ...choices.map(({ label }) => label)])).toEqual([
      ['Cap', 'Fila'],
      ['Cloth', 'Wool', 'Silk'],
    ]);
    expect(record.optionGroups[1]?.choices[1]?._id).toBe(cloth.choices[1]?._id);
    expect(record.price).toBe(45_000 + 4500 + 9000);
  });

  it('lets one of two people who saw the same version change it', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const answers = await Promise.all(
      ['One', 'Other'].map((title, index) => save(_id, 1, { ...form, title }, index ? admin : designer)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('says beside the field what is wrong', async () => {
    const taken = await readyToWear(test, { code: 'TAKEN' });
    await made(taken);
    const sku = taken.variants[0]?.sku ?? '';
    const again = await readyToWear(test, { variants: [newVariant(), newVariant({ sku, size: 'L' })] });
    expect((await create(again)).error.fields).toEqual({ 'variants.1.sku': 'Another variant has this SKU.' });
    const code = await create(await readyToWear(test, { code: 'TAKEN' }));
    expect(code.error.fields).toEqual({ code: 'Another product has this SKU.' });
    const twice = await create(await readyToWear(test, { variants: [newVariant(), newVariant()] }));
    expect(twice.error.fields).toEqual({ 'variants.1.size': 'This size and colour already exists.' });
    const bare = await create(await readyToWear(test, { status: 'published' }));
    expect(bare.error.fields).toEqual({ pictures: 'A published product needs at least one image.' });
    const unowned = await create(await readyToWear(test), admin);
    expect(unowned.error).toMatchObject({ code: 'no_maker', fields: { makerId: expect.any(String) } });
  });

  it('shows a scheduled product from its moment on, and the job publishes it once', async () => {
    const picture = await addPicture(test, designer);
    const publishAt = new Date(test.now.getTime() + 600_000).toISOString();
    const pictures = [{ mediaId: picture._id, alt: 'Front', colour: null }];
    const _id = await made(await readyToWear(test, { status: 'scheduled', publishAt, pictures }));
    const shown = () => test.call(getProduct, { params: { productId: _id } });
    expect((await shown()).status).toBe(404);
    const before = test.now;
    test.now = new Date(publishAt);
    expect((await shown()).status).toBe(200);
    await Promise.all([publishScheduled.run(test.app.deps, {}), publishScheduled.run(test.app.deps, {})]);
    expect((await read(_id)).record).toMatchObject({ status: 'published', isPublic: true });
    test.now = before;
  });

  it('lets a designer who is not approved prepare, and shows nothing of it', async () => {
    const pending = await addDesigner(test, { status: 'pending' });
    const picture = await addPicture(test, pending);
    const pictures = [{ mediaId: picture._id, alt: 'Front', colour: null }];
    const { body } = await create(await readyToWear(test, { status: 'published', pictures }), pending);
    expect((await read(body._id, pending)).record).toMatchObject({ status: 'published', isPublic: false });
    expect((await test.call(getProduct, { params: { productId: body._id } })).status).toBe(404);
  });
});

describe('stock', () => {
  const stockOf = async (_id: string) => (await read(_id)).record.variants.map(({ stock }) => stock);

  it('books the difference to what the editor saw, so that sales meanwhile count', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const first = form.variants[0];
    if (!first?._id) throw new Error('the variant was not stored');
    const variantId = first._id;
    await test.app.deps.db.transaction((tx) => takeStock(tx, variantId, 4));
    first.stock = 15;
    expect((await save(_id, 1, form)).status).toBe(200);
    expect(await stockOf(_id)).toEqual([11, 10]);
  });

  it('is never negative: taking away more than is left is refused beside the field', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const second = form.variants[1];
    if (!second?._id) throw new Error('the variant was not stored');
    const variantId = second._id;
    await test.app.deps.db.transaction((tx) => takeStock(tx, variantId, 8));
    second.stock = 1;
    const refused = await save(_id, 1, form);
    expect(refused.error).toMatchObject({ code: 'stock_gone', fields: { 'variants.1.stock': 'Only 2 left now.' } });
    expect(await stockOf(_id)).toEqual([10, 2]);
  });

  it('comes out right when sales and edits happen at once', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const variantId = form.variants[0]?._id ?? '';
    const sales = Array.from({ length: 6 }, () => test.app.deps.db.transaction((tx) => takeStock(tx, variantId, 1)));
    const more = form.variants.map((variant, index) => ({ ...variant, stock: index ? 10 : 30 }));
    const [saved, ...sold] = await Promise.all([save(_id, 1, { ...form, variants: more }), ...sales]);
    expect([saved.status, ...sold]).toEqual([200, ...Array.from({ length: 6 }, () => true)]);
    expect(await stockOf(_id)).toEqual([24, 10]);
  });
});

describe('variants', () => {
  it('change places of size and SKU without clashing', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const [medium, large] = form.variants;
    if (!medium || !large) throw new Error('the variants were not stored');
    const swapped = [
      { ...medium, size: large.size, sku: large.sku },
      { ...large, size: medium.size, sku: medium.sku },
    ];
    expect((await save(_id, 1, { ...form, variants: swapped })).status).toBe(200);
    expect(formOf((await read(_id)).record).variants).toEqual(swapped);
  });

  it('are withdrawn rather than deleted, and come back as the same variant', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const [medium, large] = form.variants;
    if (!medium || !large) throw new Error('the variants were not stored');
    await save(_id, 1, { ...form, variants: [large] });
    const rows = await test.app.deps.db.select().from(variants).where(eq(variants.productId, _id));
    expect(rows.map(({ archived, size }) => [size, archived]).sort()).toEqual([
      ['L', false],
      ['M', true],
    ]);
    const again = { ...medium, _id: null, stockSeen: 0, stock: 3 };
    expect((await save(_id, 2, { ...form, variants: [again, large] })).status).toBe(200);
    expect((await read(_id)).record.variants[0]).toMatchObject({ _id: medium._id, stock: 3, sku: medium.sku });
  });

  it('are replaced by a new one of the same size and colour, and by one that is renamed to it', async () => {
    const _id = await made(await readyToWear(test));
    const form = formOf((await read(_id)).record);
    const [medium, large] = form.variants;
    if (!medium || !large) throw new Error('the variants were not stored');
    const anew = { ...medium, _id: null, stockSeen: 0, stock: 4, sku: `${medium.sku}-NEW` };
    expect((await save(_id, 1, { ...form, variants: [anew, large] })).status).toBe(200);
    expect((await read(_id)).record.variants[0]).toMatchObject({ _id: medium._id, stock: 4, sku: anew.sku });
    const renamed = { ...large, size: medium.size, stockSeen: large.stock };
    expect((await save(_id, 2, { ...form, variants: [renamed] })).status).toBe(200);
    const again = { ...medium, _id: null, size: large.size, stockSeen: 0, sku: `${large.sku}-NEW` };
    expect((await save(_id, 3, { ...form, variants: [renamed, again] })).status).toBe(200);
    expect((await read(_id)).record.variants.map(({ size }) => size)).toEqual(['M', 'L']);
  });

  it('leave a cart’s line unavailable when they go, as an option that goes does', async () => {
    const picture = await addPicture(test, designer);
    const pictures = [{ mediaId: picture._id, alt: 'Front', colour: null }];
    const shopper = await signInAs(test, 'Customer');
    const tunic = await made(await readyToWear(test, { status: 'published', pictures }));
    const tunicForm = formOf((await read(tunic)).record);
    const agbada = await made(await madeToMeasure(test, { status: 'published', pictures }));
    const agbadaForm = formOf((await read(agbada)).record);
    const cloth = agbadaForm.optionGroups[0];
    if (!cloth?._id || !cloth.choices[0]?._id) throw new Error('the options were not stored');
    const choices = [
      { productId: tunic, variantId: tunicForm.variants[0]?._id ?? null, options: {} },
      { productId: agbada, variantId: null, options: { [cloth._id]: cloth.choices[0]._id } },
    ];
    for (const choice of choices) {
      const added = await test.call(
        addToCart,
        { body: { ...choice, quantity: 1, measureLater: true } as never },
        shopper,
      );
      expect(added.status, JSON.stringify(added.error)).toBeLessThan(300);
    }
    await save(tunic, 1, { ...tunicForm, variants: tunicForm.variants.slice(1) });
    await save(agbada, 1, { ...agbadaForm, optionGroups: [{ ...cloth, choices: cloth.choices.slice(1) }] });
    const cart = await test.call(getCart, {}, shopper);
    expect(cart.body.items.map(({ notices }) => notices)).toEqual([
      [{ kind: 'unavailable', text: 'This size and colour is no longer offered.' }],
      [{ kind: 'unavailable', text: 'This option is no longer offered.' }],
    ]);
    expect(cart.body.totalAmount).toBe(0);
  });
});
