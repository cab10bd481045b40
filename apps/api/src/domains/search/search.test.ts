import { kobo } from '@adunni/contracts/money';
import type { Role } from '@adunni/contracts/roles';
import { RESULTS_PER_KIND, type SearchResult, searchStaff } from '@adunni/contracts/search/search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { celebrate, order, orderPaid, rowOf } from '../asoebi/guests/testing.ts';
import { book, openStudio } from '../bookings/testing.ts';
import { addProduct } from '../catalog/testing.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { orderParts, orders } from '../orders/tables.ts';
import { customerWith, openShop, place, type TestShop } from '../orders/testing.ts';
import { openPlans, subscribeAs } from '../subscriptions/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** An hour of UTC at which a workshop is open, in some days. */
const openHour = (hour: number): string =>
  `${new Date(test.now.getTime() + 4 * 86_400_000).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`;

async function find(as: Caller, q: string, kind?: SearchResult['kind']): Promise<SearchResult[]> {
  const { status, body } = await test.call(searchStaff, { query: { q } }, as);
  expect(status).toBe(200);
  return body.items.filter((item) => !kind || item.kind === kind);
}
const titles = (found: SearchResult[]): string[] => found.map(({ title }) => title);

/** A maker of this role who can sign in, and their shop. */
async function openOwnShop(role: Role, name: string): Promise<TestPerson & { shop: TestShop }> {
  const person = await signInAs(test, role);
  const shop = await openShop(test, { name });
  await test.app.deps.db.update(makers).set({ userId: person._id }).where(eq(makers._id, shop.makerId));
  return { ...person, shop };
}

/** Places an order of one dress of each shop. */
async function orderFrom(...shops: TestShop[]): Promise<{ _id: string; number: string }> {
  const lines = shops.map(({ dress }) => ({ ...dress, quantity: 1 }));
  const placed = await place(test, await customerWith(test, lines));
  expect(placed.status).toBe(201);
  const [order] = await test.app.deps.db.select().from(orders).where(eq(orders._id, placed.body.order._id));
  if (!order) throw new Error('the order was not stored');
  return order;
}

describe('orders', () => {
  it('are found by staff by number and by the beginning of it', async () => {
    const admin = await signInAs(test, 'Admin');
    const { shop } = await openOwnShop('Designer', 'Ireti Stitch House');
    const { _id, number } = await orderFrom(shop);
    const expected = {
      kind: 'order',
      _id,
      title: number,
      detail: expect.stringMatching(/^Ngozi Eze · .+ · awaiting payment$/),
    };
    for (const q of [number, number.toLowerCase(), String(Number(number.slice(-6))).padStart(2, '0')])
      expect(await find(admin, q, 'order')).toEqual([{ ...expected, path: `/admin/orders/${_id}` }]);
    expect(titles(await find(admin, 'adn', 'order'))).toContain(number);
  });

  it('are found by a maker only when a part of them is theirs', async () => {
    const [designer, tailor] = [
      await openOwnShop('Designer', 'Amaka Studio'),
      await openOwnShop('Tailor', 'Sani & Sons'),
    ];
    const both = await orderFrom(designer.shop, tailor.shop);
    const one = await orderFrom(tailor.shop);
    expect(titles(await find(designer, 'ADN-'))).toEqual([both.number]);
    expect(titles(await find(tailor, 'ADN-'))).toEqual([one.number, both.number]);
    expect(await find(designer, one.number)).toEqual([]);
    expect((await find(tailor, one.number))[0]).toMatchObject({
      detail: expect.stringMatching(/^Ngozi Eze · .+ · Placed$/),
      path: `/tailor/orders/${one._id}`,
    });
  });

  it('are found by a maker by the customer’s name, and no other’s', async () => {
    const [own, other] = [await openOwnShop('Designer', 'Kente Corner'), await openOwnShop('Tailor', 'Lace Lane')];
    const { number } = await orderFrom(own.shop);
    for (const q of ['ngozi', 'Eze', 'ngozi e']) expect(titles(await find(own, q, 'order')), q).toEqual([number]);
    expect(await find(own, 'gozi', 'order')).toEqual([]);
    expect(await find(other, 'ngozi', 'order')).toEqual([]);
  });

  it('are found by the tailor who was given the sewing', async () => {
    const [designer, tailor] = [await openOwnShop('Designer', 'Zuri'), await openOwnShop('Tailor', 'Fine Seams')];
    const { _id, number } = await orderFrom(designer.shop);
    expect(await find(tailor, number)).toEqual([]);
    await test.app.deps.db.update(orderParts).set({ tailorId: tailor.shop.makerId }).where(eq(orderParts.orderId, _id));
    expect(titles(await find(tailor, number))).toEqual([number]);
    expect(titles(await find(tailor, 'ADN'))).toEqual([number]);
  });
});

describe('bookings', () => {
  it('are found by number, by staff and by the maker whose they are', async () => {
    const studio = await openStudio(test, { deposit: kobo(0) });
    const other = await openStudio(test);
    const { booking } = (await book(test, studio, openHour(9))).body;
    const { number, _id } = booking;
    const admin = await signInAs(test, 'Admin');
    for (const q of [number, number.toLowerCase(), String(Number(number.slice(-6))).padStart(2, '0')])
      expect(await find(admin, q, 'booking')).toEqual([
        {
          kind: 'booking',
          _id,
          title: number,
          detail: expect.stringMatching(/^Ngozi Eze · .+ · \d+ \w{3} \d{4} · Confirmed$/),
          path: `/admin/bookings/${_id}`,
        },
      ]);
    expect(await find(studio.owner, 'bkg-')).toMatchObject([{ _id, path: `/tailor/bookings/${_id}` }]);
    expect(await find(other.owner, 'bkg-')).toEqual([]);
    expect(await find(other.owner, number)).toEqual([]);
  });

  it('are found by a maker by the customer’s name, and no other’s', async () => {
    const [studio, other] = [await openStudio(test, { deposit: kobo(0) }), await openStudio(test)];
    const { number } = (await book(test, studio, openHour(10))).body.booking;
    for (const q of ['ngozi', 'Eze', 'ngozi e'])
      expect(titles(await find(studio.owner, q, 'booking')), q).toEqual([number]);
    expect(await find(studio.owner, 'gozi', 'booking')).toEqual([]);
    expect(await find(other.owner, 'ngozi', 'booking')).toEqual([]);
  });
});

describe('aso-ebi orders', () => {
  it('are found by staff with their event, and by the maker who makes them once they are paid', async () => {
    const [wedding, other] = [await celebrate(test), await celebrate(test)];
    const { _id, number } = await rowOf(test, await orderPaid(test, wedding));
    const admin = await signInAs(test, 'Admin');
    const kind = 'aso-ebi-order' as const;
    for (const q of [number, number.toLowerCase(), String(Number(number.slice(-6))).padStart(2, '0')])
      expect(await find(admin, q, kind)).toEqual([
        { kind, _id, title: number, detail: 'Bola Ade · Paid', path: `/admin/cultural/aso-ebi/${wedding.eventId}` },
      ]);
    expect(await find(wedding.shop.owner, 'aso-', kind)).toMatchObject([
      { _id, detail: 'Tiwa weds Dapo · Paid', path: `/designer/orders/aso-ebi/${wedding.invitationId}` },
    ]);
    expect(await find(other.shop.owner, 'aso-', kind)).toEqual([]);
    const unpaid = await rowOf(test, (await order(test, wedding)).body.orderKey);
    expect(await find(wedding.shop.owner, unpaid.number, kind)).toEqual([]);
  });
});

describe('subscriptions', () => {
  it('are found by staff with the person who has one', async () => {
    const admin = await signInAs(test, 'Admin');
    await openPlans(test);
    const person = await signInAs(test, 'Customer', { firstName: 'Yemisi', lastName: 'Kuforiji' });
    const { _id } = await subscribeAs(test, person);
    expect(await find(admin, 'kufori')).toEqual([
      expect.objectContaining({ kind: 'person', _id: person._id }),
      {
        kind: 'subscription',
        _id,
        title: 'Yemisi Kuforiji',
        detail: 'Plus · Active',
        path: `/admin/subscriptions/${_id}`,
      },
    ]);
    expect(await find(await signInAs(test, 'Tailor'), 'kufori')).toEqual([]);
  });
});

describe('people', () => {
  it('are found by first name, surname and email, whatever the accents', async () => {
    const admin = await signInAs(test, 'SuperAdmin');
    const email = 'bola_100%@example.com';
    await signInAs(test, 'Tailor', { firstName: 'Adébọ́lá', lastName: 'Fáṣọlá', email });
    await signInAs(test, 'Customer', { firstName: 'Adebola', lastName: 'Gone', status: 'deleted' });
    for (const q of ['adebo', 'ADÉBỌ́LÁ f', 'fasola ade', 'bola_1', 'bola_100%@'])
      expect(await find(admin, q, 'person')).toEqual([
        expect.objectContaining({ title: 'Adébọ́lá Fáṣọlá', detail: `${email} · Tailor` }),
      ]);
    expect(await find(admin, 'bola%1', 'person')).toEqual([]);
    expect(await find(admin, '%%', 'person')).toEqual([]);
  });

  it('are not found by makers', async () => {
    await signInAs(test, 'Customer', { firstName: 'Zainab' });
    for (const role of ['Designer', 'Tailor'] as const)
      expect(await find(await signInAs(test, role), 'zainab')).toEqual([]);
    expect(await find(await signInAs(test, 'Admin'), 'zainab')).toHaveLength(1);
  });
});

describe('products', () => {
  it('are found by staff whatever their status, those whose title begins so first', async () => {
    const admin = await signInAs(test, 'Admin');
    await addProduct(test, { title: 'Bridal Kimono', status: 'draft' });
    const { _id } = await addProduct(test, { title: 'Kimono in silk', status: 'archived' });
    const found = await find(admin, 'kimono', 'product');
    expect(titles(found)).toEqual(['Kimono in silk', 'Bridal Kimono']);
    expect(found[0]).toMatchObject({ detail: 'Ada Workshop · archived', path: `/admin/products/edit/${_id}` });
    expect(titles(await find(admin, 'kimonno', 'product'))).toHaveLength(2);
  });

  it('are found by a maker only when they are theirs', async () => {
    const [own, other] = [await openOwnShop('Designer', 'Own'), await openOwnShop('Designer', 'Other')];
    const mine = await addProduct(test, { title: 'Zebra Wrap', makerId: own.shop.makerId });
    await addProduct(test, { title: 'Zebra Cape', makerId: other.shop.makerId });
    expect(await find(own, 'zebra')).toEqual([
      expect.objectContaining({ title: 'Zebra Wrap', path: `/designer/products/edit/${mine._id}` }),
    ]);
    expect(await find(await signInAs(test, 'Designer'), 'zebra')).toEqual([]);
  });

  it('lead a Tailor, whose area has no editor, to the page of the shop', async () => {
    const tailor = await openOwnShop('Tailor', 'Needle');
    const { _id } = await addProduct(test, { title: 'Yoke blouse', makerId: tailor.shop.makerId });
    expect(await find(tailor, 'yoke')).toEqual([expect.objectContaining({ path: `/products/${_id}` })]);
  });
});

it('finds a handful of each kind at most, and nothing for less than two letters', async () => {
  const admin = await signInAs(test, 'Admin');
  for (let count = 0; count <= RESULTS_PER_KIND; count += 1) {
    await addProduct(test, { title: `Quilted coat ${count}` });
    await signInAs(test, 'Customer', { firstName: 'Quilla', lastName: `Number ${count}` });
  }
  expect(await find(admin, 'quil', 'product')).toHaveLength(RESULTS_PER_KIND);
  expect(await find(admin, 'quil', 'person')).toHaveLength(RESULTS_PER_KIND);
  expect((await test.call(searchStaff, { query: { q: 'q' } }, admin)).status).toBe(400);
});
