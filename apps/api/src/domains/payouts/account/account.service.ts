import type { BankAccountForm } from '@adunni/contracts/payouts/forms';
import { type BankAccount, payoutErrors } from '@adunni/contracts/payouts/staff';
import { eq } from 'drizzle-orm';
import { staffWrite } from '../../../kit/audit/staff-write.ts';
import type { Ctx, Viewer } from '../../../kit/context.ts';
import type { Db, Tx } from '../../../kit/database/connect.ts';
import { Refusal } from '../../../kit/errors.ts';
import { sendMail } from '../../../kit/mail/outbox.ts';
import { type Bank, ProviderUnreachable } from '../../../kit/payments/provider.ts';
import { limitAttempts } from '../../../kit/security/attempts.ts';
import { makerIdOf } from '../../makers/queries.ts';
import type { PaidAccount } from '../payees.ts';
import { maskedAccount } from '../rules.ts';
import { bankAccounts } from '../tables.ts';
import { accountEmail } from './email-templates.ts';

/** Asking whose an account is tells names, so it is not for trying numbers. */
const LOOKUPS = { most: 20, minutes: 60 };

/** Banks to which payouts can go. Throws 503 when the provider does not answer. */
export const banksOf = (ctx: Ctx<Viewer>): Promise<Bank[]> => asked(ctx.payments.listBanks());

/** A maker’s own account, masked, or null. */
export async function accountOf(db: Db | Tx, makerId: string): Promise<BankAccount | null> {
  const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.makerId, makerId));
  return row ? toBankAccount(row) : null;
}

/** An account as it is shown. */
export const toBankAccount = (
  row: Pick<typeof bankAccounts.$inferSelect, 'bankCode' | 'bankName' | 'accountEnding' | 'accountName'>,
): BankAccount => ({
  bankCode: row.bankCode,
  bankName: row.bankName,
  accountNumber: maskedAccount(row.accountEnding),
  accountName: row.accountName,
});

/** Whose account this is. Throws 422 when the bank does not know it, 429 and 503. */
export async function resolveAccountHolder(ctx: Ctx<Viewer>, form: BankAccountForm): Promise<string> {
  await limitAttempts(ctx.db, `bank-account:${ctx.viewer._id}`, LOOKUPS, ctx.clock());
  const holder = await asked(ctx.payments.resolveAccount(form));
  if (holder === null) throw new Refusal(payoutErrors.account_unknown);
  return holder;
}

/** An account as it is kept, under the name that the bank has for it. Throws as `resolveAccountHolder`. */
export async function resolvedAccount(ctx: Ctx<Viewer>, form: BankAccountForm): Promise<PaidAccount> {
  const bank = (await banksOf(ctx)).find(({ code }) => code === form.bankCode);
  if (!bank) throw new Refusal(payoutErrors.account_unknown);
  const accountName = await resolveAccountHolder(ctx, form);
  return { ...form, accountName, bankName: bank.name, accountEnding: form.accountNumber.slice(-4) };
}

/** Keeps a maker’s account and tells them by mail. Throws as `resolveAccountHolder`. */
export async function setAccount(ctx: Ctx<Viewer>, form: BankAccountForm): Promise<BankAccount> {
  const makerId = await makerIdOf(ctx.db, ctx.viewer._id);
  const values = { ...(await resolvedAccount(ctx, form)), updatedAt: ctx.clock() };
  await staffWrite(ctx, async (tx) => {
    await tx
      .insert(bankAccounts)
      .values({ makerId, ...values })
      .onConflictDoUpdate({ target: bankAccounts.makerId, set: values });
    await tellOfAccount(ctx, tx, values);
  });
  return toBankAccount(values);
}

/** Mails the caller that their money goes to another account from now on. */
export const tellOfAccount = (ctx: Ctx<Viewer>, tx: Tx, account: PaidAccount): Promise<void> =>
  sendMail(ctx, tx, 'bank-account', ctx.viewer.email, accountEmail(ctx.viewer.firstName, account));

async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw new Refusal(payoutErrors.provider_unavailable, { cause: error });
    throw error;
  }
}
