import type { PhotoFault, Stance } from '@adunni/tryon/photo/judge';
import type { ReaderFailure } from './messages.ts';

/** What is wrong with a photo, and what would help. */
export const FAULT_WORDS: Record<PhotoFault, string> = {
  nobody: 'We couldn’t find anybody in this photo.',
  several: 'There are several people in this photo. We dress the one who is nearest.',
  cut_off: 'Part of your head or shoulders is cut off.',
  far: 'You’re far away, so details will be missing. Come closer.',
  dark: 'The photo is dark. Face a window or a lamp.',
  seated: 'You’re sitting. Clothes fall best when you stand.',
  arms: 'Your arms are in front of your body. Let them hang a little away from it.',
};

/** Why no photo could be read, and what to do instead. */
export const FAILURE_WORDS: Record<ReaderFailure | 'no_picture', string> = {
  unsupported: 'This device can’t find a body in a photo. Try designs on a model or on your own figure instead.',
  memory:
    'This device has too little free memory to find a body in a photo. Close other apps, or try designs on a model or on your own figure instead.',
  loading:
    'What finds your body in the photo could not be loaded. Check your connection and try again, or try designs on a model or on your own figure instead.',
  reading: 'This photo could not be read. Please try another one.',
  no_picture: 'This file can’t be opened as a photo. Use a JPEG, PNG or WebP file.',
};

/** What somebody before the camera is told as long as nobody looks how they stand. */
export const GUIDE_START = {
  whole:
    'Stand three steps away, facing the light, with your arms a little away from your body. The timer gives you time to step back.',
  upper: 'Stand an arm’s length away, facing the light, with your arms a little away from your body.',
};

/** What somebody before the camera should do; a person whom nothing hinders is told to hold still. */
export const GUIDE_WORDS: Record<Stance, string> = {
  nobody: 'Step into the picture.',
  several: 'Only one person, please.',
  cut_off: 'Step back until your head and shoulders are in the picture.',
  far: 'Come closer.',
  feet: 'Step back until your feet are in the picture.',
  dark: 'Turn to the light.',
  seated: 'Stand up if you can.',
  arms: 'Let your arms hang a little away from your body.',
  good: 'Good. Hold still.',
};

/** Whether somebody, or their browser for them, did not allow the camera. */
export const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Why the camera can’t be used, by the name of the browser’s error. */
export function cameraWords(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (isRefused(error))
    return 'You haven’t allowed the camera. Allow it in your browser’s settings for this site, or choose a photo instead.';
  if (name === 'NotReadableError') return 'Another app is using the camera. Close it and try again.';
  return 'No camera was found. Choose a photo instead.';
}
