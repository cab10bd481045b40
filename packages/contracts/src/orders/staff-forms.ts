import { z } from 'zod';
import { photoIds } from '../conversations/forms.ts';
import { dayIn, id, line, prose, version } from '../fields.ts';
import { BULK_ROWS } from '../resource.ts';
import { STAGE_NAMES } from './stages.ts';

/** Why something ends or is put off; the customer reads it. */
const reason = prose(400, 1);

const nextStage = z.enum(STAGE_NAMES).exclude(['cancelled']);
const trackingNumber = line(60, 0).default('');

/** Where a part goes next, with what the customer sees of it. Dispatch by a carrier needs its name. */
export const stageForm = z
  .object({
    version,
    to: nextStage,
    note: prose(1000).default(''),
    photoIds,
    carrier: line(60, 0).default(''),
    trackingNumber,
  })
  .refine(({ to, carrier, trackingNumber }) => to === 'dispatched' || (carrier === '' && trackingNumber === ''), {
    path: ['carrier'],
    message: 'A carrier can only be given when dispatching.',
  });
export type StageForm = z.output<typeof stageForm>;

const stageMove = z
  .object({ _id: id, version, to: nextStage, trackingNumber })
  .refine(({ to, trackingNumber }) => to === 'dispatched' || trackingNumber === '', {
    path: ['trackingNumber'],
    message: 'A tracking number can only be given when dispatching.',
  });

/** Where many parts go at once, each as it was seen; one carrier takes all that are dispatched, each under a number of its own. */
export const stagesForm = z.object({
  moves: z.array(stageMove).min(1).max(BULK_ROWS),
  carrier: line(60, 0).default(''),
});
export type StagesForm = z.output<typeof stagesForm>;

export const acceptForm = z.object({ version, note: prose(1000).default('') });
/** To decline or to cancel. */
export const endForm = z.object({ version, reason });
/** To check measurements. */
export const checkForm = z.object({ reason });
/** To wait longer for a balance. */
export const waitForm = z.object({ version });
/** To cancel what was never paid in full; the customer reads the note. */
export const unpaidForm = z.object({ version, note: prose(400).default('') });
/** Days ahead to which a date can be put off *(est.)*. */
export const MAX_DAYS_AHEAD = 365;
/** Another day, in Lagos, by the end of which a part is ready, and why. */
export const dateForm = z.object({ version, day: dayIn(), reason });
/** Who carries a part that was sent, and under which number, which may come later. */
export const parcelForm = z.object({ version, carrier: line(60), trackingNumber });
export const tailorForm = z.object({ version, tailorId: id.nullable() });

/** Who reads an internal note: staff only, or the part’s maker and tailor too. */
export const NOTE_AUDIENCES = ['staff', 'maker'] as const;
/** A note to the maker names the part that it is about. */
export const noteForm = z
  .object({
    text: prose(2000, 1),
    audience: z.enum(NOTE_AUDIENCES).default('staff'),
    partId: id.nullable().default(null),
  })
  .refine(({ audience, partId }) => audience === 'staff' || partId !== null, {
    path: ['partId'],
    message: 'Please select a maker’s part of the order.',
  });
export type NoteForm = z.output<typeof noteForm>;
