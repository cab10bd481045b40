import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kit/durations.rules.ts';
import { mails } from '../../kit/mail/tables.ts';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from '../identity/testing.ts';
import { customerWith, openShop, place, type TestShop } from '../orders/testing.ts';

let test: TestApp;
let shop: TestShop;
beforeAll(async () => {
  test = await startTestApp();
  shop = await openShop(test);
});
afterAll(() => test.close());

async function order(person: TestPerson, email = person.email) {
  await customerWith(test, [{ ...shop.gown, quantity: 1 }], person);
  const contact = { firstName: 'Win', lastName: 'Now', email, phone: '08031234567' };
  const { status, error } = await place(test, person, { contact, deliveryOption: 'pickup' });
  return status === 201 ? 'placed' : error.code;
}

it('holds no more than thirty orders of a person in an hour', async () => {
  const person = await signInAs(test, 'Customer', { emailVerifiedAt: test.now });
  const done: string[] = [];
  for (let n = 0; n < 32; n++) done.push(await order(person));
  expect(done).toEqual([...Array<string>(30).fill('placed'), 'too_many_requests', 'too_many_requests']);
});

describe('a mailbox that nobody has confirmed', () => {
  it('gets ten orders a day, whoever places them, at once or not, and however its address is written', async () => {
    const addresses = Array.from({ length: 14 }, (_, n) => `Vic.tim+${n}@gmail.com`);
    const people = await Promise.all(addresses.map((email) => signInAs(test, 'Customer', { email })));
    const done = await Promise.all(people.map((person, n) => order(person, n % 2 ? person.email : 'victim@gmail.com')));
    expect(done.filter((each) => each === 'placed')).toHaveLength(10);
    expect(done.filter((each) => each === 'contact_limit')).toHaveLength(4);
    const recipients = ['victim@gmail.com', ...addresses];
    expect(await test.app.deps.db.$count(mails, inArray(mails.recipient, recipients))).toBe(10);
  });

  it('can be used up for nobody who confirmed that it is theirs, and is free again after a day', async () => {
    const owner = await signInAs(test, 'Customer', { email: 'owner@example.net', emailVerifiedAt: test.now });
    const stranger = await signInAs(test);
    for (let n = 0; n < 10; n++) expect(await order(stranger, `owner+${n}@example.net`)).toBe('placed');
    expect(await order(stranger, 'OWNER@example.net')).toBe('contact_limit');
    expect(await order(owner)).toBe('placed');
    const now = test.now;
    test.now = new Date(now.getTime() + DAY_MS);
    const later = await signInAs(test);
    expect(await order(later, 'owner+again@example.net')).toBe('placed');
    test.now = now;
  });
});
