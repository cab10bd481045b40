import type { Outfit } from '@adunni/contracts/tryon/outfits';

/** Behind the figure in a saved picture: warm paper, as the cards of the shop have. */
const GROUND = '#efe7da';

/** The picture as a file that everything can show. Throws where the browser can’t make one. */
export async function jpegOf(picture: ImageData): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await createImageBitmap(picture), 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('this browser could not store the picture');
  return blob;
}

/** What its file is called: by what is worn. */
export function nameOf(worn: readonly Outfit[]): string {
  const name = worn.map(({ product }) => product.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')).join('-');
  return `adunni-${name}.jpg`;
}

/** Has the browser save the picture on the device; it goes nowhere else. */
export async function savePicture(picture: ImageData, worn: readonly Outfit[]): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await jpegOf(picture));
  link.download = nameOf(worn);
  link.click();
  URL.revokeObjectURL(link.href);
}
