import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineErrors } from '../errors.ts';
import { id } from '../fields.ts';
import { FIGURES, MEASURE_NAMES } from '../measurements/catalogue.ts';
import { MAKER_ROLES, STAFF_ROLES } from '../roles.ts';
import { DRAFT_NAMES, FABRIC_WIDTHS, PATTERN_FILE_NAMES, PATTERN_FITS } from './choices.ts';

export const patternErrors = defineErrors({
  no_pattern: [422, 'No pattern can be drafted from these measurements.'],
  no_measurements: [422, 'There are no measurements to draft a pattern from.'],
  adults_only: [422, 'Patterns are drafted for adults only.'],
  pattern_busy: [503, 'Many patterns are being drafted right now. Please try again in a moment.'],
});

/** How lines are drawn: what is cut, sewn or folded along, the warp, marks, what lies within a piece, and frames. */
export const LINE_STYLES = ['cut', 'sew', 'fold', 'grain', 'notch', 'inner', 'frame'] as const;

/** Lines and letters in mm, the upper left corner at 0, 0: to be shown, in the colours of the page. */
export const patternDrawing = z.object({
  width: z.number(),
  height: z.number(),
  /** `path` in the language of SVG’s `d`. */
  lines: z.array(z.object({ style: z.enum(LINE_STYLES), path: z.string() })),
  /** Each centred on its place, of a height in mm; `upright` is turned to the left. */
  words: z.array(z.object({ text: z.string(), x: z.number(), y: z.number(), size: z.number(), upright: z.boolean() })),
});
export type PatternDrawing = z.input<typeof patternDrawing>;

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
/** A part of a drawing, in mm. */
export type DrawnBox = z.input<typeof box>;

/** How the pieces lie on fabric of a width. */
export const cuttingPlan = z.object({
  inches: z.literal(FABRIC_WIDTHS),
  /** To buy, in eighths. */
  yards: z.number(),
  /** Share of the fabric that is cut away, 0 to 1. */
  waste: z.number(),
  /** Pieces that are cut in halves with a seam in the middle. */
  joined: z.array(z.string()),
  /** Pieces that this fabric is too narrow for; then there is no drawing. */
  tooWide: z.array(z.string()),
  drawing: patternDrawing.nullable(),
  /** For strips: how many lengths there are in all, and what is sewn of them for each piece. Null for wide fabric. */
  strips: z
    .object({
      count: z.number(),
      panels: z.array(
        z.object({
          name: z.string(),
          panels: z.number(),
          /** Side by side; 1 for a piece that a single strip carries. */
          strips: z.number(),
          /** Of each, in mm. */
          length: z.number(),
        }),
      ),
    })
    .nullable(),
});
export type CuttingPlan = z.input<typeof cuttingPlan>;

export const pattern = z.object({
  drawing: patternDrawing,
  plans: z.array(cuttingPlan),
  /** What it was drafted from, in mm. */
  lengths: z.array(z.object({ measure: z.enum(MEASURE_NAMES), mm: z.number(), isEstimated: z.boolean() })),
  /** Girths of the finished garment, in whole mm that add up; `atLeast` where another length decides. */
  girths: z.array(
    z.object({ name: z.string(), body: z.number(), ease: z.number(), finished: z.number(), atLeast: z.boolean() }),
  ),
  /** `box` is where it lies in the drawing. */
  pieces: z.array(z.object({ name: z.string(), cutting: z.string(), box })),
  /** What a tailor should know before cutting. */
  notes: z.array(z.string()),
  /** How many sheets of paper it is printed on, without the one that shows how they lie. */
  sheets: z.object({ a4: z.number(), a0: z.number() }),
});
export type Pattern = z.input<typeof pattern>;

/** Why there is no pattern, in words, and which measurements are to be looked at again. */
export const patternRefusal = z.object({ message: z.string(), measures: z.array(z.enum(MEASURE_NAMES)) });
export type PatternRefusal = z.input<typeof patternRefusal>;

/**
 * What there is to draft from: measurements; none yet; none any more; or a child’s, for whom nothing is drafted.
 */
export const DRAFTABLE = ['ready', 'to-follow', 'gone', 'child'] as const;

/** What was drafted, and what of it came: a pattern, or why there is none. */
const drafted = z.object({
  draft: z.enum(DRAFT_NAMES),
  fit: z.enum(PATTERN_FITS),
  figure: z.enum(FIGURES),
  pattern: pattern.nullable(),
  refusal: patternRefusal.nullable(),
});
export type Drafted = z.input<typeof drafted>;

const patternItem = z.object({
  itemId: z.string(),
  title: z.string(),
  /** Whose measurements they are; empty when they are of a fitting alone, or there are none. */
  wearer: z.string(),
  state: z.enum(DRAFTABLE),
  /** The garments that it consists of, the outermost first; empty when that is not known. */
  suggested: z.array(z.enum(DRAFT_NAMES)),
  /** What belongs to it and can’t be drafted, in words: “Cap”. */
  undrafted: z.array(z.string()),
  /** What the customer wrote about the fit, which no pattern takes into account; empty for nothing. */
  fitNote: z.string(),
  /** Whether it is sewn from aso-oke, which comes off the loom as strips. */
  isOfStrips: z.boolean(),
});
export type PatternItem = z.input<typeof patternItem>;

/** What somebody chose; a draft that is not named is the first that is suggested. */
const choice = z.object({
  draft: z.enum(DRAFT_NAMES).optional(),
  fit: z.enum(PATTERN_FITS).default('regular'),
});
const chosen = choice.extend({ draft: z.enum(DRAFT_NAMES) });

export const draftForPart = endpoint({
  method: 'GET',
  path: '/api/staff/patterns/parts/:partId',
  access: [...MAKER_ROLES, ...STAFF_ROLES],
  summary:
    'Draft a sewing pattern for an item of a part from its measurements; makers while their part is open, and every view is logged',
  params: z.object({ partId: id }),
  query: choice.extend({ itemId: id.optional() }),
  response: z.object({
    number: z.string(),
    orderId: z.string(),
    items: z.array(patternItem),
    /** The item that it is for: the one that was asked for, or the first that can be drafted for. */
    itemId: z.string().nullable(),
    /** Null when there is nothing to draft from, or nothing was chosen and nothing is suggested. */
    drafted: drafted.nullable(),
  }),
});
export const downloadForPart = endpoint({
  method: 'GET',
  path: '/api/staff/patterns/parts/:partId/items/:itemId/:file',
  access: [...MAKER_ROLES, ...STAFF_ROLES],
  summary: 'Download the pattern of an item as PDF, SVG or DXF, or its sheet of lengths; every download is logged',
  params: z.object({ partId: id, itemId: id, file: z.enum(PATTERN_FILE_NAMES) }),
  query: chosen,
  produces: 'application/octet-stream',
});
export const draftForProfile = endpoint({
  method: 'GET',
  path: '/api/patterns/profiles/:profileId',
  access: 'premium',
  summary: 'Draft a sewing pattern from one of the caller’s measurement profiles',
  params: z.object({ profileId: id }),
  query: choice,
  response: z.object({
    name: z.string(),
    state: z.enum(DRAFTABLE),
    /** Null for a child’s; a draft that is not named is chosen by the figure. */
    drafted: drafted.nullable(),
  }),
});
export const downloadForProfile = endpoint({
  method: 'GET',
  path: '/api/patterns/profiles/:profileId/:file',
  access: 'premium',
  summary: 'Download the pattern of one of the caller’s profiles as PDF, SVG or DXF, or its sheet of lengths',
  params: z.object({ profileId: id, file: z.enum(PATTERN_FILE_NAMES) }),
  query: chosen,
  produces: 'application/octet-stream',
});
