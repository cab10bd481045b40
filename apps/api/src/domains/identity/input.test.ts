import { createAddress } from '@adunni/contracts/identity/account';
import { login, register, updateProfile } from '@adunni/contracts/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../kit/testing/test-app.ts';
import { signInAs, type TestPerson } from './testing.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  person = await signInAs(test);
});
afterAll(() => test.close());

const HOSTILE = [
  `<script>alert("x")</script>`,
  `<img src=x onerror=alert(1)>`,
  `'; drop table users; --`,
  `" or ""="`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is what is tested
  '${7*7} {{7*7}} <%= 7*7 %> #{7*7}',
  `%s%n\\u0000 \\' \\\\`,
  'Ọlá & Ṣadé “quoted” 🧵',
];
const ADDRESS_TEXTS = ['recipient', 'state', 'lga', 'city', 'street', 'landmark'] as const;
const address = {
  recipient: 'Amaka Obi',
  phone: '08031234567',
  countryCode: 'NG',
  state: 'Lagos',
  lga: 'Eti-Osa',
  city: 'Lekki',
  street: '14 Admiralty Way',
  landmark: '',
};

describe('text that means something elsewhere', () => {
  it.each(HOSTILE)('comes back as text: %s', async (text) => {
    const named = await test.call(updateProfile, { body: { firstName: text, lastName: text } }, person);
    expect(named.body.user).toMatchObject({ firstName: text, lastName: text });
    const other = await signInAs(test);
    const texts = Object.fromEntries(ADDRESS_TEXTS.map((field) => [field, text]));
    const stored = await test.call(createAddress, { body: { ...address, ...texts } }, other);
    expect(stored.body.address).toMatchObject(texts);
    expect(stored.headers['content-type']).toContain('application/json');
  });

  it('finds nobody by an address that looks like a query', async () => {
    const answer = await test.call(login, { body: { email: `' or 1=1 --`, password: 'x' } });
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, ['email']]);
  });
});

describe('what is no plain text', () => {
  it.each(['\u0000', 'a\u0000b', 'a\u0007b', 'a\u001b[31m', 'a\u0085b', 'a\nb', 'a\u2028b', 'a\r\nBcc: x@y.zz'])(
    'is refused in every field: %j',
    async (text) => {
      for (const field of ['firstName', 'lastName'] as const) {
        const { status, error } = await test.call(updateProfile, { body: { [field]: text } }, person);
        expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
      }
      for (const field of ADDRESS_TEXTS) {
        const { status, error } = await test.call(createAddress, { body: { ...address, [field]: text } }, person);
        expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
      }
    },
  );

  it('is refused as email and token too', async () => {
    const body = { firstName: 'A', lastName: 'B', password: 'a long enough password' };
    for (const email of [
      'a\u0000@example.com',
      'a@example.com\nBcc: b@example.com',
      'a b@example.com',
      '<a@example.com>',
    ])
      expect((await test.call(register, { body: { ...body, email } })).error.fields).toHaveProperty('email');
  });

  it('is refused at ten megabytes without being read to its end', async () => {
    const text = 'x'.repeat(10 * 1024 * 1024);
    const bodies = [{ firstName: text }, { [text]: 'x' }];
    for (const body of bodies)
      expect((await test.call(updateProfile, { body: body as object }, person)).status).toBe(413);
    const answer = await test.call(login, { body: { email: 'a@example.com', password: text } });
    expect([answer.status, answer.error.code]).toEqual([413, 'too_large']);
  });

  it('is refused when it is not the kind that was asked for', async () => {
    for (const body of [
      { firstName: { $ne: null } },
      { firstName: ['a'] },
      { firstName: 7 },
      { firstName: '' },
      { firstName: '   ' },
    ])
      expect((await test.call(updateProfile, { body: body as never }, person)).status).toBe(400);
    const raw = (body: string, type: string) =>
      fetch(test.origin + login.path, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await raw('{"email":', 'application/json')).status).toBe(400);
    expect((await raw('<xml/>', 'application/xml')).status).toBe(415);
    expect((await raw('{"__proto__":{"role":"Admin"}}', 'application/json')).status).toBe(400);
  });
});
