import type { Body } from '../body/body.ts';
import { girthLabel, labelOf } from '../body/lengths.ts';
import { CLOTHS, cuttingPlan, INCH } from '../cloth/cutting-plan.ts';
import { STRIPS, stripPlan } from '../cloth/strip-plan.ts';
import type { Draft } from '../draft/model.ts';
import { cuttingWords } from './draw-piece.ts';

/** A page beside a pattern: what it was drafted from and what comes of it, as rows of plain text. */
export interface LengthsSheet {
  title: string;
  lengths: { label: string; cm: string; inches: string; source: 'Measured' | 'Estimated' }[];
  girths: { label: string; body: string; ease: string; finished: string }[];
  cloth: string[];
  pieces: string[];
  notes: string[];
}

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];

/** Millimetres as a tape in inches shows them, to the nearest eighth: `38⅝`. */
export function inchesOf(mm: number): string {
  const eighths = Math.round((mm / INCH) * 8);
  const whole = Math.floor(eighths / 8);
  return `${whole || eighths % 8 === 0 ? whole : ''}${EIGHTHS[eighths % 8] ?? ''}`;
}

const cm = (mm: number): string => (Math.round(mm) / 10).toFixed(1);

/** A girth in whole mm, rounded so that what is shown adds up: the body’s and the finished one decide, the ease is between them. */
export function shownGirth({ body, ease }: { body: number; ease: number }): {
  body: number;
  ease: number;
  finished: number;
} {
  const [own, finished] = [Math.round(body), Math.round(body + ease)];
  return { body: own, ease: finished - own, finished };
}

function clothLine(draft: Draft, inches: number): string {
  const { yards, waste, joined, tooWide } = cuttingPlan(draft, inches);
  if (tooWide.length) return `${inches} in wide: too narrow for ${tooWide.join(', ').toLowerCase()}.`;
  const halves = joined.length ? ` Cut in two with a seam in the middle: ${joined.join(', ').toLowerCase()}.` : '';
  return `${inches} in wide: ${inchesOf(yards * INCH)} yards, ${Math.round(waste * 100)} % waste.${halves}`;
}

function stripLine(draft: Draft, inches: number): string {
  const { yards, waste, strips } = stripPlan(draft, inches);
  return `Strips ${inches} in wide: ${inchesOf(yards * INCH)} yards in ${strips} lengths, ${Math.round(waste * 100)} % waste. Sew them to panels first.`;
}

/** What the sheet says; `body` is the one that was drafted for. */
export function lengthsSheet(draft: Draft, body: Body, title: string): LengthsSheet {
  return {
    title: `${title}, ${draft.fit} fit`,
    lengths: draft.used.map((name) => ({
      label: labelOf(name, body.figure),
      ...{ cm: cm(body.lengths[name]), inches: inchesOf(body.lengths[name]) },
      source: body.estimated.has(name) ? 'Estimated' : 'Measured',
    })),
    girths: draft.girths.map((girth) => {
      const { body: own, ease, finished } = shownGirth(girth);
      return {
        ...{ label: girthLabel(girth.name, body.figure), body: cm(own), ease: cm(ease) },
        finished: `${girth.atLeast ? 'at least ' : ''}${cm(finished)}`,
      };
    }),
    cloth: [...CLOTHS.map((inches) => clothLine(draft, inches)), ...STRIPS.map((inches) => stripLine(draft, inches))],
    pieces: draft.pieces.map((piece) => `${piece.name}: ${cuttingWords(piece).toLowerCase()}`),
    notes: draft.notes,
  };
}
