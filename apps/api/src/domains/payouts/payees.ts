import type { Kobo } from '@adunni/contracts/money';
import type { PayeeKind, SKIP_REASONS } from '@adunni/contracts/payouts/staff';
import type { SQL } from 'drizzle-orm';
import type { Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
import type { bankAccounts, payouts } from './tables.ts';

/** A bank account that money goes to, as a payout freezes it. */
export type PaidAccount = Omit<typeof bankAccounts.$inferSelect, 'makerId' | 'updatedAt'>;

/** Who is paid: a workshop of a maker, or a partner. */
export interface Payee {
  kind: PayeeKind;
  _id: string;
  name: string;
}

/** Somebody with money to come; without an account when they cannot be paid. */
export interface DuePayee extends Payee {
  amount: Kobo;
  account: PaidAccount | null;
  /** Why they are not paid now. */
  reason: (typeof SKIP_REASONS)[number] | null;
}

/** What a payee is told of a payout. */
export interface PayoutNotice {
  title: string;
  text: string;
  cause: string;
}

/** Partners as payees: what whoever keeps them knows of them. */
export interface PartnerPayees {
  /** All whose available money reaches the minimum, in kobo, by name. */
  due: (db: Db | Tx, minimum: Kobo) => Promise<DuePayee[]>;
  /** One with all that is available, whatever the amount; null when there is no such partner. */
  find: (db: Db | Tx, partnerId: string) => Promise<DuePayee | null>;
  /** Ids of partners of that name, as a subquery. */
  named: (words: string) => SQL;
  /** Payouts were started, in their transaction. */
  started: (tx: Tx, stored: readonly (typeof payouts.$inferSelect)[]) => Promise<void>;
  /** The money of a payout has come back. */
  returned: (tx: Tx, payoutId: string) => Promise<void>;
  tell: (deps: Deps, tx: Tx, partnerId: string, notice: PayoutNotice) => Promise<void>;
}
