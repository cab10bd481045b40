import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
const asked: unknown[] = [];
let answer: unknown = null;
vi.mock('../api/call-api.ts', () => ({
  callApi: async (_endpoint: unknown, sent?: { body: { choices: unknown } }) => {
    asked.push(sent?.body.choices ?? 'get');
    if (answer instanceof Error) throw answer;
    return { consent: answer };
  },
}));
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
});
afterEach(() => {
  kept.clear();
  asked.length = 0;
  answer = null;
  vi.unstubAllGlobals();
});

const store = () => import('./consent-store.ts');
const NO = { searches: false, 'partner-links': false, 'help-votes': false };

it('allows only what was accepted, and removes what is declined', async () => {
  const { decideConsent, mayKeep } = await store();
  expect(mayKeep('searches')).toBe(false);
  await decideConsent({ searches: true, 'help-votes': false });
  expect([mayKeep('searches'), mayKeep('help-votes')]).toEqual([true, false]);
  kept.set('adunni.searches', '["gele"]');
  await decideConsent(NO);
  expect([mayKeep('searches'), kept.has('adunni.searches')]).toEqual([false, false]);
});

it('asks once, and again only about a purpose that nobody decided on', async () => {
  const { decideConsent, mustAskConsent } = await store();
  expect(await mustAskConsent()).toBe(true);
  await decideConsent(NO);
  expect(await mustAskConsent()).toBe(false);
  kept.set('adunni.consent', JSON.stringify({ choices: { searches: true } }));
  expect(await mustAskConsent()).toBe(true);
});

const LOGGED = { decidedAt: '2026-11-01T00:00:00.000Z', policyVersion: '2' };

it('takes the choice of the server once the browser has forgotten its own', async () => {
  answer = { choices: NO, ...LOGGED };
  const { mustAskConsent, consentChoices, consentLogged } = await store();
  expect(await mustAskConsent()).toBe(false);
  expect([consentChoices(), consentLogged()]).toEqual([NO, LOGGED]);
});

it('knows by which version of the policy was chosen once the server has logged it', async () => {
  const { decideConsent, consentLogged } = await store();
  answer = new Error('away');
  await decideConsent(NO);
  expect(consentLogged()).toBeNull();
  answer = { choices: NO, ...LOGGED };
  await decideConsent(NO);
  expect(consentLogged()).toEqual(LOGGED);
});

it('loses no choice to a listener that throws, nor to a server that is away', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  answer = new Error('away');
  const { decideConsent, watchConsent, consentChoices, mustAskConsent } = await store();
  const heard = vi.fn();
  watchConsent(() => {
    throw new Error('mine');
  });
  watchConsent(heard);
  await decideConsent(NO);
  expect([consentChoices(), heard.mock.calls, reported.mock.calls.length]).toEqual([NO, [[NO]], 1]);
  answer = null;
  asked.length = 0;
  expect(await mustAskConsent()).toBe(false);
  expect(asked).toEqual([NO]);
});
