import { expect, test } from 'vitest';
import { Failure } from '../setup/lifecycle.mjs';
import { chooseChromium, systemPlaces } from './chromium.mjs';

const choose = (usable, named) =>
  chooseChromium({
    named,
    system: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    own: '/cache/playwright/chrome',
    isUsable: (file) => usable.includes(file),
  });

test('takes the browser that a person names before the system’s', () => {
  expect(choose(['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome')).toBe('/opt/chrome');
});

test('does not fall back when the named browser does not start', () => {
  expect(() => choose(['/usr/bin/chromium'], '/opt/chrome')).toThrow(Failure);
});

test('takes the system’s before Playwright’s own', () => {
  expect(choose(['/cache/playwright/chrome', '/usr/bin/google-chrome'])).toBe('/usr/bin/google-chrome');
});

test('takes Playwright’s own when the system’s do not start', () => {
  expect(choose(['/cache/playwright/chrome'])).toBe('/cache/playwright/chrome');
});

test('finds nothing where nothing starts', () => {
  expect(choose([])).toBeUndefined();
});

test('looks for every name in every folder of the PATH, Chromium without a window first', () => {
  const places = systemPlaces('/usr/local/bin:/usr/bin');
  const shells = ['/usr/local/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];
  expect(places.slice(0, 3)).toEqual([...shells, '/usr/local/bin/chromium']);
  expect(places).toContain('/usr/bin/google-chrome-stable');
});
