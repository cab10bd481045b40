import { z } from 'zod';

/** An entity's id on the wire. */
export const id = z.uuid();

/** The version of something that a person saw; what was changed since refuses what they send. */
export const version = z.int32();

/** A moment as a text: ISO 8601 in UTC, on the wire and in what is stored as JSON. */
export const momentText = z.string().meta({ format: 'date-time' });
const asDate = {
  decode: (text: string) => new Date(text),
  encode: (date: Date) => date.toISOString(),
};

/** A moment in an answer: a Date on the server, ISO 8601 in UTC on the wire. */
export const moment = z.codec(momentText, z.date(), asDate);

/** Within the years that anybody means, all of which the database keeps and every clock can tell. */
const isMeant = (at: string): boolean => at >= '1900' && at < '2200';

/** A moment that somebody sends: a Date once it is read. */
export const momentIn = (message = 'A moment such as 2026-12-25T09:00:00Z.') =>
  z.codec(
    // Aborts, since rules about the whole form would otherwise be asked about a text where they await a Date.
    momentText.pipe(z.iso.datetime({ error: message, abort: true }).refine(isMeant, { error: message, abort: true })),
    z.date(),
    asDate,
  );

/** A day that somebody sends. */
export const dayIn = (message = 'A day such as 2026-12-25.') => z.iso.date(message).refine(isMeant, message);

/** A month of this century that somebody sends. */
export const monthIn = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month such as 2026-12.');

/** Any control character but line breaks and tabs, and halves of characters, which no database stores. */
const CONTROL = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** What shows nothing and only turns the words after it round, or lets two names look like one. */
const UNSEEN = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Anything but spaces, joiners and the letters that stand for none. */
const SEEN = /[^\s\p{Z}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A text without what nobody sees; empty when that is all of it. */
const seen = (text: string): string => (SEEN.test(text) ? text.replace(UNSEEN, '').trim() : '');

/** One line of text: trimmed, without control characters or line breaks. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .overwrite(seen)
    .min(min, min === 1 ? 'Required.' : `At least ${min} characters.`)
    .max(max, `At most ${max} characters.`)
    .refine((text) => !CONTROL.test(text) && !/[\r\n\t\u2028\u2029]/.test(text), 'Please use plain text only.');

/** Words within a sentence: as `line`, but the spaces at their ends count. */
export const words = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSEEN, ''))
    .min(1, 'Required.')
    .max(max, `At most ${max} characters.`)
    .refine((text) => !CONTROL.test(text) && !/[\r\n\t\u2028\u2029]/.test(text), 'Please use plain text only.');

/** What mail programs make a link of: `https://…`, `example.com`, but not `Dr.Obi` or `O.K.` */
const LINK = /:\/\/|\w\.(?:[a-z]{2,}|[A-Z]{2,})/;

/**
 * A name of a person. Emails begin with it and go to addresses that nobody has confirmed, so it holds no link that
 * would look like one of ours.
 */
export const personName = line(60).refine((name) => !LINK.test(name), 'Please write a name, without a web address.');

/** Text of several lines: trimmed, without control characters. */
export const prose = (max: number, min = 0) =>
  z
    .string()
    .overwrite(seen)
    .min(min, 'Required.')
    .max(max, `At most ${max} characters.`)
    .refine((text) => !CONTROL.test(text), 'Please use plain text only.');

const EMAIL_TEXTS = { empty: 'Required.', invalid: 'Please enter a valid email address.' };

/** An email address and nothing around it, the same everywhere; a form may say in its own words what is wrong. */
export const emailField = ({ empty, invalid } = EMAIL_TEXTS) =>
  z
    .string()
    .overwrite(seen)
    .min(1, { error: empty, abort: true })
    // A longer text is not looked at any further.
    .max(254, { error: invalid, abort: true })
    .pipe(z.email(invalid));

/** An email address; compared without regard to letter case, stored as written. */
export const email = emailField();

/** Query of a list: page from 1, at most 100 rows. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

/** Answer of a list that the specification does not shape. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), page: z.number(), limit: z.number() });

/** Answer that only says something. */
export const messageResponse = z.object({ message: z.string() });

/** A stored picture; widths and formats are served below `url`: `{url}/640.webp`. */
export const picture = z.object({
  _id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  dominant: z.string(),
});
export type Picture = z.input<typeof picture>;
