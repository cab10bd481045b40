import type { Settings } from '@adunni/contracts/settings/settings';
import type { couponRedemptions } from '../../domains/coupons/tables.ts';
import type { orderMeasurements } from '../../domains/orders/measurements/tables.ts';
import type { orderRefundLines, orderRefunds } from '../../domains/orders/refunds/tables.ts';
import type { orderItems, orderParts, orders, stageEvents } from '../../domains/orders/tables.ts';
import type { payments, refunds } from '../../domains/payments/tables.ts';

/** Rows of past orders, by table, each with its id. */
export interface Records {
  orders: (typeof orders.$inferSelect)[];
  orderParts: (typeof orderParts.$inferSelect)[];
  orderItems: (typeof orderItems.$inferSelect)[];
  orderMeasurements: (typeof orderMeasurements.$inferSelect)[];
  stageEvents: (typeof stageEvents.$inferSelect)[];
  payments: (typeof payments.$inferSelect)[];
  refunds: (typeof refunds.$inferSelect)[];
  orderRefunds: (typeof orderRefunds.$inferSelect)[];
  orderRefundLines: (typeof orderRefundLines.$inferSelect)[];
  couponRedemptions: (typeof couponRedemptions.$inferSelect)[];
}

/** What rows need beside the past itself. */
export interface Recording {
  /** `ADN-2026-000123` */
  number: string;
  settings: Settings;
  /** An id for a row that was made then. */
  newId: (at: Date) => string;
  now: Date;
}

export const noRecords = (): Records => ({
  orders: [],
  orderParts: [],
  orderItems: [],
  orderMeasurements: [],
  stageEvents: [],
  payments: [],
  refunds: [],
  orderRefunds: [],
  orderRefundLines: [],
  couponRedemptions: [],
});
