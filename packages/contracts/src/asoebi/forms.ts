import { z } from 'zod';
import { dayIn, id, line, prose } from '../fields.ts';
import { moneyIn } from '../money-forms.ts';
import { designForm } from './designs/forms.ts';
import {
  CLOTH_NAMES,
  EVENT_KIND_NAMES,
  FEE_BEARER_NAMES,
  HANDOVER_KIND_NAMES,
  PACKAGE_KIND_NAMES,
  SET_NEED_NAMES,
} from './names.ts';

/** What an event holds at most; the largest weddings have six sides. */
export const MOST = { groups: 8, packages: 8, colours: 4, handovers: 20 } as const;
/** Fabric is cut by the half yard. */
export const YARD_STEP = 0.5;
export const MOST_YARDS = 30;
export const MOST_SETS = 5000;
/** A deposit is this much of the price, in percent. */
export const DEPOSIT = { least: 10, most: 90 } as const;

const HEX = /^#[0-9a-f]{6}$/;

const colour = z.object({ name: line(40), hex: z.string().regex(HEX, 'Choose a colour.') });
export type Colour = z.output<typeof colour>;

/** Option groups of one piece that somebody chooses from, at most. */
const MOST_OPTIONS = 20;

/** The piece that a package is sewn as, and what is chosen of it: a choice for each of its option groups. */
export const baseForm = z.object({
  productId: id,
  options: z
    .record(id, id)
    .refine((options) => Object.keys(options).length <= MOST_OPTIONS, 'A product doesn’t have this many options.'),
});
export type BaseForm = z.output<typeof baseForm>;

/** A package while the event is a draft: anything may still be open. */
const packageForm = z.object({
  /** Made up by the browser, so that saving twice stores it once. */
  _id: id,
  kind: z.enum(PACKAGE_KIND_NAMES),
  title: line(80, 0),
  /** What one set costs a guest; null until the host has set it. */
  price: moneyIn.nullable(),
  yards: z
    .number()
    .min(YARD_STEP)
    .max(MOST_YARDS, `At most ${MOST_YARDS} yards.`)
    .multipleOf(YARD_STEP, 'In half yards.')
    .nullable(),
  /** How many sets there are; null when as many are made as are ordered. */
  stock: z.int().min(1, 'At least 1.').max(MOST_SETS, `At most ${MOST_SETS}.`).nullable(),
  /** The last day to order, in Lagos. */
  deadline: dayIn().nullable(),
  /** Percent of the price that reserves a set; null when it is paid in full. */
  depositPercent: z
    .int()
    .min(DEPOSIT.least, `At least ${DEPOSIT.least}%.`)
    .max(DEPOSIT.most, `At most ${DEPOSIT.most}%.`)
    .nullable(),
  needs: z.enum(SET_NEED_NAMES),
  /** What a sewn package is sewn as. */
  base: baseForm.nullable().default(null),
  /** The design that a sewn package is made from, in place of a product. */
  design: designForm.nullable().default(null),
});
export type PackageForm = z.output<typeof packageForm>;

const groupForm = z.object({
  _id: id,
  name: line(60, 0),
  cloth: z.enum(CLOTH_NAMES),
  colours: z.array(colour).max(MOST.colours),
  /** Whom guests of the group ask. */
  coordinator: line(60, 0),
  packages: z.array(packageForm).max(MOST.packages),
});
export type GroupForm = z.output<typeof groupForm>;

const handoverForm = z.object({
  _id: id,
  kind: z.enum(HANDOVER_KIND_NAMES),
  /** `Adewura’s house, Surulere`; of a delivery where to: `Within Lagos`. */
  name: line(80, 0),
  /** Address and hours of a pickup point. */
  details: prose(300),
  /** What a delivery costs; nothing for a pickup. */
  price: moneyIn,
});
export type HandoverForm = z.output<typeof handoverForm>;

const isUnique = (ids: string[]): boolean => new Set(ids).size === ids.length;
const SENT_TWICE = 'Something was sent twice. Reload and try again.';

/** An event as its host writes it; what it lacks before it opens says `whatIsMissing`. */
export const eventForm = z
  .object({
    kind: z.enum(EVENT_KIND_NAMES),
    title: line(80, 0),
    /** Who is celebrated: `Tiwa and Dapo`. */
    celebrants: line(120, 0),
    day: dayIn().nullable(),
    city: line(60, 0),
    story: prose(2000),
    feeBearer: z.enum(FEE_BEARER_NAMES),
    groups: z.array(groupForm).max(MOST.groups),
    handovers: z.array(handoverForm).max(MOST.handovers),
  })
  .refine(({ groups }) => isUnique(groups.map(({ _id }) => _id)), { path: ['groups'], message: SENT_TWICE })
  .refine(({ groups }) => isUnique(groups.flatMap(({ packages }) => packages.map(({ _id }) => _id))), {
    path: ['groups'],
    message: SENT_TWICE,
  })
  .refine(
    ({ groups }) =>
      groups.every(({ packages }) => packages.every(({ kind, base, design }) => kind === 'sewn' || !(base || design))),
    {
      path: ['groups'],
      message: 'Only sewn packages can be based on a product or a design.',
    },
  )
  .refine(({ groups }) => groups.every(({ packages }) => packages.every(({ base, design }) => !(base && design))), {
    path: ['groups'],
    message: 'A package is based on a product or on a design, not on both.',
  })
  .refine(({ handovers }) => isUnique(handovers.map(({ _id }) => _id)), { path: ['handovers'], message: SENT_TWICE });
export type EventForm = z.output<typeof eventForm>;
/** As it travels, with money in naira. */
export type EventFormIn = z.input<typeof eventForm>;
