import type { PayableKind } from '@adunni/contracts/payments/payments';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { lockPayableBooking } from '../bookings/placing/payable.ts';
import { lockPayableOrder } from '../orders/placing/payable.ts';
import { lockPayableCard, lockPayableInvoice } from '../subscriptions/billing/payable.ts';
import type { LockPayable, Payable } from './payable.ts';
import type { PayableRef } from './present.rules.ts';

const LOCKS: Record<PayableKind, LockPayable> = {
  order: lockPayableOrder,
  booking: lockPayableBooking,
  invoice: lockPayableInvoice,
  card: lockPayableCard,
};

/** Locks what a payment is for, before the payment itself; a person’s own when `userId` is given. Throws 404. */
export const lockPayable = (deps: Deps, tx: Tx, { kind, id }: PayableRef, userId?: string): Promise<Payable> =>
  LOCKS[kind](deps, tx, id, userId);
