import { randomUUID } from 'node:crypto';
import { getCalendar } from '@adunni/contracts/availability/staff';
import { bookingResource } from '@adunni/contracts/bookings/staff';
import { productResource } from '@adunni/contracts/catalog/products';
import type { Endpoint } from '@adunni/contracts/endpoint';
import { orderResource } from '@adunni/contracts/orders/staff';
import { listMessagesAsWorker } from '@adunni/contracts/orders/thread';
import { payoutResource } from '@adunni/contracts/payouts/staff';
import { fillPath } from '@adunni/contracts/request';
import type { Outcome } from '@adunni/contracts/resource';
import { serviceResource } from '@adunni/contracts/services/staff';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../domains/identity/testing.ts';
import { openWorkshop } from '../domains/makers/verification/testing.ts';
import { photoBytes } from '../domains/media/testing.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { ACCESS, OWNERSHIP } from './expectations.ts';
import type { OwnershipProbe } from './probes.ts';
import { openTenant, type TenantFixture } from './tenant-fixture.ts';

const TAILORS_CALLS = new Set(ACCESS.filter(([, { Tailor }]) => Tailor === 'let in').map(([name]) => name));

let test: TestApp;
let endpoints: Map<string, Endpoint>;
let theirs: TenantFixture;
let own: TenantFixture;
let tailor: TestPerson;
/** What the other saw of what is theirs when it was last looked at. */
let seen: unknown;
beforeAll(async () => {
  test = await startTestApp();
  endpoints = new Map([...test.app.endpoints].map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  theirs = await openTenant(test, 'Ekaette Couture');
  own = await openTenant(test, 'Kolade & Thread');
  tailor = await openWorkshop(test, 'Tailor');
  seen = await tenantAsItsOwnerSeesIt();
});
afterAll(() => test.close());

/** Who is let in without being a visitor: the designer, and the tailor where tailors may call. */
const strangersOf = (name: string): TestPerson[] => (TAILORS_CALLS.has(name) ? [own.owner, tailor] : [own.owner]);

async function send(name: string, who: TestPerson, { params, query, body, upload }: OwnershipProbe) {
  const endpoint = endpoints.get(name) as Endpoint;
  const form = new FormData();
  if (upload) form.set('file', new Blob([new Uint8Array(await photoBytes())]), 'photo.jpg');
  const response = await fetch(test.origin + fillPath(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      'x-access-token': who.token,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(upload ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Everything of the other’s that an answer could betray. */
const secrets = (): string[] => {
  const { owner, customer, ready: _, measured: __, serviceCategoryId: ___, ...ids } = theirs;
  return [owner._id, owner.email, customer._id, customer.email, ...Object.values(ids)];
};

/** What the other sees of what is theirs. */
async function tenantAsItsOwnerSeesIt(): Promise<unknown> {
  const { owner, orderId, readyId, measuredId, serviceId } = theirs;
  const answers = await Promise.all([
    test.call(productResource.list, {}, owner),
    test.call(productResource.get, { params: { _id: readyId } }, owner),
    test.call(productResource.get, { params: { _id: measuredId } }, owner),
    test.call(orderResource.get, { params: { _id: orderId } }, owner),
    test.call(listMessagesAsWorker, { params: { orderId } }, owner),
    test.call(payoutResource.list, {}, owner),
    test.call(serviceResource.get, { params: { _id: serviceId } }, owner),
    test.call(getCalendar, {}, owner),
    test.call(bookingResource.get, { params: { _id: theirs.bookingId } }, owner),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return answers.map(({ body }) => body);
}

it('has an expectation of every call that makers may make and visitors may not', () => {
  const calls = ACCESS.filter(
    ([, { visitor, Designer, Tailor }]) => visitor !== 'let in' && [Designer, Tailor].includes('let in'),
  ).map(([name]) => name);
  expect(OWNERSHIP.map(([name]) => name).sort()).toEqual(calls.sort());
});

it('has one of everything to ask for', () => {
  expect(secrets().filter((secret) => secret.length < 8)).toEqual([]);
  const withoutProbe = OWNERSHIP.filter(([, expectation]) => expectation === 'names nothing').map(([name]) => name);
  expect(withoutProbe.filter((name) => /:(_id|\w+Id|reference)\b/.test(name))).toEqual([]);
});

const TRIED = OWNERSHIP.flatMap(([name, expectation]) =>
  expectation === 'names nothing' ? [] : [{ name, expectation }],
);

it.each(TRIED)('$name keeps makers out of what is another’s', async ({ name, expectation }) => {
  for (const who of strangersOf(name)) for (const probe of expectation(theirs, own)) await isRefused(name, who, probe);
  const before = seen;
  seen = await tenantAsItsOwnerSeesIt();
  expect(seen).toEqual(before);
});

async function isRefused(name: string, who: TestPerson, probe: OwnershipProbe): Promise<void> {
  const { status, text } = await send(name, who, probe);
  const said = `${JSON.stringify(probe)} was answered ${text}`;
  const { answer = 404 } = probe;
  if (typeof answer === 'number') return expect(status, said).toBe(who === tailor && probe.params ? 404 : answer);
  expect(status, said).toBe(200);
  if (answer === 'row by row') {
    const { results } = JSON.parse(text) as { results: Outcome[] };
    const done = results.filter(({ ok }) => ok).map(({ _id }) => _id);
    expect(done.filter((_id) => _id !== own.readyId)).toEqual([]);
  } else
    expect(
      secrets().filter((secret) => text.includes(secret)),
      said,
    ).toEqual([]);
}
