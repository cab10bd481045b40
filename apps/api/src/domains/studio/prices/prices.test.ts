import { exportAccount } from '@adunni/contracts/identity/account';
import { estimateDesign } from '@adunni/contracts/studio/estimate';
import {
  getPriceList,
  type PriceListForm,
  priceListResource,
  savePriceList,
} from '@adunni/contracts/studio/price-list';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../../identity/testing.ts';
import { makers } from '../../makers/tables.ts';
import { openWorkshop } from '../../makers/verification/testing.ts';
import { priceLists } from '../tables.ts';
import { A_PRICE_LIST, A_RECIPE } from '../testing.ts';
import { findPricedMaker } from './prices.queries.ts';
import { erasePriceList } from './prices.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const save = (maker: TestPerson, list: PriceListForm = A_PRICE_LIST, version = 0) =>
  test.call(savePriceList, { body: { version, list } }, maker);
const estimate = async (recipe: Parameters<typeof ask>[0] = A_RECIPE) => (await ask(recipe)).body;
const ask = (recipe: Record<string, string | number | boolean>, wearer = {}) =>
  test.call(estimateDesign, { body: { recipe, ...wearer } });

async function verified(): Promise<{ maker: TestPerson; makerId: string }> {
  const maker = await openWorkshop(test);
  const [row] = await test.app.deps.db
    .update(makers)
    .set({ status: 'approved', city: 'Yaba' })
    .where(eq(makers.userId, maker._id))
    .returning();
  return { maker, makerId: row?._id ?? '' };
}

it('is kept by the maker, one of two changes of the same version, and told to staff and in their file', async () => {
  const { maker, makerId } = await verified();
  expect((await test.call(getPriceList, {}, maker)).body).toMatchObject({
    ...{ list: null, version: 0, isShown: false, commissionPercent: 12 },
  });
  const saved = await Promise.all([save(maker), save(maker)]);
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await test.call(getPriceList, {}, maker)).body).toMatchObject({
    list: A_PRICE_LIST,
    version: 1,
    isShown: true,
  });
  expect((await save(maker)).status).toBe(409);
  const admin = await signInAs(test, 'Admin');
  const { items } = (await test.call(priceListResource.list, {}, admin)).body;
  const listed = items.find((row) => row.maker._id === makerId);
  expect(listed).toMatchObject({ garments: 2, textiles: 2, isOpen: true });
  const { record } = (await test.call(priceListResource.get, { params: { _id: listed?._id ?? '' } }, admin)).body;
  expect(record.list).toEqual(A_PRICE_LIST);
  const file = (await test.call(exportAccount, {}, maker)).body as { priceList: { garments: unknown[] } };
  expect(file.priceList.garments).toHaveLength(2);
  await test.app.deps.db.transaction((tx) => erasePriceList(tx, maker._id));
  expect(await test.app.deps.db.$count(priceLists, eq(priceLists.makerId, makerId))).toBe(0);
});

it('is refused from who sells nothing, and when it contradicts itself', async () => {
  const { maker } = await verified();
  const tried = await Promise.all([save(await signInAs(test)), save(await signInAs(test, 'Tailor'))]);
  expect(tried.map(({ status }) => status)).toEqual([403, 403]);
  const [agbada] = A_PRICE_LIST.garments;
  const twice = { ...A_PRICE_LIST, garments: agbada ? [agbada, agbada] : [] };
  expect((await save(maker, twice)).status).toBe(400);
});

it('prices a design by everybody who can sew it, the cheapest first, and follows every change', async () => {
  await test.app.deps.db.delete(priceLists);
  const [cheap, dear, closed] = [await verified(), await verified(), await verified()];
  await save(cheap.maker);
  const [agbada, ...others] = A_PRICE_LIST.garments;
  const more = agbada && { ...agbada, base: agbada.base + 50_000, days: agbada.days + 7 };
  await save(dear.maker, { ...A_PRICE_LIST, garments: more ? [more, ...others] : [] });
  await save(closed.maker, { ...A_PRICE_LIST, isOpen: false });
  const names = async () => (await estimate()).makers.map(({ _id }) => _id);
  await expect.poll(names).toEqual([cheap.makerId, dear.makerId]);
  const { range, makers: shown, canSew, total } = await estimate();
  expect([canSew, total, shown[0]?.city]).toEqual([2, 2, 'Yaba']);
  expect(range).toEqual({
    ...{ low: shown[0]?.low, high: shown[1]?.high },
    ...{ leastDays: shown[0]?.days, mostDays: shown[1]?.days },
  });
  // What is shown is what is proposed.
  expect(await findPricedMaker(test.app.deps.db, cheap.makerId)).toMatchObject({ maker: { _id: cheap.makerId } });
  expect(await findPricedMaker(test.app.deps.db, closed.makerId)).toBeNull();
  const silk = await estimate({ ...A_RECIPE, cloth: 'silk-ivory' });
  expect(silk).toMatchObject({ range: null, canSew: 0, missing: [{ what: 'Silk', makers: 2 }] });
  await test.app.deps.db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, cheap.makerId));
  await expect.poll(names).toEqual([dear.makerId]);
  await save(dear.maker, { ...A_PRICE_LIST, isOpen: false }, 1);
  await expect.poll(names).toEqual([]);
});

it('is exact for a known body, and refuses bodies and garments that there are not', async () => {
  const answers = await Promise.all([
    ask(A_RECIPE, { height: 1750, girth: 980 }),
    ask(A_RECIPE, { height: 17_500 }),
    ask({ ...A_RECIPE, cloth: 'plastic' }),
    ask({ garment: 'toga' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 422, 422]);
  const { main } = answers[0]?.body.yards ?? {};
  expect(main?.low).toBe(main?.high);
});

it('is asked for within a limit', async () => {
  const statuses = new Set<number>();
  for (let asked = 0; asked < 601; asked += 20)
    for (const { status } of await Promise.all(Array.from({ length: 20 }, () => ask(A_RECIPE)))) statuses.add(status);
  expect([...statuses].sort()).toEqual([200, 429]);
});
