import { fillPath } from '@adunni/contracts/request';
import type { LAYER_ROLES } from '@adunni/contracts/tryon/outfits';
import { putLayer } from '@adunni/contracts/tryon/own-outfits';
import sharp from 'sharp';
import type { Caller, TestApp } from '../../../kit/testing/test-app.ts';

/** A garment cut out: a block of cloth on a transparent canvas. */
export const cutOut = (width = 1200, height = 1600, cloth = { width: 400, height: 700 }): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: { create: { ...cloth, channels: 4, background: '#8a2b43' } }, left: 400, top: 280 }])
    .webp()
    .toBuffer();

/** Sends the picture of a layer as a browser does. */
export async function sendLayer(
  test: TestApp,
  as: Caller,
  named: { productId: string; role: (typeof LAYER_ROLES)[number]; version: number },
  bytes: Buffer,
) {
  const { version, ...params } = named;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'layer.webp');
  const answer = await fetch(test.origin + fillPath(putLayer, { params, query: { version: String(version) } }), {
    method: 'PUT',
    headers: { 'x-access-token': as.token ?? '' },
    body: form,
  });
  const body = (await answer.json()) as { version: number; code?: string };
  return { status: answer.status, ...body };
}
