import { expect, it } from 'vitest';
import { refusalOf } from './avatar-file.ts';

const LARGEST = 5 * 1024 * 1024;

it.each(['image/jpeg', 'image/png', 'image/webp'])('takes %s up to 5 MB', (type) => {
  expect(refusalOf({ type, size: LARGEST })).toBeNull();
});

it.each([
  ['image/svg+xml', 10, 'Please choose a JPEG, PNG or WebP image.'],
  ['image/heic', 10, 'Please choose a JPEG, PNG or WebP image.'],
  ['', 10, 'Please choose a JPEG, PNG or WebP image.'],
  ['image/png', 0, 'This image can’t be read. Please try another file.'],
  ['image/png', LARGEST + 1, 'This image is larger than 5 MB. Please choose a smaller one.'],
])('refuses %s of %d bytes', (type, size, message) => {
  expect(refusalOf({ type, size })).toBe(message);
});
