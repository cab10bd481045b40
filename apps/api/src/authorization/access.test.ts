import { readFileSync } from 'node:fs';
import type { Endpoint } from '@adunni/contracts/endpoint';
import type { ErrorBody } from '@adunni/contracts/errors';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../domains/identity/tables.ts';
import { signInAs } from '../domains/identity/testing.ts';
import { DOMAINS } from '../floors.ts';
import { createServer } from '../kit/http/server.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { CALLERS, type Caller, type Outcome } from './callers.ts';
import { ACCESS, EXPECTATIONS } from './expectations.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

let test: TestApp;
let endpoints: Map<string, Endpoint>;
beforeAll(async () => {
  test = await startTestApp();
  endpoints = new Map([...test.app.endpoints].map((endpoint) => [nameOf(endpoint), endpoint]));
});
afterAll(() => test.close());

/** What access control says when it refuses; any other refusal is the handler’s own. */
const REFUSALS: Record<string, Outcome> = { signed_out: 401, session_over: 401, forbidden: 403, premium_needed: 403 };

/** Calls an endpoint with well-formed ids and an empty body, and tells what access control did. */
async function probe(name: string, token: string | null): Promise<Outcome> {
  const [method = '', path = ''] = name.split(' ');
  const url = test.origin + path.replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');
  const response = await fetch(url, {
    method,
    headers: {
      ...(token && { 'x-access-token': token }),
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: '{}' }),
  });
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return 'let in';
  }
  const text = await response.text();
  expect(response.status, `${name} answered ${text}`).toBeLessThan(500);
  const error = response.ok ? null : (JSON.parse(text) as ErrorBody);
  const refusal = REFUSALS[error?.code ?? ''];
  if (refusal !== undefined) expect(response.status).toBe(refusal);
  return refusal ?? 'let in';
}

/** A caller of their own for each call, because some calls end the session. */
const tokenOf = async (caller: Caller) => (caller === 'visitor' ? null : (await signInAs(test, caller)).token);

it('expects something of every endpoint that is served, once, and of no other', () => {
  expect([...endpoints.keys()].sort()).toEqual(ACCESS.map(([name]) => name).sort());
});

it('expects it in the domain that serves the endpoint', async () => {
  for (const { name, routes } of DOMAINS) {
    const server = createServer(test.config);
    routes?.(server);
    await server.ready();
    const served = [...server.endpoints].map(nameOf).sort();
    await server.close();
    expect(Object.keys(EXPECTATIONS.get(name)?.access ?? {}).sort(), name).toEqual(served);
  }
});

it('is listed in docs/api.md, as it is served', () => {
  const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z]+ [^`]+)`/gm)].map(([, call = '']) => call);
  expect(listed.sort()).toEqual([...endpoints.keys()].sort());
});

describe.each(ACCESS)('%s', (name, expected) => {
  it('admits whom it should', async () => {
    const outcomes = {} as Record<Caller, Outcome>;
    for (const caller of CALLERS) outcomes[caller] = await probe(name, await tokenOf(caller));
    expect(outcomes).toEqual(expected);
  });

  it('believes no forged, expired or suspended caller', async () => {
    const suspended = await signInAs(test, 'SuperAdmin');
    await test.app.deps.db.update(users).set({ status: 'suspended' }).where(eq(users._id, suspended._id));
    const { token } = await signInAs(test, 'SuperAdmin');
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`;
    const expected = endpoints.get(name)?.ignoresToken ? 'let in' : 401;
    for (const worthless of [suspended.token, forged]) expect(await probe(name, worthless)).toBe(expected);
    const [now, later] = [test.now, new Date(test.now.getTime() + 31 * 60_000)];
    test.now = later;
    expect(await probe(name, token)).toBe(expected);
    test.now = now;
  });
});
