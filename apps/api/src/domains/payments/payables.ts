import type { PayableKind } from '@adunni/contracts/payments/payments';
import { or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import type { Deps } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/connect.ts';
import { extensionsOf } from '../../kit/domain.ts';
import type { Payable, PayableSource } from './payable.ts';
import { type PayableRef, type PaymentRow, paidFor, type StartedPayment, SUBJECTS } from './present.rules.ts';
import { payments } from './tables.ts';

function sourceOf(kind: PayableKind): PayableSource {
  const source = extensionsOf('payables').find((registered) => registered.kind === kind);
  if (!source) throw new Error(`no domain has registered what a payment of the kind ${kind} is for`);
  return source;
}

/** Locks what a payment is for, before the payment itself; a person’s own when `userId` is given. Throws 404. */
export const lockPayable = (deps: Deps, tx: Tx, { kind, id }: PayableRef, userId?: string): Promise<Payable> =>
  sourceOf(kind).lock(deps, tx, id, userId);

/** The payments of a person: those for what is theirs; none where nothing can be paid. */
export const paymentsBy = (userId: string): SQL =>
  or(
    ...extensionsOf('payables').map(({ kind, table }) => {
      const subject = payments[SUBJECTS[kind]];
      return sql`exists (select from ${table.id.table} where ${table.id} = ${subject} and ${table.userId} = ${userId})`;
    }),
  ) ?? sql`false`;

/** Where a person comes back to after paying: the page of what is paid for. */
export function returnUrl(config: Config, payment: PaymentRow): string {
  const { kind, id } = paidFor(payment);
  return `${config.publicUrl}${sourceOf(kind).page(id)}?reference=${payment.reference}`;
}

/** A started attempt as it is answered; one that needs no page any more leads back to what is paid for. */
export const toStarted = (config: Config, payment: PaymentRow): StartedPayment => ({
  reference: payment.reference,
  url: payment.url ?? returnUrl(config, payment),
  status: payment.status,
});
