import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { orders } from '../orders/tables.ts';
import { coupons } from './tables.ts';

/** A coupon of a test, ten per cent unless told otherwise. */
export async function issueCoupon(test: TestApp, values: Partial<typeof coupons.$inferInsert> = {}) {
  const [coupon] = await test.app.deps.db
    .insert(coupons)
    .values({ code: `C${randomUUID()}`.toUpperCase(), discountType: 'Percentage', percent: 10, ...values })
    .returning();
  if (!coupon) throw new Error('the coupon was not stored');
  return coupon;
}

/** An order of a person, as bare as the database allows. */
export async function placeBareOrder(test: TestApp, userId: string, status: 'paid' | 'cancelled' = 'paid') {
  const nothing = kobo(0);
  const [order] = await test.app.deps.db
    .insert(orders)
    .values({
      number: randomUUID(),
      userId,
      status,
      ...(status === 'cancelled' && { cancelledAt: test.now, cancelReason: 'customer' as const }),
      contact: { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@example.com', phone: '+2348030000000' },
      deliveryOption: 'pickup',
      deliveryDays: 0,
      paymentPlan: 'full',
      subtotal: nothing,
      tax: nothing,
      shippingCost: nothing,
      discount: nothing,
      totalAmount: nothing,
      dueFirst: nothing,
    })
    .returning();
  if (!order) throw new Error('the order was not stored');
  return order;
}
