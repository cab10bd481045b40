import { z } from 'zod';
import { photoIds } from '../conversations/forms.ts';
import { prose } from '../fields.ts';

/** Text, photos or both. */
export const enquiryMessageForm = z
  .object({ text: prose(4000), photoIds })
  .refine(({ text, photoIds }) => text !== '' || photoIds.length > 0, { path: ['text'], message: 'Required.' });
