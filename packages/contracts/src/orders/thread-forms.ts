import { z } from 'zod';
import { photoIds } from '../conversations/forms.ts';
import { id, prose } from '../fields.ts';

/** A message on an order: about one maker’s part, or (null) about the whole order, which Adunni’s staff answer. */
export const messageForm = z.object({ text: prose(4000, 1), partId: id.nullable().default(null), photoIds });
export type MessageForm = z.output<typeof messageForm>;
