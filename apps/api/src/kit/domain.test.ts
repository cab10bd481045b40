import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { DOMAINS } from '../floors.ts';
import { type Domain, extensionOf, extensionsOf, registerDomains, requireCacheTag } from './domain.ts';

afterAll(() => registerDomains(DOMAINS));

const domain = (name: string, extensions: Domain['extensions'] = {}): Domain => ({ name, extensions });
const identify = async () => null;
const paymentProvider = () => {
  throw new Error('nobody pays here');
};

describe('what domains register', () => {
  it('is had from the lowest floor up, one or several of a domain', () => {
    const [low, one, two] = [async () => null, async () => null, async () => null];
    registerDomains([domain('low', { identify: low }), domain('high', { identify: [one, two] })]);
    expect(extensionsOf('identify')).toEqual([low, one, two]);
    expect(extensionsOf('paymentProvider')).toEqual([]);
  });

  it('takes the place of what was registered before', () => {
    registerDomains([domain('before', { paymentProvider })]);
    registerDomains([domain('after', { identify })]);
    expect([extensionsOf('paymentProvider'), extensionsOf('identify')]).toEqual([[], [identify]]);
  });

  it('is exactly one where one is asked for', () => {
    registerDomains([domain('a', { identify })]);
    expect(extensionOf('identify')).toBe(identify);
    expect(() => extensionOf('paymentProvider')).toThrow('exactly one domain');
    registerDomains([domain('a', { identify }), domain('b', { identify })]);
    expect(() => extensionOf('identify')).toThrow('exactly one domain');
  });
});

describe('cache tags', () => {
  it('are refused when no domain declares them', () => {
    registerDomains([{ name: 'catalog', cacheTags: ['products', 'product'] }]);
    expect(() => requireCacheTag('product:1')).not.toThrow();
    expect(() => requireCacheTag('produce')).toThrow('no domain declares the cache tag produce');
  });

  it('that triggers name are all declared', () => {
    registerDomains(DOMAINS);
    const objects = DOMAINS.flatMap(({ databaseObjects }) => databaseObjects ?? []).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const named = objects
      .flatMap((sql) => [...sql.matchAll(/pg_notify\('changes',([^;]*);/g)].map(([, said = '']) => said))
      .flatMap((said) => [...said.matchAll(/'([a-z][a-z: -]*)'/g)].flatMap(([, tags = '']) => tags.trim().split(' ')));
    expect(named).toContain('products');
    for (const tag of named) expect(() => requireCacheTag(tag)).not.toThrow();
  });
});
