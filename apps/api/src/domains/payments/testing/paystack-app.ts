import { type Order, order } from '@adunni/contracts/orders/orders';
import { startTestApp, type TestApp } from '../../../kit/testing/test-app.ts';
import type { TestPerson } from '../../identity/testing.ts';
import { toOrder } from '../../orders/present.ts';
import { getFullOrder } from '../../orders/queries.ts';
import { customerWith, openShop, place, type TestShop } from '../../orders/testing.ts';
import { PaystackStandIn } from './paystack-stand-in.ts';

/** The application taking payments through a stand-in of Paystack. */
export interface PaystackApp {
  test: TestApp;
  standIn: PaystackStandIn;
  close(): Promise<void>;
}

export async function startPaystackApp(): Promise<PaystackApp> {
  const standIn = await new PaystackStandIn().start();
  const test = await startTestApp({}, { PAYSTACK_SECRET_KEY: standIn.secretKey, PAYSTACK_URL: standIn.url });
  const close = async () => {
    await test.close();
    await standIn.stop();
  };
  return { test, standIn, close };
}

/** An order that waits for its payment. */
export interface OpenOrder {
  person: TestPerson;
  shop: TestShop;
  orderId: string;
  reference: string;
}

/** Places an order of one dress, or of a gown, so that its payment is open. */
export async function openOrder(
  test: TestApp,
  given: { stock?: number; shop?: TestShop; piece?: 'dress' | 'gown' } = {},
): Promise<OpenOrder> {
  const shop = given.shop ?? (await openShop(test, { stock: given.stock ?? 5 }));
  const person = await customerWith(test, [{ ...shop[given.piece ?? 'dress'], quantity: 1 }]);
  const placed = await place(test, person);
  if (!placed.body.payment) throw new Error(`no payment: ${JSON.stringify(placed.error)}`);
  return { person, shop, orderId: placed.body.order._id, reference: placed.body.payment.reference };
}

/** The order as its owner sees it, whether or not their session has outlasted the test’s clock. */
export async function orderOf(
  test: TestApp,
  { person, orderId }: Pick<OpenOrder, 'person' | 'orderId'>,
): Promise<Order> {
  return order.encode(toOrder(await getFullOrder(test.app.deps.db, orderId, person._id), test.app.deps));
}
