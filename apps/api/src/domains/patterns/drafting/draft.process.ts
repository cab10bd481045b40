// Drafts patterns, one after the other, in a process of its own.
import { setPriority } from 'node:os';
import type { DrawnBox, Pattern, PatternDrawing } from '@adunni/contracts/patterns/patterns';
import { type Body, completeBody } from '@adunni/patterns/body/body';
import { girthLabel } from '@adunni/patterns/body/lengths';
import { PatternError } from '@adunni/patterns/body/pattern-error';
import { CLOTHS, cuttingPlan } from '@adunni/patterns/cloth/cutting-plan';
import { planDrawing, stripDrawing } from '@adunni/patterns/cloth/plan-drawing';
import { STRIPS, stripPlan } from '@adunni/patterns/cloth/strip-plan';
import type { Draft } from '@adunni/patterns/draft/model';
import { draftGarment, GARMENTS } from '@adunni/patterns/drafts/garments';
import type { Box } from '@adunni/patterns/geometry/polygon';
import { dxfOf } from '@adunni/patterns/output/dxf';
import { svgOf, svgPath } from '@adunni/patterns/output/svg';
import { cuttingWords } from '@adunni/patterns/paper/draw-piece';
import type { Drawing } from '@adunni/patterns/paper/drawing';
import { lengthsSheet, shownGirth } from '@adunni/patterns/paper/lengths-sheet';
import { patternSheet, screenSheet } from '@adunni/patterns/paper/pattern-sheet';
import { tilesOf } from '@adunni/patterns/paper/tiles';
import type { DraftAnswer, DraftOrder } from './messages.ts';

/** How far it steps back behind those that answer requests. */
const NICE = 10;
setPriority(NICE);

const toLines = ({ width, height, strokes, letters }: Drawing): PatternDrawing => ({
  ...{ width, height },
  lines: strokes.map(({ path, closed, style }) => ({ style, path: svgPath(path, closed) })),
  words: letters.map(({ text, x, y, size, upright }) => ({ text, x, y, size, upright })),
});

/** Every piece lies somewhere, so there is always one. */
function toBox({ left, top, right, bottom }: Box = { left: 0, top: 0, right: 0, bottom: 0 }): DrawnBox {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function plansOf(draft: Draft): Pattern['plans'] {
  const onCloth = CLOTHS.map((inches) => {
    const plan = cuttingPlan(draft, inches);
    const { yards, waste, joined, tooWide } = plan;
    const drawing = tooWide.length > 0 ? null : toLines(planDrawing(plan));
    return { inches, yards, waste, joined, tooWide, drawing, strips: null };
  });
  const ofStrips = STRIPS.map((inches) => {
    const plan = stripPlan(draft, inches);
    const { yards, waste, panels, strips: count } = plan;
    const drawing = toLines(stripDrawing(plan));
    return { inches, yards, waste, joined: [], tooWide: [], drawing, strips: { count, panels } };
  });
  return [...onCloth, ...ofStrips];
}

function shown(draft: Draft, body: Body, title: string, sheet: Drawing): Pattern {
  const { drawing, boxes } = screenSheet(draft, title);
  return {
    drawing: toLines(drawing),
    plans: plansOf(draft),
    lengths: draft.used.map((measure) => ({
      ...{ measure, mm: body.lengths[measure], isEstimated: body.estimated.has(measure) },
    })),
    girths: draft.girths.map((girth) => ({
      ...{ name: girthLabel(girth.name, body.figure), ...shownGirth(girth), atLeast: girth.atLeast },
    })),
    pieces: draft.pieces.map((piece, n) => ({
      ...{ name: piece.name, cutting: cuttingWords(piece) },
      box: toBox(boxes[n]),
    })),
    notes: [...draft.notes],
    sheets: { a4: tilesOf(sheet, 'A4').length, a0: tilesOf(sheet, 'A0').length },
  };
}

async function answerTo({ draft: name, fit, figure, values, reference, wanted }: DraftOrder): Promise<DraftAnswer> {
  const title = GARMENTS[name].name;
  const titled = [title, reference].filter(Boolean).join(', ');
  const draft = draftGarment(name, figure, values, fit);
  if (wanted === 'dxf') return { file: Buffer.from(dxfOf(draft, titled)) };
  const body = completeBody(figure, values);
  if (wanted === 'sheet') {
    const { sheetPdf } = await import('@adunni/patterns/output/pdf/sheet-pdf');
    return { file: await sheetPdf(lengthsSheet(draft, body, titled)) };
  }
  const sheet = patternSheet(draft, title, reference);
  if (wanted === 'pattern') return { pattern: shown(draft, body, title, sheet) };
  if (wanted === 'svg') return { file: Buffer.from(svgOf(sheet, titled)) };
  const { fullSizePdf, tiledPdf } = await import('@adunni/patterns/output/pdf/pattern-pdf');
  if (wanted === 'full') return { file: await fullSizePdf(sheet, titled) };
  return { file: await tiledPdf(sheet, wanted === 'a4' ? 'A4' : 'A0', titled) };
}

process.on('message', async (order: DraftOrder) => {
  const answer = await answerTo(order).catch((error: unknown): DraftAnswer => {
    if (error instanceof PatternError) return { refusal: { message: error.message, measures: [...error.lengths] } };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  });
  process.send?.(answer);
});
// Without whom it drafts for, it ends.
process.once('disconnect', () => process.exit());
