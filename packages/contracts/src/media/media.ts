import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';

/** Widths, in pixels, that every picture is served in. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 800, 960, 1280, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Formats that every picture is served in, the smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const mediaErrors = defineErrors({
  not_a_picture: [415, 'Please choose a JPEG, PNG or WebP image.'],
  not_an_attachment: [415, 'Please choose a PDF, JPEG, PNG or WebP file.'],
  broken_document: [422, 'This PDF can’t be read. Please try another file.'],
  broken_picture: [422, 'This image can’t be read. Please try another file.'],
  too_many_pixels: [413, 'This image is too large. Please choose one of 8 bits per colour and at most 40 megapixels.'],
});

export const getPictureFile = endpoint({
  method: 'GET',
  path: '/media/:mediaId/:file',
  access: 'public',
  ignoresToken: true,
  produces: 'image/*',
  summary: 'A picture in one width and format, such as 640.webp; never wider than its original',
  params: z.object({ mediaId: z.string(), file: z.string() }),
});

export const getPrivatePictureFile = endpoint({
  method: 'GET',
  path: '/media/:mediaId/:token/:file',
  access: 'public',
  ignoresToken: true,
  produces: 'image/*',
  summary:
    'The same of a private picture, or document.pdf of a private PDF, by the address that an answer gave to somebody who may see it; for 10 to 15 minutes',
  params: z.object({ mediaId: z.string(), token: z.string(), file: z.string() }),
});
