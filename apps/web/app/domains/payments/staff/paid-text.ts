import { chargedText } from '@adunni/contracts/payments/charged-text';
import { naira } from '../../../kit/money/naira.ts';

/** An amount in the currency that it was paid in. */
export const paidText = (amount: number, currency: string): string =>
  currency === 'NGN' ? naira(amount) : chargedText(amount, currency);
