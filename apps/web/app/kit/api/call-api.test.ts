import { addToCart, applyCoupon } from '@adunni/contracts/cart/cart';
import { couponResource } from '@adunni/contracts/coupons/staff';
import { getProfile, login } from '@adunni/contracts/identity/identity';
import { refresh } from '@adunni/contracts/identity/session';
import { getWishlist } from '@adunni/contracts/wishlist/wishlist';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type StoredSession, setSession } from '../session/stored-session.ts';
import { callApi, messageOf } from './call-api.ts';

const kept = new Map<string, string>();
/** Every call that reached the server: its path and the token it came with. */
let calls: [path: string, token: string | undefined][] = [];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', {});
  setSession({ _id: 'ada', role: 'Customer', accessToken: 'spent', refreshToken: 'r' } as StoredSession);
});
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

/** Answers each call by its path and token: a status alone is a refusal. */
function serve(answer: (path: string, token: string | undefined) => number | object): void {
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers['x-access-token'] ?? headers.authorization;
    calls.push([path, token]);
    const given = answer(path, token);
    return typeof given === 'number' ? new Response('{}', { status: given }) : new Response(JSON.stringify(given));
  });
}
const FRESH = { accessToken: 'fresh', refreshToken: 'r2', accessTokenExpiry: 3_000_000 };

it('answers a 401 by one refresh and one retry', async () => {
  serve((path, token) => (path === refresh.path ? FRESH : token === 'fresh' ? { user: { _id: 'ada' } } : 401));
  expect(await callApi(getProfile)).toEqual({ user: { _id: 'ada' } });
  expect(calls).toEqual([
    [getProfile.path, 'spent'],
    [refresh.path, undefined],
    [getProfile.path, 'fresh'],
  ]);
});

it('rejects when the retry is refused as well, without another', async () => {
  serve((path) => (path === refresh.path ? FRESH : 401));
  await expect(callApi(getProfile)).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(3);
});

it('rejects when the refresh fails', async () => {
  serve(() => 401);
  await expect(callApi(getProfile)).rejects.toMatchObject({ status: 401 });
  expect(calls.map(([path]) => path)).toEqual([getProfile.path, refresh.path]);
});

it('never refreshes for a login', async () => {
  serve(() => 401);
  const body = { email: 'amaka@adunni.example', password: 'not the password' };
  await expect(callApi(login, { body })).rejects.toMatchObject({ status: 401 });
  expect(calls.map(([path]) => path)).toEqual([login.path]);
});

it('sends the token of cart, wishlist and coupon calls as a bearer token', async () => {
  serve(() => ({}));
  await callApi(addToCart, { body: { productId: 'p', quantity: 1 } });
  await callApi(applyCoupon, { body: { code: 'GELE15' } });
  await callApi(getWishlist);
  await callApi(couponResource.list);
  await callApi(getProfile);
  expect(calls.map(([, token]) => token)).toEqual([...Array(4).fill('Bearer spent'), 'spent']);
});

it('says the text of the catalogue when a call never reaches the server, and being offline in a second line', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error = await callApi(getWishlist).catch((reason) => reason);
  expect(error).toMatchObject({ status: 0, code: 'offline' });
  const [first, second] = messageOf(error, 'Failed to fetch wishlist').split('\n');
  expect(first).toBe('Failed to fetch wishlist');
  expect(second).toMatch(/^You appear to be offline\./);
});

it('prefers the server’s message to that text', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'Broken.' }), { status: 503 }));
  const error = await callApi(getWishlist).catch((reason) => reason);
  expect(messageOf(error, 'Failed to fetch wishlist')).toBe('Broken.');
});
