import { getProduct } from '@adunni/contracts/catalog/catalog';
import { productResource } from '@adunni/contracts/catalog/products';
import { recipeOf } from '@adunni/contracts/catalog/recipe';
import { type Design, deleteDesign, getDesign } from '@adunni/contracts/studio/designs';
import { savePriceList } from '@adunni/contracts/studio/price-list';
import { sellDesign } from '@adunni/contracts/studio/selling';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../kit/durations.rules.ts';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { tendLooks } from '../../catalog/looks/looks.service.ts';
import { addDesigner, formOf, photo } from '../../catalog/products/testing.ts';
import { lookHash } from '../../catalog/rules.ts';
import { categories, looks, products } from '../../catalog/tables.ts';
import { signInAgain, signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { keepPicture, readPicture, storePicture } from '../../media/service.ts';
import { media } from '../../media/tables.ts';
import { designs } from '../tables.ts';
import { A_PRICE_LIST, A_RECIPE, saveDesign } from '../testing.ts';

let test: TestApp;
let designer: TestPerson & { makerId: string };
let start: Date;
beforeAll(async () => {
  test = await startTestApp();
  start = test.now;
  await test.app.deps.db.insert(categories).values({ slug: 'agbada', name: 'Agbada' });
});
beforeEach(async () => {
  test.now = start;
  designer = await addDesigner(test);
});
afterAll(() => test.close());

const sell = ({ _id: designId, version }: Design, as: TestPerson = designer) =>
  test.call(sellDesign, { params: { designId }, body: { version } }, as);
const read = async (_id: string) => (await test.call(productResource.get, { params: { _id } }, designer)).body;
const productsOf = () => test.app.deps.db.$count(products, eq(products.makerId, designer.makerId));

/** A design of somebody’s whose picture is drawn, with its file. */
async function drawnDesign(owner: TestPerson = designer, recipe: Design['recipe'] = A_RECIPE): Promise<Design> {
  const { deps } = test.app;
  const design = await saveDesign(test, owner, { name: 'Owambe agbada', recipe });
  const kept = await keepPicture(deps, await readPicture(await photo(640, 853)));
  const { _id: mediaId } = await deps.db.transaction((tx) => storePicture(tx, { ...kept, alt: '', isPrivate: false }));
  const hash = lookHash(recipe);
  await deps.db
    .insert(looks)
    .values({ hash, recipe, wantedAt: test.now, mediaId })
    .onConflictDoUpdate({ target: looks.hash, set: { mediaId } });
  await deps.db.update(designs).set({ lookHash: hash }).where(eq(designs._id, design._id));
  return design;
}

describe('a design that is sold', () => {
  it('is a draft of the maker with its recipe, its picture and what their price list says', async () => {
    await test.call(savePriceList, { body: { version: 0, list: A_PRICE_LIST } }, designer);
    const { status, body } = await sell(await drawnDesign());
    expect([status, body.isNew]).toEqual([200, true]);
    const { record, version } = await read(body.productId);
    expect(record).toMatchObject({
      ...{ title: 'Owambe agbada', kind: 'made-to-measure', gender: 'men', status: 'draft', sizeChart: 'men' },
      ...{ category: { name: 'Agbada' }, maker: { _id: designer.makerId }, leadDaysMin: 21, isPublic: false },
    });
    expect(record.pictures).toHaveLength(1);
    expect(record.pictures[0]?.alt).toContain('Agbada in');
    const offered = record.optionGroups.map(({ name, choices }) => [
      name,
      ...choices.map(({ label, priceDelta, isDefault }) => `${label} ${priceDelta}${isDefault ? ' *' : ''}`),
    ]);
    expect(offered).toEqual([
      ['Length', 'To the calf 0', 'To the ankle 0 *'],
      ['Lining', 'None 0', 'Half 20000 *'],
      ['Cap', 'None 0', 'Gobi (folded) 12500 *'],
    ]);
    // What an editor sends back untouched is taken.
    const values = formOf(record);
    const kept = await test.call(
      productResource.update,
      { params: { _id: body.productId }, body: { version, values } },
      designer,
    );
    expect(kept.status).toBe(200);
  });

  it('is published as any product, and drawn as it was designed, and as it is chosen', async () => {
    await test.call(savePriceList, { body: { version: 0, list: A_PRICE_LIST } }, designer);
    const { productId } = (await sell(await drawnDesign())).body;
    await test.call(productResource.act, { body: { action: 'publish', ids: [productId] } }, designer);
    const { product } = (await test.call(getProduct, { params: { productId } })).body;
    const usual = Object.fromEntries(
      product.optionGroups.map(({ _id, choices }) => [_id, choices.find(({ isDefault }) => isDefault)?._id ?? '']),
    );
    expect(recipeOf(product, { colour: null, options: usual })).toEqual(A_RECIPE);
    const plain = Object.fromEntries(product.optionGroups.map(({ _id, choices }) => [_id, choices[0]?._id ?? '']));
    const { lining: _lining, linedTo: _to, cap: _cap, ...bare } = A_RECIPE;
    expect(recipeOf(product, { colour: null, options: plain })).toMatchObject({ garment: 'agbada', length: 'calf' });
    expect(Object.keys(recipeOf(product, { colour: null, options: plain }) ?? {}).sort()).toEqual(
      Object.keys(bare).sort(),
    );
  });

  it('stays drawn as it was designed when its maker lets customers choose less', async () => {
    const { productId } = (await sell(await drawnDesign())).body;
    const { record, version } = await read(productId);
    const values = { ...formOf(record), basePrice: 90_000, status: 'published' as const };
    const optionGroups = values.optionGroups.filter(({ name }) => name === 'Length');
    const body = { version, values: { ...values, optionGroups } };
    expect((await test.call(productResource.update, { params: { _id: productId }, body }, designer)).status).toBe(200);
    const { product } = (await test.call(getProduct, { params: { productId } })).body;
    const [length] = product.optionGroups;
    const ankle = length?.choices.find(({ isDefault }) => isDefault)?._id ?? '';
    expect(recipeOf(product, { colour: null, options: { [length?._id ?? '']: ankle } })).toEqual(A_RECIPE);
  });

  it('is proposed without a price by who has no price list, so that it can’t be published as it is', async () => {
    const { productId } = (await sell(await drawnDesign())).body;
    const { record } = await read(productId);
    expect([record.basePrice, record.leadDaysMin, record.leadDaysMax]).toEqual([0, 14, 28]);
    const answer = await test.call(productResource.act, { body: { action: 'publish', ids: [productId] } }, designer);
    expect(answer.body.results[0]).toMatchObject({ ok: false, message: 'This product has no price yet.' });
  });

  it('becomes one product, however often and from wherever it is pressed', async () => {
    const design = await drawnDesign();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sell(design)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.productId)).size).toBe(1);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(await productsOf()).toBe(1);
    const { body } = await test.call(getDesign, { params: { designId: design._id } }, designer);
    expect(body.design.productId).toBe(answers[0]?.body.productId);
    expect((await sell(design)).body).toEqual({ productId: body.design.productId, isNew: false });
  });

  it('keeps its recipe and picture when the design is deleted and nothing has its look any more', async () => {
    const { db } = test.app.deps;
    const design = await drawnDesign();
    const { productId } = (await sell(design)).body;
    await test.call(deleteDesign, { params: { designId: design._id } }, designer);
    await db.delete(designs).where(eq(designs._id, design._id));
    test.now = new Date(start.getTime() + 3 * DAY_MS);
    designer = { ...designer, ...(await signInAgain(test, designer)) };
    await tendLooks(test.app.deps);
    const { record } = await read(productId);
    const [picture] = record.pictures;
    expect(await db.$count(media, eq(media._id, picture?._id ?? ''))).toBe(1);
    expect((await fetch(`${test.origin}${picture?.url}/96.webp`)).status).toBe(200);
    const [row] = await db.select().from(products).where(eq(products._id, productId));
    expect(row?.recipe?.base.garment).toBe('agbada');
  });
});

describe('no design is sold', () => {
  it('by customers, tailors and staff, by a suspended workshop, or that is another’s', async () => {
    const design = await drawnDesign();
    for (const role of ['Customer', 'Tailor', 'Admin'] as const)
      expect((await sell(design, await signInAs(test, role))).status).toBe(403);
    expect((await sell(design, await addDesigner(test))).error.code).toBe('design_not_found');
    const theirs = await drawnDesign(await signInAs(test));
    const { db } = test.app.deps;
    await db
      .update(designs)
      .set({ publication: 'published', askedAt: test.now, decidedAt: test.now })
      .where(eq(designs._id, theirs._id));
    expect((await sell(theirs)).error.code, 'nor one of the gallery').toBe('design_not_found');
    await db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, designer.makerId));
    expect((await sell(design)).error.code).toBe('workshop_suspended');
    expect(await productsOf()).toBe(0);
  });

  it('that was copied from the gallery without a change', async () => {
    const { db } = test.app.deps;
    const recipe = { ...A_RECIPE, thread: '#445566' };
    const theirs = await drawnDesign(await signInAs(test), recipe);
    const published = { publication: 'published', askedAt: test.now, decidedAt: test.now } as const;
    await db.update(designs).set(published).where(eq(designs._id, theirs._id));
    test.now = new Date(start.getTime() + 60_000);
    expect((await sell(await drawnDesign(designer, recipe))).error.code).toBe('design_of_other');
    expect((await sell(await drawnDesign(designer, { ...recipe, length: 'calf' }))).status).toBe(200);
  });

  it('that staff removed, that changed since, that can’t be drawn or is not drawn yet', async () => {
    const { db } = test.app.deps;
    const design = await drawnDesign();
    const isDesign = and(eq(designs._id, design._id));
    expect((await sell({ ...design, version: 2 })).error.code).toBe('design_changed');
    await db
      .update(designs)
      .set({ recipe: { garment: 'toga' } })
      .where(isDesign);
    expect((await sell(design)).error.code).toBe('recipe_refused');
    await db.update(designs).set({ recipe: A_RECIPE, publication: 'removed', askedAt: test.now }).where(isDesign);
    expect((await sell(design)).error.code).toBe('design_removed');
    const recipe = { ...A_RECIPE, thread: '#112233' };
    const undrawn = await saveDesign(test, designer, { recipe });
    expect((await sell(undrawn)).error.code).toBe('design_not_drawn');
    expect(await db.$count(looks, eq(looks.hash, lookHash(recipe))), 'but it is drawn now').toBe(1);
    expect(await productsOf()).toBe(0);
  });
});
