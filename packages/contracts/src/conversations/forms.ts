import { z } from 'zod';
import { id } from '../fields.ts';

/** Most photos of one message. */
export const MAX_PHOTOS = 6;

/** Photos that were uploaded before. */
export const photoIds = z.array(id).max(MAX_PHOTOS, `At most ${MAX_PHOTOS} photos.`).default([]);
