import { z } from 'zod';
import { id, line } from '../fields.ts';

/** Where a maker’s earnings go: a Nigerian bank by its code, and the ten digits of the account. */
export const bankAccountForm = z.object({
  bankCode: line(12).regex(/^[A-Za-z0-9-]+$/, 'Please choose your bank.'),
  accountNumber: line(10).regex(/^\d{10}$/, 'An account number has ten digits.'),
});
export type BankAccountForm = z.output<typeof bankAccountForm>;

/** A batch of payouts; its id is made up by the caller, so that sending it again starts nothing new. */
export const payoutBatchForm = z.object({ batchId: id });
