import { randomUUID } from 'node:crypto';
import { addToCart } from '@adunni/contracts/cart';
import { getQuote, placeOrder } from '@adunni/contracts/checkout';
import type { Sent } from '@adunni/contracts/endpoint';
import { kobo } from '@adunni/contracts/money';
import { eq } from 'drizzle-orm';
import type { TestApp, Told } from '../../kit/testing/test-app.ts';
import { categories, products, variants } from '../catalog/tables.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { makers } from '../makers/tables.ts';
import { payments } from '../payments/tables.ts';

/** A maker with one ready-to-wear and one made-to-measure piece for sale. */
export interface TestShop {
  makerId: string;
  slug: string;
  /** Ready-to-wear; `variantId` has `stock` pieces. */
  dress: { productId: string; variantId: string };
  /** Made-to-measure, without options. */
  gown: { productId: string };
}

/** Opens an approved maker with stock. Prices are kobo. */
export async function openShop(
  test: TestApp,
  given: { stock?: number; price?: number; gownPrice?: number; weeklyCapacity?: number; name?: string } = {},
): Promise<TestShop> {
  const { db } = test.app.deps;
  const slug = `maker-${randomUUID()}`;
  const owner = await signInAs(test, 'Designer');
  const maker = await one(
    db
      .insert(makers)
      .values({
        userId: owner._id,
        slug,
        name: given.name ?? 'Ireti Stitch House',
        status: 'approved',
        weeklyCapacity: given.weeklyCapacity ?? 100,
      })
      .returning(),
  );
  const category = await one(db.insert(categories).values({ slug, name: 'Gowns' }).returning());
  const piece = {
    makerId: maker._id,
    categoryId: category._id,
    summary: 'A dress for the owambe season.',
    description: 'Cut on the bias, lined throughout.',
    gender: 'women',
    fabric: 'Ankara',
    status: 'published',
    leadDaysMin: 2,
  } as const;
  const dress = await one(
    db
      .insert(products)
      .values({
        ...piece,
        slug: `dress-${slug}`,
        title: 'Shift dress in ankara',
        kind: 'ready-to-wear',
        returnable: true,
        basePrice: kobo(given.price ?? 4_500_000),
        leadDaysMax: 4,
      })
      .returning(),
  );
  const gown = await one(
    db
      .insert(products)
      .values({
        ...piece,
        slug: `gown-${slug}`,
        title: 'Corset gown in cord lace',
        kind: 'made-to-measure',
        returnable: false,
        basePrice: kobo(given.gownPrice ?? 18_000_000),
        leadDaysMax: 30,
      })
      .returning(),
  );
  const variant = await one(
    db
      .insert(variants)
      .values({
        productId: dress._id,
        sku: randomUUID(),
        size: 'UK 12',
        colour: 'Indigo',
        colourHex: '#28346b',
        price: kobo(given.price ?? 4_500_000),
        stock: given.stock ?? 10,
      })
      .returning(),
  );
  return {
    makerId: maker._id,
    slug,
    dress: { productId: dress._id, variantId: variant._id },
    gown: { productId: gown._id },
  };
}

async function one<T>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was stored');
  return row;
}

/** A customer whose cart holds these lines. */
export async function customerWith(
  test: TestApp,
  lines: Sent<typeof addToCart>['body'][],
  person?: TestPerson,
): Promise<TestPerson> {
  const customer = person ?? (await signInAs(test));
  for (const body of lines) {
    const { status, error } = await test.call(addToCart, { body }, customer);
    if (status !== 200) throw new Error(`the line was not added: ${JSON.stringify(error)}`);
  }
  return customer;
}

type Body = Sent<typeof placeOrder>['body'];

const CONTACT = { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@example.com', phone: '+2348031234567' };
const ADDRESS = {
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
  return { ...body, contact: CONTACT, address, expectedTotal: quote.body.totalAmount, ...change };
}

/** Places the person’s cart, under a new Idempotency-Key unless one is given. */
export async function place(
  test: TestApp,
  person: TestPerson,
  change: Partial<Body> = {},
  key: string = randomUUID(),
): Promise<Told<typeof placeOrder>> {
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
