import { z } from 'zod';
import { picture } from '../fields.ts';

/** A photo or a PDF of a message; a PDF has no width, and lies at `document.pdf` below its `url`. */
export const attachedFile = picture.extend({ isDocument: z.boolean(), bytes: z.number() });
export type AttachedFile = z.input<typeof attachedFile>;
