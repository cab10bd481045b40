import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { moment, version } from '../fields.ts';
import { moneyIn } from '../money-forms.ts';
import { type RecordOf, type RowOf, resource } from '../resource.ts';
import { STAFF_ROLES } from '../roles.ts';
import { GARMENT_KINDS, GARMENTS, type GarmentKind, PART_KINDS, type PartKind } from './garments.ts';
import { TEXTILE_KINDS } from './textiles.ts';

/** Who keeps a price list: makers who sell. */
export const PRICE_LIST_MAKERS = ['Designer'] as const;

/** Longest that sewing a design, or one part of it, may add. */
export const MOST_DAYS = 365;

export const priceListErrors = defineErrors({
  workshop_closed: [409, 'Customers can see your prices once your workshop is verified.'],
});

const days = (least: number) => z.int().min(least, `At least ${least}.`).max(MOST_DAYS, `At most ${MOST_DAYS} days.`);
const price = moneyIn;

const isOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;
const partsOfGarment = (garment: GarmentKind): readonly PartKind[] => GARMENTS[garment].parts;

const garmentPrices = z
  .object({
    garment: z.enum(GARMENT_KINDS),
    /** For sewing it without any part that costs extra, in naira. */
    base: price,
    days: days(1),
    /** What costs extra, or nothing; what is left out is not offered. */
    parts: z.array(z.object({ part: z.enum(PART_KINDS), price, days: days(0) })).max(PART_KINDS.length),
  })
  .refine(({ parts }) => isOnce(parts.map(({ part }) => part)), { path: ['parts'], message: 'Each part once.' })
  .refine(({ garment, parts }) => parts.every(({ part }) => partsOfGarment(garment).includes(part)), {
    path: ['parts'],
    message: 'This garment has no such part.',
  });

/** What a maker asks for sewing what customers design. What is left out is not offered. */
export const priceListForm = z.object({
  /** Whether customers see it now. */
  isOpen: z.boolean(),
  garments: z
    .array(garmentPrices)
    .max(GARMENT_KINDS.length)
    .refine((rows) => isOnce(rows.map(({ garment }) => garment)), 'Each garment once.'),
  /** Fabrics that the maker buys and works with, per yard. */
  textiles: z
    .array(z.object({ textile: z.enum(TEXTILE_KINDS), perYard: price }))
    .max(TEXTILE_KINDS.length)
    .refine((rows) => isOnce(rows.map(({ textile }) => textile)), 'Each fabric once.'),
});
/** As browsers send and show it, in naira. */
export type PriceListForm = z.input<typeof priceListForm>;
/** As the server reckons with it, in kobo. */
export type PriceList = z.output<typeof priceListForm>;

const ownPriceList = z.object({
  /** Null before the first save. */
  list: priceListForm.nullable(),
  /** 0 before the first save. */
  version: z.number(),
  /** Whether customers see it now: open, and of a verified workshop. */
  isShown: z.boolean(),
  isVerified: z.boolean(),
  /** What is taken of these prices when an order is placed now. */
  commissionPercent: z.number(),
  updatedAt: moment.nullable(),
});
export type OwnPriceList = z.input<typeof ownPriceList>;
export type LoadedOwnPriceList = z.output<typeof ownPriceList>;

export const getPriceList = endpoint({
  method: 'GET',
  path: '/api/staff/price-list',
  access: PRICE_LIST_MAKERS,
  summary: 'What the caller’s workshop asks for sewing designs',
  response: ownPriceList,
});
export const savePriceList = endpoint({
  method: 'PUT',
  path: '/api/staff/price-list',
  access: PRICE_LIST_MAKERS,
  summary: 'Change what the caller’s workshop asks for sewing designs',
  body: z.object({ version, list: priceListForm }),
  response: ownPriceList,
});

/** Price lists as staff see them. */
export const priceListResource = resource({
  path: '/api/staff/price-lists',
  access: STAFF_ROLES,
  one: 'price list',
  many: 'price lists',
  columns: {
    maker: ['Maker', 'named'],
    garments: ['Garments', 'number'],
    textiles: ['Fabrics', 'number'],
    isOpen: ['Open', 'yes'],
    updatedAt: ['Updated', 'day'],
  },
  detail: z.object({ list: priceListForm }),
  isOpenedElsewhere: true,
  sorts: ['-updatedAt'],
});
export type PriceListRow = RowOf<typeof priceListResource>;
export type PriceListRecord = RecordOf<typeof priceListResource>;
