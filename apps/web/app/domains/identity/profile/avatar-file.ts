import { uploadAvatar } from '@adunni/contracts/identity/identity';
import { mediaErrors } from '@adunni/contracts/media/media';

/** What the file dialogue offers. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = uploadAvatar.upload.maxBytes;

/** Why a file cannot become an avatar, or null; said before it is sent. The server looks at the content itself. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!AVATAR_TYPES.includes(type)) return mediaErrors.not_a_picture.message;
  if (size === 0) return mediaErrors.broken_picture.message;
  if (size > MAX_BYTES) return `This image is larger than ${MAX_BYTES / 2 ** 20} MB. Please choose a smaller one.`;
  return null;
}
