import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const told: unknown[] = [];
const listeners: (() => void)[] = [];
const consent = { mayKeep: false, isLogged: false };
vi.mock('../../../kit/api/call-api.ts', () => ({
  callApi: async (_endpoint: unknown, { body }: { body: unknown }) => {
    told.push(body);
    return {};
  },
}));
vi.mock('../../../kit/consent/consent-store.ts', () => ({
  mayKeep: () => consent.mayKeep,
  consentLogged: () => (consent.isLogged ? {} : null),
  watchConsent: (listener: () => void) => listeners.push(listener),
}));
beforeEach(() => vi.resetModules());
afterEach(() => {
  told.length = 0;
  listeners.length = 0;
  Object.assign(consent, { mayKeep: false, isLogged: false });
});

const follow = async (code: string, path: string) => (await import('./follow-referral.ts')).followReferral(code, path);
const choose = (mayKeep: boolean, isLogged: boolean) => {
  Object.assign(consent, { mayKeep, isLogged });
  for (const listener of listeners) listener();
};

it('tells of a link once, and of the next partner’s', async () => {
  await follow('TOLU', '/products');
  await follow('TOLU', '/services');
  await follow('KEMI', '/products');
  expect(told).toEqual([
    { code: 'TOLU', path: '/products' },
    { code: 'KEMI', path: '/products' },
  ]);
});

it('tells of it again once the server knows that it was agreed to, and not after a no', async () => {
  await follow('TOLU', '/products');
  choose(true, false);
  expect(told).toHaveLength(1);
  choose(true, true);
  expect(told).toHaveLength(2);
  choose(false, true);
  expect(told).toHaveLength(2);
});
