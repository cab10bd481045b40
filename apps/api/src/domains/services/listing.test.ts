import { kobo } from '@adunni/contracts/money';
import {
  getService,
  listServiceCategories,
  listServiceFacets,
  listServices,
} from '@adunni/contracts/services/services';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { addMaker } from '../catalog/testing.ts';
import { makers } from '../makers/tables.ts';
import { services, travelZones } from './tables.ts';
import { addService, addServiceCategory } from './testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  test.now = new Date('2026-11-23T06:00:00Z');
});
afterAll(() => test.close());

const titles = async (sent: Record<string, unknown> = {}) => {
  const { body } = await test.call(listServices, { query: sent as never });
  return body.items.map(({ title }) => title);
};

/** Four services of two makers: what each test selects from. */
async function stock() {
  const jos = await addMaker(test, { name: 'Plateau Cutters', city: 'Jos', tier: 'Verified' });
  const uyo = await addMaker(test, { name: 'Uyo Needles', city: 'Uyo', tier: 'Listed' });
  const fittings = await addServiceCategory(test, { name: 'Fittings' });
  const repairs = await addServiceCategory(test, { name: 'Repairs' });
  const base = { makerId: jos._id, categoryId: fittings._id };
  const fitting = await addService(test, { ...base, title: 'Bridal fitting', price: kobo(7_500_000), duration: 60 });
  const home = await addService(test, {
    ...base,
    title: 'Home measuring',
    kind: 'home-visit',
    place: 'home',
    price: kobo(2_000_000),
    duration: 45,
    forAnyMaker: true,
    notice: 4 * 1440,
  });
  await test.app.deps.db.insert(travelZones).values([
    { serviceId: home._id, name: 'Bukuru', fee: kobo(200_000), position: 1 },
    { serviceId: home._id, name: 'Jos', fee: kobo(0), position: 0 },
  ]);
  await addService(test, {
    makerId: uyo._id,
    categoryId: repairs._id,
    title: 'Hem',
    kind: 'drop-off',
    price: kobo(600_000),
    duration: 15,
    step: 15,
  });
  await addService(test, { makerId: uyo._id, categoryId: repairs._id, title: 'Zip', price: kobo(500_000) }, []);
  await addService(test, { ...base, title: 'Unfinished thought', status: 'draft' });
  return { jos, uyo, fittings, repairs, fitting };
}
let shop: Awaited<ReturnType<typeof stock>>;
beforeAll(async () => {
  shop = await stock();
});

it('says of each what the way costs at least, on top of its price', async () => {
  const { items } = (await test.call(listServices, { query: { place: 'home,studio' } })).body;
  const of = (title: string) => items.find((each) => each.title === title)?.travelFrom;
  expect([of('Home measuring'), of('Hem')]).toEqual([0, null]);
});

it('says of each where a home visit is made, in the order of its zones', async () => {
  const { items } = (await test.call(listServices, { query: { sort: 'price-up', place: 'home,studio' } })).body;
  expect(items.map(({ title, areas }) => [title, areas])).toContainEqual(['Home measuring', ['Jos', 'Bukuru']]);
  expect(items.map(({ title, areas }) => [title, areas])).toContainEqual(['Hem', []]);
});

it.each([
  [{ sort: 'price-up' }, ['Zip', 'Hem', 'Home measuring', 'Bridal fitting']],
  [{ sort: 'price-down' }, ['Bridal fitting', 'Home measuring', 'Hem', 'Zip']],
  [{ sort: 'shortest' }, ['Hem', 'Home measuring', 'Zip', 'Bridal fitting']],
  [{ sort: 'price-up', minPrice: 6000, maxPrice: 20000 }, ['Hem', 'Home measuring']],
  [{ sort: 'price-up', maxDuration: 45 }, ['Hem', 'Home measuring']],
  [{ sort: 'price-up', place: 'studio' }, ['Zip', 'Hem', 'Bridal fitting']],
  [{ sort: 'price-up', kind: 'home-visit,drop-off' }, ['Hem', 'Home measuring']],
  [{ sort: 'price-up', city: 'Jos', country: 'Nigeria' }, ['Home measuring', 'Bridal fitting']],
  [{ sort: 'price-up', city: 'Jos', country: 'Ghana' }, []],
  [{ sort: 'price-up', forAnyMaker: '1' }, ['Home measuring']],
  [{ sort: 'price-up', city: 'Jos' }, ['Home measuring', 'Bridal fitting']],
  [{ sort: 'price-up', verified: '1' }, ['Home measuring', 'Bridal fitting']],
  [{ sort: 'price-up', freeWithin: 1 }, ['Hem', 'Bridal fitting']],
  [{ sort: 'price-up', freeWithin: 7 }, ['Hem', 'Home measuring', 'Bridal fitting']],
  [{ sort: 'price-up', q: 'measur' }, ['Home measuring']],
  [{ sort: 'price-up', q: 'plateau' }, ['Home measuring', 'Bridal fitting']],
  [{ sort: 'price-up', q: 'no such thing' }, []],
  [{ sort: 'price-up', q: "'; drop table services; --" }, []],
])('selects and orders by %o', async (sent, expected) => {
  expect(await titles(sent)).toEqual(expected);
});

it('pages without repeating and counts all', async () => {
  const page = async (number: number) =>
    (await test.call(listServices, { query: { sort: 'price-up', limit: 3, page: number } })).body;
  expect([(await page(1)).items.length, (await page(2)).items.length, (await page(2)).total]).toEqual([3, 1, 4]);
});

it('puts the one that is free first before others, and what has no free time last', async () => {
  expect(await titles({ sort: 'soonest' })).toEqual([expect.anything(), expect.anything(), 'Home measuring', 'Zip']);
  const { body } = await test.call(listServices, { query: { sort: 'soonest' } });
  expect(body.items.map(({ nextFreeAt }) => nextFreeAt)).toEqual([
    '2026-11-23T08:00:00.000Z',
    '2026-11-23T08:00:00.000Z',
    '2026-11-27T08:00:00.000Z',
    null,
  ]);
});

it('counts what each value of a filter would leave, the filter itself left out', async () => {
  const { body } = await test.call(listServiceFacets, { query: { city: 'Jos', maxDuration: 45 } });
  expect(body.city).toEqual([
    { value: 'Jos', label: 'Jos', count: 1 },
    { value: 'Uyo', label: 'Uyo', count: 1 },
  ]);
  expect(body.category).toEqual([{ value: shop.fittings.slug, label: 'Fittings', count: 1 }]);
  expect(body.duration.map(({ count }) => count)).toEqual([0, 2, 2, 2]);
  expect(body.freeWithin.map(({ value, count }) => [value, count])).toEqual([
    ['1', 0],
    ['3', 0],
    ['7', 1],
    ['14', 1],
  ]);
  expect(body.price).toEqual({ min: 20_000, max: 20_000 });
  expect(body.verified).toBe(1);
});

it('says of categories how many services show', async () => {
  const { body } = await test.call(listServiceCategories);
  expect(body.items.find(({ slug }) => slug === shop.fittings.slug)?.serviceCount).toBe(2);
});

it('shows a service whole, money in naira', async () => {
  const zone = { serviceId: shop.fitting._id, name: 'Rayfield', fee: kobo(350_050), position: 0 };
  await test.app.deps.db.insert(travelZones).values(zone);
  const { body } = await test.call(getService, { params: { serviceId: shop.fitting._id } });
  expect(body.service).toMatchObject({
    title: 'Bridal fitting',
    price: 75_000,
    deposit: 5000,
    travelZones: [{ name: 'Rayfield', fee: 3500.5 }],
    maker: { name: 'Plateau Cutters', tier: 'Verified' },
    providers: [{ name: 'Ada Eze' }],
  });
});

it('hides drafts and whatever belongs to a maker who is not approved', async () => {
  const { db } = test.app.deps;
  const status = async () => (await test.call(getService, { params: { serviceId: shop.fitting._id } })).status;
  await db.update(makers).set({ status: 'suspended' }).where(eq(makers._id, shop.jos._id));
  expect([await status(), await titles({ city: 'Jos' })]).toEqual([404, []]);
  await db.update(makers).set({ status: 'approved' }).where(eq(makers._id, shop.jos._id));
  expect(await status()).toBe(200);
  await db.update(services).set({ status: 'archived' }).where(eq(services._id, shop.fitting._id));
  expect(await status()).toBe(404);
});
