import { randomInt, randomUUID } from 'node:crypto';
import type { Endpoint } from '@adunni/contracts/endpoint';
import { fillPath, type SentParts } from '@adunni/contracts/request';
import { schemasOf } from '@adunni/contracts/schemas';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { signInAs } from '../domains/identity/testing.ts';
import { arbitraryOf } from '../kit/testing/arbitrary.ts';
import { startTestApp, type TestApp } from '../kit/testing/test-app.ts';
import { CALLERS, type Caller } from './callers.ts';
import { ACCESS } from './expectations.ts';
import { openTenant } from './tenant-fixture.ts';

/** How long to go on beyond one round of every endpoint, and which chances to take: `FUZZ_SECONDS=600 FUZZ_SEED=7`. */
const SECONDS = Number(process.env.FUZZ_SECONDS || 20);
const SEED = Number(process.env.FUZZ_SEED || randomInt(2 ** 31));
/** Calls at once, so that they get into each other’s way too. */
const AT_ONCE = 4;
const UUID = /^[0-9a-f]{8}-/;

let test: TestApp;
let ids: string[];
const tokens = new Map<Caller, string>();
const statuses = new Map<number, number>();
beforeAll(async () => {
  test = await startTestApp();
  const tenant = await openTenant(test, 'Ekaette Couture');
  ids = Object.values(tenant).filter((value): value is string => typeof value === 'string' && UUID.test(value));
  tokens.set('Designer', tenant.owner.token).set('Customer', tenant.customer.token);
});
afterAll(() => test.close());

interface Target {
  endpoint: Endpoint;
  callers: readonly Caller[];
  sent: Arbitrary<{ params: unknown; query: unknown; body: unknown }>;
}

function targets(): Target[] {
  const part = (schema: z.ZodType | undefined) => (schema ? arbitraryOf(schema, ids) : fc.constant(undefined));
  const admitted = new Map(ACCESS.map(([name, outcomes]) => [name, outcomes]));
  return [...test.app.endpoints].map((endpoint) => {
    const { params, query, body } = schemasOf(endpoint);
    const outcomes = admitted.get(`${endpoint.method} ${endpoint.path}`);
    return {
      endpoint,
      callers: CALLERS.filter((caller) => outcomes?.[caller] === 'let in'),
      sent: fc.record({ params: part(params), query: part(query), body: part(body) }),
    };
  });
}

async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === 'visitor') return undefined;
  const token = tokens.get(caller) ?? (await signInAs(test, caller)).token;
  tokens.set(caller, token);
  return token;
}

/** The address of a call; null for what no browser can write into one. */
function addressOf(endpoint: Endpoint, sent: SentParts): string | null {
  try {
    return test.origin + fillPath(endpoint, sent);
  } catch {
    return null;
  }
}

/** Sends one call, and tells what went wrong; null when it was answered or refused as it should. */
async function attempt({ endpoint, callers, sent }: Target, chance: number): Promise<string | null> {
  const [values] = fc.sample(sent, { seed: chance, numRuns: 1 });
  const caller = callers[Math.abs(chance) % callers.length];
  const url = values && addressOf(endpoint, values as SentParts);
  if (!caller || !url) return null;
  const token = await tokenOf(caller);
  const body = endpoint.method === 'GET' ? undefined : JSON.stringify(values.body ?? {});
  const response = await fetch(url, {
    method: endpoint.method,
    redirect: 'manual',
    headers: {
      'idempotency-key': randomUUID(),
      ...(token && { 'x-access-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  // Some calls end the session.
  if (response.status === 401) tokens.delete(caller);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
  const text = response.bodyUsed ? '' : await response.text();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const isBroken = response.status >= 500 || text.includes('Something went wrong');
  return isBroken ? `${response.status} ${endpoint.method} ${url} as ${caller}, chance ${chance}: ${body}` : null;
}

it(
  `finds nothing that any endpoint fails at, seed ${SEED}`,
  async () => {
    console.log(`fuzzing for ${SECONDS} s with FUZZ_SEED=${SEED}`);
    const all = targets();
    const deadline = Date.now() + SECONDS * 1000;
    const failures: string[] = [];
    let calls = 0;
    async function work(): Promise<void> {
      while (calls < all.length || Date.now() < deadline) {
        const call = calls++;
        const target = all[(call * 7919 + SEED) % all.length];
        // Nobody is to be stopped by limits here; and accounts that are suspended by chance are no longer of use.
        if (call % 50 === 0) await test.app.deps.pool.query('delete from attempts');
        const failure = target && (await attempt(target, (SEED + call * 31) | 0));
        if (failure) failures.push(failure);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    console.log(`${calls} calls to ${all.length} endpoints:`, Object.fromEntries(statuses));
    expect(failures.slice(0, 20).join('\n')).toBe('');
  },
  (SECONDS + 120) * 1000,
);
