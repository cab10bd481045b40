import { couponResource } from '@adunni/contracts/coupons/staff';
import { refresh } from '@adunni/contracts/identity/session';
import { orderResource } from '@adunni/contracts/orders/staff';
import { listServiceChoices } from '@adunni/contracts/services/staff';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listRows } from '../resource/resource-calls.ts';
import { type StoredSession, setSession } from '../session/stored-session.ts';
import { callApi } from './call-api.ts';
import { dropEarly, type EarlyCall } from './early-calls.ts';
import { earlyScript } from './early-calls-script.tsx';

const ORDERS: EarlyCall = { path: orderResource.list.path, roles: orderResource.access, hasQuery: true };
const kept = new Map<string, string>();
let calls: { path: string; headers: Record<string, string> }[] = [];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  signIn('Admin', 'held');
  serve(() => 200);
});
afterEach(() => {
  dropEarly();
  kept.clear();
  vi.unstubAllGlobals();
});

function signIn(role: string, accessToken: string): void {
  setSession({ _id: role, role, accessToken, refreshToken: 'r' } as StoredSession);
}

/** Answers the calls by these statuses, each with its number. */
function serve(status: (path: string, count: number) => number): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const count = calls.push({ path, headers });
    const given = status(path, count);
    if (given === 0) throw new TypeError('no connection');
    return new Response(JSON.stringify({ count, accessToken: 'fresh', refreshToken: 'r2' }), { status: given });
  });
}

/** Does as the page’s head does at an address. */
function open(search: string, ...early: EarlyCall[]): void {
  vi.stubGlobal('location', { search });
  new Function(earlyScript(early))();
}

const load = (search: string) => listRows(orderResource, Object.fromEntries(new URLSearchParams(search)));
const paths = () => calls.map(({ path }) => path);

it('answers the call that the page makes first, and asks anew from then on', async () => {
  open('?status=paid&q=&sort=-number', ORDERS);
  expect(paths()).toEqual(['/api/staff/orders?status=paid&sort=-number']);
  expect(calls[0]?.headers).toEqual({ 'x-access-token': 'held' });
  expect(await load('?status=paid&q=&sort=-number')).toMatchObject({ count: 1 });
  expect(await load('?status=paid&q=&sort=-number')).toMatchObject({ count: 2 });
});

it.each(['?a=1&a=2&b=x', '?q=white%20lace+%26c', '?q=%C3%A9&sort=', ''])('is the same call at %j', async (search) => {
  open(search, ORDERS);
  expect(await load(search)).toMatchObject({ count: 1 });
  expect(calls).toHaveLength(1);
});

it('is not the answer to another query, nor to another call', async () => {
  open('?status=paid', ORDERS);
  expect(await load('?status=open')).toMatchObject({ count: 2 });
  expect(await callApi(listServiceChoices)).toMatchObject({ count: 3 });
});

it('is not for somebody who has logged in since', async () => {
  open('', ORDERS);
  signIn('SuperAdmin', 'of another');
  expect(await load('')).toMatchObject({ count: 2 });
});

it('is forgotten once the page is there', async () => {
  open('', ORDERS);
  dropEarly();
  expect(await load('')).toMatchObject({ count: 2 });
});

it('is begun by nobody who may not, nor by visitors', () => {
  signIn('Customer', 'held');
  open('', ORDERS);
  kept.clear();
  open('', ORDERS, { path: '/api/preferences' });
  expect(calls).toEqual([]);
});

it('carries the token as a bearer token where calls of baskets do', () => {
  open('', { path: couponResource.list.path });
  expect(calls[0]?.headers).toEqual({ authorization: 'Bearer held' });
});

it('is made again when it did not come', async () => {
  serve((_, count) => (count === 1 ? 0 : 200));
  open('', ORDERS);
  expect(await load('')).toMatchObject({ count: 2 });
});

it('refreshes a token that was spent, as any call does', async () => {
  signIn('Admin', 'spent');
  kept.set(...sessionThatLasts());
  serve((_, count) => (count === 1 ? 401 : 200));
  open('', ORDERS);
  expect(await load('')).toMatchObject({ count: 3 });
  expect(paths()).toEqual([ORDERS.path, refresh.path, ORDERS.path]);
  expect(calls[2]?.headers).toEqual({ 'x-access-token': 'fresh' });
});

/** The stored session, with an expiry that lies ahead. */
function sessionThatLasts(): [string, string] {
  const [[key, text] = ['', '{}']] = kept;
  return [key, JSON.stringify({ ...JSON.parse(text), accessTokenExpiry: 9_999_999_999 })];
}
