import { CLOTH_NAMES } from '@adunni/contracts/asoebi/names';
import { getSwatches } from '@adunni/contracts/asoebi/swatches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('shows every cloth on three garments for women and three for men, which are drawn of layers', async () => {
  const { garments, cloths } = (await test.call(getSwatches)).body;
  expect(garments.map(({ who }) => who)).toEqual(['women', 'women', 'women', 'men', 'men', 'men']);
  for (const { name, layers } of garments) {
    expect(layers.length, name).toBeGreaterThanOrEqual(2);
    expect(new Set(layers.map(({ width, height }) => `${width} ${height}`)).size, name).toBe(1);
  }
  expect(cloths.map(({ cloth }) => cloth).sort()).toEqual([...CLOTH_NAMES].sort());
});
