import { randomUUID } from 'node:crypto';
import { kobo } from '@adunni/contracts/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProviderRefused, ProviderUnreachable } from '../../../kit/payments/provider.ts';
import { type PaystackApp, startPaystackApp } from '../testing/paystack-app.ts';
import { authorizationOf } from '../testing/paystack-stand-in.ts';

let app: PaystackApp;
beforeAll(async () => {
  app = await startPaystackApp();
});
afterAll(() => app.close());

const provider = () => app.test.app.deps.payments;
const newReference = () => `sub-${randomUUID()}`;
const charge = (reference: string, authorisation: string) =>
  provider().chargeCard({
    ...{ reference, authorisation, amount: kobo(650_000), currency: 'NGN', email: 'amaka@example.com', metadata: {} },
  });

it('tells the card that was paid with, unless it may not be charged again', async () => {
  const reference = newReference();
  const request = { reference, amount: kobo(5000), currency: 'NGN', email: 'amaka@example.com', metadata: {} };
  await provider().initialise({ ...request, returnUrl: 'https://adunni.example' });
  const customer = { email: 'amaka@example.com' };
  app.standIn.became(reference, { status: 'success', authorization: authorizationOf('AUTH_one'), customer });
  expect((await provider().verify(reference))?.card).toEqual({
    authorisation: 'AUTH_one',
    email: 'amaka@example.com',
    signature: 'SIG_AUTH_one',
    brand: 'visa',
    last4: '4081',
    expiryMonth: 12,
    expiryYear: 2039,
  });
  app.standIn.became(reference, { authorization: authorizationOf('AUTH_one', false) });
  expect((await provider().verify(reference))?.card).toBeNull();
});

it('charges a saved card under our reference, and once however often it is asked to', async () => {
  app.standIn.cards.set('AUTH_works', 'success');
  const reference = newReference();
  expect(await charge(reference, 'AUTH_works')).toEqual({ url: null });
  expect(await charge(reference, 'AUTH_works')).toEqual({ url: null });
  expect(await provider().verify(reference)).toMatchObject({ status: 'success', amount: 650_000 });
});

it('leaves a charge whose answer was lost to be looked up', async () => {
  app.standIn.cards.set('AUTH_works', 'success');
  const reference = newReference();
  void app.standIn.fault('charge', 'lost');
  await expect(charge(reference, 'AUTH_works')).rejects.toThrow(ProviderUnreachable);
  expect(await provider().verify(reference)).toMatchObject({ status: 'success' });
});

it('tells declined from refused, and where a bank wants the charge confirmed', async () => {
  app.standIn.cards.set('AUTH_poor', 'failed').set('AUTH_careful', 'paused');
  const [poor, careful] = [newReference(), newReference()];
  await charge(poor, 'AUTH_poor');
  expect(await provider().verify(poor)).toMatchObject({ status: 'failed', card: null });
  await expect(charge(newReference(), 'AUTH_unknown')).rejects.toThrow(ProviderRefused);
  expect(await charge(careful, 'AUTH_careful')).toEqual({ url: `${app.standIn.url}/confirm/${careful}` });
  expect(await provider().verify(careful)).toMatchObject({ status: 'ongoing' });
});
