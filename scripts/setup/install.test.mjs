import { expect, test } from 'vitest';
import { isUpToDate } from './install.mjs';

const lock = {
  packages: {
    '': { name: 'adunni' },
    'apps/api': { version: '0.1.0' },
    'node_modules/@adunni/api': { resolved: 'apps/api', link: true },
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
  },
};

test('wants an installation when there is none, or when it did not finish', () => {
  expect(isUpToDate(lock, undefined)).toBe(false);
});

test('is content when every package has its version', () => {
  expect(isUpToDate(lock, { packages: { 'node_modules/fastify': { version: '5.12.8' } } })).toBe(true);
});

test.each([
  ['an older version', { 'node_modules/fastify': { version: '5.0.0' } }],
  ['a missing package', {}],
])('wants an installation for %s', (_name, packages) => {
  expect(isUpToDate(lock, { packages })).toBe(false);
});

test('wants an installation when a package is recorded and its folder is not there', () => {
  const installed = { packages: { 'node_modules/fastify': { version: '5.12.8' } } };
  expect(isUpToDate(lock, installed, () => false)).toBe(false);
});
