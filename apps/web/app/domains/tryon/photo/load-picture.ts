/** The largest picture that is dressed, px: more than a screen shows of it costs time for nothing. */
const WIDEST = 900;
const TALLEST = 1200;

/**
 * The size at which a photo is dressed: as large as it is, but within 900 by 1200. Both sides divide by four: the runtime
 * that finds bodies breaks off at others.
 */
export function dressedSize(width: number, height: number): { width: number; height: number } {
  const by = Math.min(1, WIDEST / width, TALLEST / height);
  const fours = (length: number): number => Math.max(4, Math.round((length * by) / 4) * 4);
  return { width: fours(width), height: fours(height) };
}

/** Reads a picture file, turned as its EXIF data says. Throws when it is none. */
export async function loadPicture(file: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { width, height } = dressedSize(picture.naturalWidth, picture.naturalHeight);
    const smaller = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
    // Of a file beside the page’s thread, of an element on it.
    return await createImageBitmap(file, smaller).catch(() => createImageBitmap(picture, smaller));
  } finally {
    URL.revokeObjectURL(address);
  }
}
