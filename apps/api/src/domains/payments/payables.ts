import type { PayableKind } from '@adunni/contracts/payments/payments';
import { eq, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx, Deps } from '../../kit/context.ts';
import type { Db, Tx } from '../../kit/database/connect.ts';
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
export const paymentsBy = (userId: string | Placeholder): SQL =>
  or(
    ...extensionsOf('payables').map(({ kind, table }) => {
      const subject = payments[SUBJECTS[kind]];
      return sql`exists (select from ${table.id.table} where ${table.id} = ${subject} and ${table.userId} = ${userId})`;
    }),
  ) ?? sql`false`;

/** Whose what a payment is for is; null when it is nobody’s any more. */
export async function ownerOf(db: Db | Tx, payment: PaymentRow): Promise<string | null> {
  const { kind, id } = paidFor(payment);
  const { table } = sourceOf(kind);
  const [row] = await db.select({ userId: table.userId }).from(table.id.table).where(eq(table.id, id));
  return row?.userId ? String(row.userId) : null;
}

const SUBJECT_NAMES: Record<PayableKind, string> = {
  order: 'Order',
  booking: 'Booking',
  'aso-ebi': 'Aso-ebi order',
  invoice: 'Invoice',
  card: 'Card check',
  milestone: 'Milestone',
};

/** The number of what each of these payments is for, by the payment’s id; without one for what has none. */
export async function subjectNames(db: Db | Tx, rows: readonly PaymentRow[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { kind, table } of extensionsOf('payables')) {
    const ids = new Map(rows.flatMap((row) => (paidFor(row).kind === kind ? [[row._id, paidFor(row).id]] : [])));
    const numbers = table.number
      ? await numbersOf(db, { ...table, number: table.number }, [...ids.values()])
      : new Map();
    for (const [paymentId, id] of ids)
      names.set(paymentId, [SUBJECT_NAMES[kind], numbers.get(id)].filter(Boolean).join(' '));
  }
  return names;
}

/** What a payment is for, as staff read it: `Order ADN-2026-000123`. */
export const subjectName = async (db: Db | Tx, payment: PaymentRow): Promise<string> =>
  (await subjectNames(db, [payment])).get(payment._id) ?? SUBJECT_NAMES[paidFor(payment).kind];

type Numbered = { id: PgColumn; number: PgColumn };

async function numbersOf(db: Db | Tx, { id, number }: Numbered, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id, number }).from(id.table).where(inArray(id, ids));
  return new Map(rows.flatMap((row) => (row.number ? [[String(row.id), String(row.number)]] : [])));
}

/** Payments for what has a number that begins like this. */
export const paidForNumber = (begins: string): SQL | undefined =>
  or(
    ...extensionsOf('payables').flatMap(({ kind, table: { id, number } }) =>
      number ? sql`${payments[SUBJECTS[kind]]} in (select ${id} from ${id.table} where ${number} like ${begins})` : [],
    ),
  );

/** The page of what a payment is for. */
export function pageOf(payment: PaymentRow): string {
  const { kind, id } = paidFor(payment);
  return sourceOf(kind).page(id);
}

/** Where somebody is who pays: the address by which they use the shop; the public one for work without a request. */
export type PayingFrom = Pick<Deps, 'config'> & Partial<Pick<Ctx, 'origin'>>;

/** Where a person comes back to after paying: the page of what is paid for, where they began. */
export const returnUrl = ({ config, origin = config.publicUrl }: PayingFrom, payment: PaymentRow): string =>
  `${origin}${pageOf(payment)}?reference=${payment.reference}`;

/** A started attempt as it is answered; one that needs no page any more leads back to what is paid for. */
export const toStarted = (from: PayingFrom, payment: PaymentRow): StartedPayment => ({
  reference: payment.reference,
  url: payment.url ?? returnUrl(from, payment),
  status: payment.status,
});
