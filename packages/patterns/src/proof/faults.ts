import type { Draft, Girth, Piece, Seam } from '../draft/model.ts';
import { alongLength, cutOf, lineLength, outlineOf, pieceOf } from '../draft/outline.ts';
import { contains, crossingOf, distance, signedArea, widthAt } from '../geometry/polygon.ts';

/** How far seams may differ, and finished girths lie beside what was asked, in mm. */
export const SEAM_TOLERANCE = 2;
export const GIRTH_TOLERANCE = 5;
const CLOSED = 0.01;

function openEnds({ name, edges }: Piece): string[] {
  return edges.flatMap((edge, n) => {
    const next = edges[(n + 1) % edges.length] ?? edge;
    const gap = distance(edge.path.end(), next.path.start());
    return gap <= CLOSED ? [] : [`${name}: ${edge.name} ends ${gap.toFixed(2)} mm from ${next.name}`];
  });
}

function pieceFaults(piece: Piece): string[] {
  const { name, edges, notches, grain } = piece;
  const outline = outlineOf(piece);
  const cut = cutOf(piece);
  if (![...outline, ...cut].every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)))
    return [`${name}: a place is no number`];
  const faults = openEnds(piece);
  if (crossingOf(outline)) faults.push(`${name}: the seam line crosses itself`);
  if (crossingOf(cut)) faults.push(`${name}: the cutting line crosses itself`);
  if (Math.abs(signedArea(cut)) < Math.abs(signedArea(outline))) faults.push(`${name}: cut within its seam line`);
  if (!grain.every((place) => contains(outline, place))) faults.push(`${name}: the grain line leaves the piece`);
  for (const { edge, along } of notches) {
    const length = edges.find((each) => each.name === edge)?.path.length() ?? -1;
    if (!(along >= 0 && along <= length)) faults.push(`${name}: a notch lies beside ${edge}`);
  }
  return faults;
}

/** By how many mm two edges that are sewn together differ. */
export const seamGap = (draft: Draft, { one, other, eased }: Seam): number =>
  Math.abs(alongLength(draft, other) - eased - alongLength(draft, one));

/** A finished girth as the outlines show it, in mm. */
export function measuredGirth(draft: Draft, { measure }: Girth): number {
  if ('along' in measure)
    return measure.along.reduce((sum, { piece, line, times }) => sum + times * lineLength(draft, piece, line), 0);
  return measure.across.reduce(
    (sum, { piece, y, times }) => sum + times * widthAt(outlineOf(pieceOf(draft, piece)), y),
    0,
  );
}

/** How many mm a finished girth is more than the body and its ease ask. */
export const girthSurplus = (draft: Draft, girth: Girth): number =>
  measuredGirth(draft, girth) - girth.body - girth.ease;

/** Everything for which a tailor would send a draft back, in words; nothing when it is right. */
export function faultsOf(draft: Draft): string[] {
  const faults = draft.pieces.flatMap(pieceFaults);
  for (const seam of draft.seams) {
    const gap = seamGap(draft, seam);
    if (!(gap <= SEAM_TOLERANCE)) faults.push(`${seam.name}: sewn edges differ by ${gap.toFixed(1)} mm`);
  }
  for (const girth of draft.girths) {
    const surplus = girthSurplus(draft, girth);
    const isRight = girth.atLeast ? surplus >= -GIRTH_TOLERANCE : Math.abs(surplus) <= GIRTH_TOLERANCE;
    if (!isRight) faults.push(`${girth.name}: ${surplus.toFixed(1)} mm beside what was asked`);
  }
  return faults;
}
