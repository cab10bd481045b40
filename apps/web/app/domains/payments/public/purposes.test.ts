import { expect, it } from 'vitest';
import { paymentLabel } from './purposes.ts';

it('says of a payment of everything that it is paid, and names a deposit as one', () => {
  expect(paymentLabel('full', 'succeeded')).toBe('Paid');
  expect(paymentLabel('deposit', 'succeeded')).toBe('Deposit: paid');
  expect(paymentLabel('full', 'failed')).toBe('Full payment: failed');
});
