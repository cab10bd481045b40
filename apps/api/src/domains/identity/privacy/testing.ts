import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import type { OrderStatus } from '@adunni/contracts/orders/orders';
import type { Stage } from '@adunni/contracts/orders/stages';
import type { TestApp } from '../../../kit/testing/test-app.ts';
import { openMaker } from '../../makers/service.ts';
import { orderItems, orderParts, orders } from '../../orders/tables.ts';
import { signInAs } from '../testing.ts';

const amounts = { subtotal: kobo(100_000), tax: kobo(5000), shippingCost: kobo(1000), discount: kobo(0) };
const totalAmount = kobo(106_000);
const address = {
  recipient: 'Amaka Obi',
  phone: '+2348031234567',
  countryCode: 'NG',
  state: 'Lagos',
  lga: 'Eti-Osa',
  city: 'Lekki',
  street: '14 Admiralty Way',
  landmark: '',
  postcode: '',
};

/** Stores an order of one part, as the books would hold it, with a maker of its own; its item is titled by the order’s id. */
export async function placeOrder(
  test: TestApp,
  userId: string,
  { stage, status }: { stage: Stage; status: OrderStatus },
) {
  const makerUserId = randomUUID();
  await signInAs(test, 'Designer', { _id: makerUserId, email: `maker-${makerUserId}@example.com` });
  return test.app.deps.db.transaction(async (tx) => {
    const maker = await openMaker(tx, { userId: makerUserId, firstName: 'Kolade', lastName: 'Thread' });
    const [order] = await tx
      .insert(orders)
      .values({
        number: `ADN-TEST-${randomUUID()}`,
        userId,
        status,
        cancelReason: status === 'cancelled' ? 'customer' : null,
        contact: { firstName: 'Amaka', lastName: 'Obi', email: 'leaver@example.com', phone: '+2348031234567' },
        address,
        deliveryOption: 'standard',
        deliveryDays: 5,
        paymentPlan: 'full',
        ...amounts,
        totalAmount,
        dueFirst: totalAmount,
      })
      .returning({ _id: orders._id });
    const orderId = order?._id ?? '';
    const [part] = await tx
      .insert(orderParts)
      .values({
        orderId,
        makerId: maker._id,
        kind: 'made-to-measure',
        stage,
        readyBy: test.now,
        ...amounts,
        totalAmount,
        commissionPercent: 12,
        commission: kobo(12_000),
      })
      .returning({ _id: orderParts._id });
    await tx.insert(orderItems).values({
      partId: part?._id ?? '',
      title: orderId,
      kind: 'made-to-measure',
      options: [],
      personalisation: 'For Amaka',
      measurementNote: 'Bust 92',
      quantity: 1,
      unitPrice: kobo(100_000),
      totalPrice: kobo(100_000),
      discount: kobo(0),
      returnable: false,
      position: 0,
    });
    return { orderId, makerUserId };
  });
}
