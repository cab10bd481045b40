import { listCategories } from '@adunni/contracts/catalog/catalog';
import { categoryResource, getCategoryTree, moveCategory, removeCategory } from '@adunni/contracts/catalog/categories';
import type { CategoryForm } from '@adunni/contracts/catalog/categories-forms';
import { productResource } from '@adunni/contracts/catalog/products';
import { kobo } from '@adunni/contracts/money';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { issueCoupon } from '../../coupons/testing.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { addDesigner, formOf, readyToWear } from '../products/testing.ts';
import { categories, products } from '../tables.ts';
import { addProduct } from '../testing.ts';

let test: TestApp;
let admin: TestPerson;
let designer: TestPerson & { makerId: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await signInAs(test, 'Admin');
  designer = await addDesigner(test);
});
afterAll(() => test.close());

const FORM: CategoryForm = { name: 'Capes', slug: '', description: 'Worn over.', parentId: null, mediaId: null };
const create = (values: Partial<CategoryForm>) =>
  test.call(categoryResource.create, { body: { ...FORM, ...values } }, admin);
const made = async (name: string, parentId: string | null = null) => {
  const { status, body, error } = await create({ name, parentId });
  expect(status, JSON.stringify(error)).toBe(201);
  return body._id;
};
const tree = async () => (await test.call(getCategoryTree, {}, admin)).body.items;
const find = async (_id: string) => (await tree()).find((row) => row._id === _id);
const versionOf = async (_id: string) => (await find(_id))?.version ?? 0;
const move = async (_id: string, parentId: string | null, position: number) =>
  test.call(moveCategory, { params: { _id }, body: { version: await versionOf(_id), parentId, position } }, admin);
const remove = async (_id: string, moveTo: string | null) =>
  test.call(removeCategory, { params: { _id }, body: { version: await versionOf(_id), moveTo } }, admin);

describe('the tree', () => {
  it('shows each after its parent, and moves a category to a place', async () => {
    const top = await made('Outerwear');
    const [a, b, c] = [await made('Aprons', top), await made('Boleros', top), await made('Capes', top)];
    const names = async () => (await tree()).filter(({ path }) => path[0] === 'Outerwear').map(({ name }) => name);
    expect(await names()).toEqual(['Outerwear', 'Aprons', 'Boleros', 'Capes']);
    expect((await move(c, top, 0)).status).toBe(200);
    expect(await names()).toEqual(['Outerwear', 'Capes', 'Aprons', 'Boleros']);
    await move(a, b, 0);
    expect(await names()).toEqual(['Outerwear', 'Capes', 'Boleros', 'Aprons']);
    expect(await find(a)).toMatchObject({ path: ['Outerwear', 'Boleros', 'Aprons'], depth: 2 });
    const shown = await test.call(listCategories);
    expect(shown.body.items.find(({ _id }) => _id === a)?.parentId).toBe(b);
  });

  it('never goes round in a circle, also when two people move at once', async () => {
    const [x, y] = [await made('Xylo'), await made('Yoke')];
    expect((await move(x, x, 0)).error.code).toBe('into_itself');
    const both = await Promise.all([move(x, y, 0), move(y, x, 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const both2 = [await find(x), await find(y)].map((row) => row?.depth);
    expect(both2.sort()).toEqual([0, 1]);
  });

  it('has four levels at most, counting what moves along', async () => {
    let parent = await made('Level 0');
    const top = parent;
    for (const name of ['Level 1', 'Level 2', 'Level 3']) parent = await made(name, parent);
    expect((await create({ name: 'Level 4', parentId: parent })).error.code).toBe('too_deep');
    const other = await made('Aside');
    expect((await move(top, other, 0)).error.code).toBe('too_deep');
  });

  it('gives each its own address, and says so beside the field', async () => {
    const _id = await made('Ẹ̀yẹ & Ọ̀ṣọ́');
    expect((await find(_id))?.slug).toBe('eye-and-oso');
    expect((await create({ name: 'Other', slug: 'eye-and-oso' })).error.fields).toEqual({
      slug: 'Another category has this URL slug.',
    });
    expect((await create({ name: 'Other', slug: 'Not good!' })).status).toBe(400);
  });

  it('is changed with the version that was seen', async () => {
    const _id = await made('Shawls');
    const body = { version: 1, values: { ...FORM, name: 'Shawls and wraps', slug: 'shawls' } };
    const write = () => test.call(categoryResource.update, { params: { _id }, body }, admin);
    expect((await Promise.all([write(), write()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = { params: { _id }, body: { version: 1, parentId: null, position: 0 } };
    expect((await test.call(moveCategory, stale, admin)).error.code).toBe('stale');
  });

  it('tells pages that show categories', async () => {
    const heard: string[] = [];
    const done = Promise.withResolvers<void>();
    const stop = test.app.deps.changes.onTags((tags) => {
      heard.push(...(tags ?? []));
      if (heard.includes('categories')) done.resolve();
    });
    await made('Heard of');
    await done.promise;
    stop();
    expect(heard).toContain('products');
  });
});

describe('removal', () => {
  it('asks where products go, moves them, and lifts what is below', async () => {
    const [old, other] = [await made('Old'), await made('Other')];
    const child = await made('Child', old);
    const { _id: productId } = await addProduct(test, { categoryId: old });
    expect((await remove(old, null)).error.code).toBe('category_in_use');
    expect((await remove(old, old)).error.code).toBe('target_gone');
    expect((await test.call(categoryResource.get, { params: { _id: old } }, admin)).body.record).toMatchObject({
      productCount: 1,
      statuses: { published: 1, draft: 0 },
      children: [{ name: 'Child' }],
    });
    expect((await remove(old, other)).body).toEqual({ moved: 1 });
    const [moved] = await test.app.deps.db.select().from(products).where(eq(products._id, productId));
    expect(moved?.categoryId).toBe(other);
    expect(await find(child)).toMatchObject({ parentId: null, depth: 0 });
    expect(await find(old)).toBeUndefined();
  });

  it('is refused while a coupon is limited to it', async () => {
    const _id = await made('Couponed');
    await issueCoupon(test, { categoryId: _id });
    expect((await remove(_id, null)).error.code).toBe('category_has_coupon');
  });

  it('and a product being added at the same time: it moves too, or is told that the category is gone', async () => {
    const target = await made('Target');
    for (let round = 0; round < 6; round += 1) {
      const old = await made(`Racing ${round}`);
      await addProduct(test, { categoryId: old });
      const body = await readyToWear(test, { categoryId: old });
      const [removed, ...added] = await Promise.all([
        remove(old, target),
        ...[designer, designer, designer].map((as, index) =>
          test.call(
            productResource.create,
            { body: { ...body, variants: body.variants.map((row) => ({ ...row, sku: `${row.sku}-${index}` })) } },
            as,
          ),
        ),
      ]);
      expect(removed.status).toBe(200);
      for (const { status, error } of added)
        if (status !== 201) expect([status, error.code]).toEqual([409, 'category_gone']);
      const through = added.filter(({ status }) => status === 201).map(({ body: created }) => created._id);
      const rows = await test.app.deps.db.select().from(products).where(inArray(products._id, through));
      expect(rows.map(({ categoryId }) => categoryId)).toEqual(through.map(() => target));
      expect(await test.app.deps.db.select().from(products).where(eq(products.categoryId, old))).toEqual([]);
    }
  });

  it('waits for a product that is being added, and takes it along', async () => {
    const [old, target] = [await made('Waited for'), await made('Refuge')];
    const { db } = test.app.deps;
    const added = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const adding = db.transaction(async (tx) => {
      const [row] = await tx.select().from(categories).where(eq(categories._id, old)).for('key share');
      if (!row) throw new Error('the category was not stored');
      const { makerId } = designer;
      await tx.insert(products).values({
        ...{ makerId, categoryId: old, slug: 'late', title: 'Late', summary: 'Late.', description: 'Late.' },
        ...{ kind: 'ready-to-wear' as const, gender: 'men' as const, fabric: 'Twill', returnable: true },
        ...{ basePrice: kobo(100), leadDaysMin: 1, leadDaysMax: 2 },
      });
      added.resolve();
      await go.promise;
    });
    await added.promise;
    const removing = remove(old, target);
    go.resolve();
    await adding;
    expect((await removing).body).toEqual({ moved: 1 });
    const late = await db.select().from(products).where(eq(products.categoryId, target));
    expect(late.map(({ title }) => title)).toEqual(['Late']);
  });

  it('and a product being edited at the same time do not wait for each other for ever', async () => {
    const target = await made('Edited to');
    for (let round = 0; round < 4; round += 1) {
      const old = await made(`Edited in ${round}`);
      const sent = await readyToWear(test, { categoryId: old });
      const { body } = await test.call(productResource.create, { body: sent }, designer);
      const params = { _id: body._id };
      const values = formOf((await test.call(productResource.get, { params }, designer)).body.record);
      const [saved, removed] = await Promise.all([
        test.call(productResource.update, { params, body: { version: 1, values } }, designer),
        remove(old, target),
      ]);
      expect([200, 409]).toContain(saved.status);
      expect(removed.body).toEqual({ moved: 1 });
    }
  });
});
