import { randomUUID } from 'node:crypto';
import { addToCart } from '@adunni/contracts/cart/cart';
import { getQuote, placeOrder } from '@adunni/contracts/checkout/checkout';
import type { Sent } from '@adunni/contracts/endpoint';
import type { PickupPlace } from '@adunni/contracts/makers/pickup';
import { listMeasurements } from '@adunni/contracts/measurements/measurements';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import type { TestApp, TestResponse } from '../../kit/testing/test-app.ts';
import { categories, products, variants } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { saveProfile } from '../measurements/testing.ts';
import { payments } from '../payments/tables.ts';

/** A maker with one ready-to-wear and one made-to-measure piece for sale. */
export interface TestShop {
  makerId: string;
  /** The Designer whose shop it is. */
  owner: TestPerson;
  slug: string;
  /** Ready-to-wear; `variantId` has `stock` pieces. */
  dress: { productId: string; variantId: string };
  /** Made-to-measure, without options. */
  gown: { productId: string; measureLater?: boolean };
}

interface ShopWishes {
  stock?: number;
  /** Of the dress, in kobo. */
  price?: number;
  /** Of the gown, in kobo. */
  gownPrice?: number;
  weeklyCapacity?: number;
  name?: string;
  /** Where customers pick up; the test’s own place unless given, null for nowhere. */
  pickupPlace?: PickupPlace | null;
}

/** Where customers of tests pick up. */
export const PICKUP_PLACE: PickupPlace = {
  ...{ countryCode: 'NG', state: 'Oyo', city: 'Ibadan', postcode: '' },
  ...{ street: '9 Awosika Avenue', landmark: 'opposite the market', note: 'Ring the bell at the blue gate' },
};

/** Opens an approved maker with stock. */
export async function openShop(test: TestApp, given: ShopWishes = {}): Promise<TestShop> {
  const { db } = test.app.deps;
  const { name = 'Ireti Stitch House', weeklyCapacity = 100, pickupPlace = PICKUP_PLACE } = given;
  const slug = `maker-${randomUUID()}`;
  const owner = await signInAs(test, 'Designer');
  const maker = { userId: owner._id, slug, name, weeklyCapacity, pickupPlace, status: 'approved' } as const;
  const { _id: makerId } = await one(db.insert(makers).values(maker).returning());
  const { _id: categoryId } = await one(db.insert(categories).values({ slug, name: 'Gowns' }).returning());
  const at = { makerId, categoryId };
  return { makerId, owner, slug, dress: await sewDress(test, at, given), gown: await sewGown(test, at, given) };
}

interface Place {
  makerId: string;
  categoryId: string;
}

const PIECE = {
  summary: 'A dress for the owambe season.',
  description: 'Cut on the bias, lined throughout.',
  gender: 'women',
  fabric: 'Ankara',
  status: 'published',
  leadDaysMin: 2,
} as const;

async function sewDress(test: TestApp, at: Place, { price = 4_500_000, stock = 10 }: ShopWishes) {
  const { db } = test.app.deps;
  const dress = {
    ...PIECE,
    ...at,
    slug: `dress-${at.makerId}`,
    title: 'Shift dress in ankara',
    kind: 'ready-to-wear',
    returnable: true,
    basePrice: kobo(price),
    leadDaysMax: 4,
  } as const;
  const { _id: productId } = await one(db.insert(products).values(dress).returning());
  const look = { size: 'UK 12', colour: 'Indigo', colourHex: '#28346b' };
  const variant = { ...look, productId, sku: randomUUID(), price: kobo(price), stock };
  const { _id: variantId } = await one(db.insert(variants).values(variant).returning());
  return { productId, variantId };
}

async function sewGown(test: TestApp, at: Place, { gownPrice = 18_000_000 }: ShopWishes) {
  const gown = {
    ...PIECE,
    ...at,
    slug: `gown-${at.makerId}`,
    title: 'Corset gown in cord lace',
    kind: 'made-to-measure',
    returnable: false,
    basePrice: kobo(gownPrice),
    leadDaysMax: 30,
  } as const;
  const { _id: productId } = await one(test.app.deps.db.insert(products).values(gown).returning());
  return { productId };
}

async function one<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was stored');
  return row;
}

type Line = Sent<typeof addToCart>['body'];

/** A customer whose cart holds these lines; what is made to measure is made from their profile, unless the line says how. */
export async function customerWith(test: TestApp, lines: Line[], person?: TestPerson): Promise<TestPerson> {
  const customer = person ?? (await signInAs(test));
  for (const line of lines) {
    const body = await measuredLine(test, customer, line);
    const { status, error } = await test.call(addToCart, { body }, customer);
    if (status !== 200) throw new Error(`the line was not added: ${JSON.stringify(error)}`);
  }
  return customer;
}

async function measuredLine(test: TestApp, customer: TestPerson, line: Line): Promise<Line> {
  if (line.variantId || line.measureLater || line.measurementProfileId) return line;
  const [known] = (await test.call(listMeasurements, {}, customer)).body.items;
  return { ...line, measurementProfileId: (known ?? (await saveProfile(test, customer)))._id };
}

type Body = Sent<typeof placeOrder>['body'];

const CONTACT = { firstName: 'Ngozi', lastName: 'Eze', phone: '+2348031234567' };
/** An address as its form sends it. */
export const ADDRESS = {
  recipient: 'Ngozi Eze',
  phone: '+2348031234567',
  countryCode: 'NG',
  state: 'Lagos',
  lga: 'Eti-Osa',
  city: 'Lekki',
  street: '14 Admiralty Way',
};

/** A placement of the person’s cart at what it costs now. */
export async function placementOf(test: TestApp, person: TestPerson, change: Partial<Body> = {}): Promise<Body> {
  const { deliveryOption = 'standard', paymentPlan = 'full', address = ADDRESS } = change;
  const body = { countryCode: address.countryCode, deliveryOption, paymentPlan };
  const quote = await test.call(getQuote, { body }, person);
  const contact = { ...CONTACT, email: person.email };
  return { ...body, contact, address, expectedTotal: quote.body.totalAmount, ...change };
}

/** Places the person’s cart, under a new Idempotency-Key unless one is given. */
export async function place(
  test: TestApp,
  person: TestPerson,
  change: Partial<Body> = {},
  key: string = randomUUID(),
): Promise<TestResponse<typeof placeOrder>> {
  const body = await placementOf(test, person, change);
  return test.call(placeOrder, { body }, { ...person, headers: { 'idempotency-key': key } });
}

/** Pieces on the shelf. */
export async function stockOf(test: TestApp, variantId: string): Promise<number> {
  const row = await one(test.app.deps.db.select().from(variants).where(eq(variants._id, variantId)));
  return row.stock;
}

/** The attempts to pay an order, oldest first. */
export const paymentsOf = (test: TestApp, orderId: string) =>
  test.app.deps.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(payments.createdAt, payments._id);
