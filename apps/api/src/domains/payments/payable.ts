import type { PayableKind, PaymentStatus } from '@adunni/contracts/payments/payments';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import type { SavedCard } from '../../kit/payments/provider.ts';
import { type PayableRef, type PaymentRow, SUBJECTS, type Subject } from './present.rules.ts';
import type { Due } from './rules.ts';
import { payments } from './tables.ts';

/** Something that can be paid, locked until the transaction ends. Its own domain says what a payment means to it. */
export interface Payable {
  email: string;
  /** What the provider is told beside the amount. */
  metadata: Record<string, string>;
  /** What is to pay now. Throws 409 when that is nothing, or when the time to pay ran out. */
  due(): Promise<Due>;
  /**
   * Books a successful payment; called once per payment, in the transaction that marks it as succeeded. `card` is what
   * was paid with, when it can be charged again.
   */
  record(payment: PaymentRow, card: SavedCard | null): Promise<void>;
  /** An attempt got another status without success: a transfer on its way, or one that failed. */
  follow(change: { was: PaymentStatus; is: PaymentStatus; payment: PaymentRow }): Promise<void>;
}

/** One kind of what can be paid, as its own domain registers it. */
export interface PayableSource {
  kind: PayableKind;
  /** Locks what is paid for, a person’s own when `userId` is given. Throws 404. */
  lock: (deps: Deps, tx: Tx, id: string, userId?: string) => Promise<Payable>;
  /** The columns of its table that name it and the person whose it is, and its number when it has one. */
  table: { id: PgColumn; userId: PgColumn; number?: PgColumn };
  /** The page where a person comes back to after paying. */
  page: (id: string) => string;
}

/** The payments of what is paid for. */
export const paymentsOf = ({ kind, id }: PayableRef): SQL => eq(payments[SUBJECTS[kind]], id);

/** The columns of a payment that say what it is for. */
export const columnsOf = ({ kind, id }: PayableRef): Partial<Subject> => ({ [SUBJECTS[kind]]: id });
