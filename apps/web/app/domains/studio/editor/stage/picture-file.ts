/** How small the picture is that is kept beside a design, in px. */
const [SMALL_WIDTH, SMALL_HEIGHT] = [180, 240];

/** How long a picture that is being saved stays readable. */
const SAVING_MS = 60_000;

async function canvasOf(image: ImageData, width: number, height: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(await createImageBitmap(image), 0, 0, width, height);
  return canvas;
}

/** The picture as a file that everything can show. */
export async function pngOf(image: ImageData): Promise<Blob> {
  const canvas = await canvasOf(image, image.width, image.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('this browser could not make the picture');
  return blob;
}

/** The picture, small, as an address that holds it. */
export const smallOf = async (image: ImageData): Promise<string> =>
  (await canvasOf(image, SMALL_WIDTH, SMALL_HEIGHT)).toDataURL('image/jpeg', 0.72);

/** Has the browser save a picture under a name. */
export function savePicture(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read it only after a while.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING_MS);
}
