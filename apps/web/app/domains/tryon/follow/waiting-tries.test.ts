import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../kit/api/call-api.ts';
import { type WaitingTry, waitingTries } from './waiting-tries.ts';

const USAGE = { used: 3, limit: 60, left: 57 };
const made = (key: string, userId = 'amaka'): WaitingTry => ({
  ...{ userId, key },
  body: { on: 'model-amara', worn: [{ outfitId: key, version: 1 }], way: 'model', device: 'phone', milliseconds: 600 },
  report: null,
});

/** What a browser keeps, which all its tabs share and a reload leaves as it is. */
function browser(text?: string) {
  const kept = new Map<string, string>(text === undefined ? [] : [['adunni.tries', text]]);
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    keep: (name: string, value: string) => void kept.set(name, value),
    drop: (name: string) => void kept.delete(name),
    lasts: () => true,
  };
  return { kept, tab: () => waitingTries(storage) };
}

/** A server that answers by key, and remembers what it was asked. */
function server(refusals: Record<string, number> = {}) {
  const asked: string[] = [];
  const send = async ({ key }: WaitingTry) => {
    asked.push(key);
    const status = refusals[key];
    if (status !== undefined) throw new ApiError(status, {});
    return USAGE;
  };
  return { asked, send };
}

describe('tries that were made offline', () => {
  it('wait once per key, of two tabs and over a reload, and are sent in their order', async () => {
    const { kept, tab } = browser();
    const [one, other] = [tab(), tab()];
    await Promise.all([one.keep(made('agbada')), other.keep(made('gele')), other.keep(made('agbada'))]);
    expect(tab().countOf('amaka')).toBe(2);
    const { asked, send } = server();
    const answers = await Promise.all([one.send('amaka', send), other.send('amaka', send)]);
    expect(asked.toSorted()).toEqual(['agbada', 'gele']);
    expect(answers).toContainEqual(USAGE);
    expect([kept.size, tab().countOf('amaka')]).toEqual([0, 0]);
  });

  it('carry what became of them, told after they are counted, the later outcome and every adjustment', async () => {
    const { tab } = browser();
    const became = (key: string, report: WaitingTry['report']): WaitingTry => ({ ...made(key), body: null, report });
    await tab().keep(made('agbada'));
    await tab().keep(became('agbada', { outcome: 'to-cart' }));
    await tab().keep(became('agbada', { isAdjusted: true }));
    await tab().keep(became('agbada', { outcome: 'saved' }));
    await tab().keep(became('gele', { outcome: 'saved' }));
    expect(tab().countOf('amaka')).toBe(1);
    const told: WaitingTry[] = [];
    const usage = await tab().send('amaka', async (waiting) => {
      told.push(waiting);
      return waiting.body && USAGE;
    });
    expect(told).toEqual([
      { ...made('agbada'), report: { outcome: 'to-cart', isAdjusted: true } },
      became('gele', { outcome: 'saved' }),
    ]);
    expect(usage).toEqual(USAGE);
  });

  it.each([0, 401, 429, 500, 503])('stay, with all after them, when the answer is %i', async (status) => {
    const { tab } = browser();
    for (const key of ['agbada', 'gele', 'gown']) await tab().keep(made(key));
    const { asked, send } = server({ gele: status });
    expect(await tab().send('amaka', send)).toEqual(USAGE);
    expect(asked).toEqual(['agbada', 'gele']);
    const later = server();
    await tab().send('amaka', later.send);
    expect(later.asked).toEqual(['gele', 'gown']);
  });

  it.each([403, 409, 422])('go when the server refuses to count them with %i, and hold nothing up', async (status) => {
    const { tab } = browser();
    for (const key of ['agbada', 'gele']) await tab().keep(made(key));
    const { asked, send } = server({ agbada: status });
    expect(await tab().send('amaka', send)).toEqual(USAGE);
    expect([asked, tab().countOf('amaka')]).toEqual([['agbada', 'gele'], 0]);
  });

  it('are counted for whoever made them', async () => {
    const { tab } = browser();
    await tab().keep(made('agbada'));
    await tab().keep(made('agbada', 'chidi'));
    const { asked, send } = server();
    await tab().send('chidi', send);
    expect([asked, tab().countOf('chidi'), tab().countOf('amaka')]).toEqual([['agbada'], 0, 1]);
  });

  it.each(['{', '"agbada"', 'null'])('begin anew where the browser kept %s', async (text) => {
    const { tab } = browser(text);
    expect(tab().countOf('amaka')).toBe(0);
    await tab().keep(made('agbada'));
    expect(tab().countOf('amaka')).toBe(1);
  });
});
