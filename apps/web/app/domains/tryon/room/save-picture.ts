import type { Outfit } from '@adunni/contracts/tryon/outfits';

/** Behind the figure in a saved picture: warm paper, as the cards of the shop have. */
const GROUND = '#efe7da';

/** Has the browser save the picture on the device; it goes nowhere else. */
export async function savePicture(picture: ImageData, worn: readonly Outfit[]): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await createImageBitmap(picture), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  const name = worn.map(({ product }) => product.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
  link.download = `adunni-${name}.jpg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
