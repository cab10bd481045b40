import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs } from '../identity/testing.ts';
import { customerWith, openShop, place } from '../orders/testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('writes to no address without end, and holds no more than thirty orders of a person in an hour', async () => {
  const { gown } = await openShop(test);
  const person = await signInAs(test);
  const contact = { firstName: 'Win', lastName: 'Now', email: 'stranger@example.net', phone: '08031234567' };
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) {
    await customerWith(test, [{ ...gown, quantity: 1 }], person);
    statuses.push((await place(test, person, { contact, deliveryOption: 'pickup' })).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(201), 429, 429]);
  const written = await test.app.deps.db.select().from(mails).where(eq(mails.recipient, contact.email));
  expect(written).toHaveLength(30);
});
