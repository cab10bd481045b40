import { z } from 'zod';
import { id, line, words } from '../fields.ts';
import { FIGURES, MEASURE_NAMES } from '../measurements/catalogue.ts';
import { DOCUMENT_LIMITS, mayLead, TONES, type Tone } from './document.ts';

const href = line(500).refine(mayLead, 'Use a link that begins with https://, mailto: or a slash.');

/** Words of a line that look alike; `href` when they lead somewhere. */
const run = z.strictObject({
  text: words(5000),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: href.optional(),
});
export type Run = z.output<typeof run>;

const runs = z.array(run).max(DOCUMENT_LIMITS.runs);
const lines = z.array(runs).min(1).max(DOCUMENT_LIMITS.entries);
/** What a picture shows may be missing in a draft, and must be said before the post is published. */
const shownPicture = z.strictObject({ mediaId: id, alt: line(300, 0), caption: line(300, 0) });

const TONE_NAMES = Object.keys(TONES) as [Tone, ...Tone[]];
/** What of ours a card can show. */
const CARD_KINDS = ['product', 'maker', 'service'] as const;

/** A piece of a post. There is no markup in it: whatever shows is text, so nothing that is written can run. */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), runs }),
  z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), runs }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), lines }),
  z.strictObject({ kind: z.literal('quote'), lines }),
  z.strictObject({ kind: z.literal('callout'), tone: z.enum(TONE_NAMES), lines }),
  z.strictObject({
    kind: z.literal('table'),
    /** Whether the first row says what the columns are. */
    head: z.boolean(),
    rows: z.array(z.array(runs).min(1).max(DOCUMENT_LIMITS.cells)).min(1).max(DOCUMENT_LIMITS.rows),
  }),
  z.strictObject({ kind: z.literal('picture'), picture: shownPicture }),
  z.strictObject({ kind: z.literal('gallery'), pictures: z.array(shownPicture).min(1).max(DOCUMENT_LIMITS.pictures) }),
  z.strictObject({ kind: z.literal('card'), of: z.enum(CARD_KINDS), ref: id }),
  z.strictObject({ kind: z.literal('figure'), figure: z.enum(FIGURES), measure: z.enum(MEASURE_NAMES) }),
]);
export type Block = z.output<typeof block>;

/** The text of a post. */
export const postDocument = z
  .array(block)
  .max(DOCUMENT_LIMITS.blocks, `At most ${DOCUMENT_LIMITS.blocks} blocks.`)
  .refine((blocks) => JSON.stringify(blocks).length <= DOCUMENT_LIMITS.size, 'This post is too long.');
export type PostDocument = z.output<typeof postDocument>;

/** Every picture of a text, in its order. */
export const picturesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((each) => (each.kind === 'picture' ? [each.picture] : each.kind === 'gallery' ? each.pictures : []));
