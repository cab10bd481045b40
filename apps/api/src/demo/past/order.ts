import type { PostalAddress } from '@adunni/contracts/address';
import type { DeliveryOption } from '@adunni/contracts/checkout/delivery';
import type { RefundRequest } from '@adunni/contracts/orders/refunds-forms';
import type { Stage } from '@adunni/contracts/orders/stages';
import type { SellableLine } from '../../domains/catalog/queries.ts';
import type { PaymentPlan } from '../../domains/checkout/rules.ts';
import type { Coupon } from '../../domains/coupons/rules.ts';
import type { OrderContact } from '../../domains/orders/tables.ts';
import type { Records } from './records.ts';

/** Who bought. */
export interface Buyer {
  userId: string;
  contact: OrderContact;
  address: PostalAddress;
}

export interface PastLine {
  sellable: SellableLine;
  quantity: number;
  personalisation: string;
  measurementNote: string;
}

/** A stage that a part reached. */
export interface Step {
  stage: Stage;
  at: Date;
  note: string;
  /** Who took it; null for the marketplace itself. */
  actorId: string | null;
}

/** What became of a part after it was placed: its stages, in time. */
export interface Journey {
  steps: readonly Step[];
  carrier: string | null;
  /** Maker who sews it for the maker. */
  tailorId: string | null;
}

/** Money that staff gave back, less than all. */
export interface PastRefund {
  at: Date;
  actorId: string;
  reason: string;
  /** What of the order, once its parts and lines are known. */
  request: (records: Pick<Records, 'orderParts' | 'orderItems'>) => RefundRequest;
}

/** How an order was paid, or that it never was: then it waits, or its time ran out. */
export type PastPayment =
  | { paidAt: Date; balanceAt: Date | null }
  | { paidAt: null; heldUntil: Date; expiredAt: Date | null };

/** An order as it would have gone, from which its rows follow by the rules of real ones. */
export interface PastOrder {
  placedAt: Date;
  buyer: Buyer;
  delivery: DeliveryOption;
  plan: PaymentPlan;
  lines: readonly PastLine[];
  coupon: Coupon | null;
  payment: PastPayment;
  /** By maker; a part without one is where it began. */
  journeys: ReadonlyMap<string, Journey>;
  refund: PastRefund | null;
}
