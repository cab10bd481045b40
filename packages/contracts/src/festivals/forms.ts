import { z } from 'zod';
import { dayIn, id, line, prose } from '../fields.ts';
import { DATE_RULE_NAMES } from './dates.ts';
import { areColours, areOutfits, areYears } from './lines.ts';
import { FESTIVAL_COUNTRY_CODES, PEOPLE_NAMES } from './names.ts';

const CALENDAR_DAYS = /^$|^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(,(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])){0,3}$/;
const text = () => prose(4000);

/** A festival as staff write it. */
export const festivalForm = z
  .object({
    title: line(80),
    place: line(80),
    region: line(60),
    country: z.enum(FESTIVAL_COUNTRY_CODES),
    latitude: z.number().min(3, 'Within West Africa.').max(20, 'Within West Africa.'),
    longitude: z.number().min(-10, 'Within West Africa.').max(15, 'Within West Africa.'),
    people: z.enum(PEOPLE_NAMES),
    /** Name of a cover that is drawn; empty for that of its first outfit. */
    cover: line(60, 0).regex(/^[a-z0-9-]*$/, 'Use the name of a drawing.'),
    summary: line(240),
    story: prose(6000, 1),
    dress: text(),
    outfits: text().refine(areOutfits, 'One per line: who | what they wear | drawing.'),
    colours: text().refine(areColours, 'One per line: name | #rrggbb | meaning.'),
    etiquette: text(),
    pastYears: text().refine(areYears, 'One per line: year | what happened.'),
    ruleText: line(240),
    rule: z.enum(DATE_RULE_NAMES),
    calendarDays: line(40, 0).regex(CALENDAR_DAYS, 'Month and day such as 10-01, separated by commas.'),
    month: z.number().int().min(1).max(12).nullable(),
    weekday: z.number().int().min(0).max(6).nullable(),
    nth: z.number().int().min(-1).max(4).nullable(),
    days: z.number().int('A whole number.').min(1, 'At least 1.').max(60, 'At most 60.'),
    isFirm: z.boolean(),
    usualMonths: z.array(z.number().int().min(1).max(12)).max(12),
    startsOn: dayIn().nullable(),
    endsOn: dayIn().nullable(),
    dateStatus: z.enum(['confirmed', 'estimated']),
    source: line(200, 0),
    checkedOn: dayIn().nullable(),
    productIds: z.array(id).max(8, 'At most 8 products.'),
  })
  .refine(({ startsOn, endsOn }) => (startsOn === null) === (endsOn === null) && (startsOn ?? '') <= (endsOn ?? ''), {
    path: ['endsOn'],
    message: 'The last day, on or after the first.',
  })
  .refine(
    ({ startsOn, rule, source, checkedOn }) =>
      (startsOn === null && rule === 'announced') || (source !== '' && checkedOn !== null),
    { path: ['source'], message: 'Say where the date comes from, and when you checked.' },
  )
  .refine(({ rule, calendarDays }) => (rule !== 'fixed' && rule !== 'islamic') || calendarDays !== '', {
    path: ['calendarDays'],
    message: 'Required.',
  })
  .refine(
    ({ rule, month, weekday, nth }) => rule !== 'weekday' || (month !== null && weekday !== null && nth !== null),
    { path: ['weekday'], message: 'Choose month, weekday and which of them.' },
  );
export type FestivalForm = z.output<typeof festivalForm>;
