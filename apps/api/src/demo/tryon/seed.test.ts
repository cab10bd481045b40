import { listPictures } from '@adunni/garment-art/media';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOutfits } from '../../domains/tryon/queries.ts';
import type { TestApp } from '../../kit/testing/test-app.ts';
import { startDemoApp } from '../testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startDemoApp();
});
afterAll(() => test.close());

it('hangs every piece that has a cut-out in the fitting room, with layers that are served', async () => {
  const outfits = await findOutfits(test.app.deps.db, test.now);
  expect(outfits).toHaveLength(listPictures('cutout').length);
  const slots = new Set(outfits.map(({ slot }) => slot));
  expect(slots).toEqual(new Set(['whole', 'top', 'head']));
  for (const { fit, anchors, layers, product } of outfits) {
    expect(
      layers.map(({ role }) => role),
      product.title,
    ).toContain('body');
    const points = fit === 'head' ? ['templeR', 'templeL', 'brow'] : ['neck', 'wristR', 'hipJL', 'ankleL'];
    expect(Object.keys(anchors), product.title).toEqual(expect.arrayContaining(points));
  }
  const [layer] = outfits[0]?.layers ?? [];
  const served = await fetch(`${test.origin}${layer?.picture.url}/96.webp`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
