import { type Image, premultiply } from '@adunni/tryon/raster/image';

/** The pixels of a picture, in a worker too. Throws when it does not come. */
export async function loadPixels(address: string): Promise<Image> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the picture answered with ${response.status}`);
  const bitmap = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('this browser draws no pictures in a worker');
  context.drawImage(bitmap, 0, 0);
  const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  bitmap.close();
  return premultiply(width, height, data);
}
