import type { OrderMeasurements } from '@adunni/contracts/measurements';
import type { Figure, Lengths, MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { LengthUnit } from '@adunni/contracts/measurements/units';

/** What a piece is made from by now: what the order froze, then what was agreed at fittings. */
export interface Agreed {
  values: Lengths;
  /** Measures that came at a fitting. */
  fitted: ReadonlySet<MeasureName>;
  unit: LengthUnit;
  figure: Figure;
}

/** What the line of an order is made from by now; null when nothing is known. */
export function agreedOf({ frozen, proposals }: OrderMeasurements): Agreed | null {
  const accepted = proposals.filter(({ state }) => state === 'accepted').toReversed();
  const changes = accepted.flatMap((proposal) => proposal.changes);
  const [first] = accepted;
  const known = frozen ?? first;
  if (!known) return null;
  const fitted = Object.fromEntries(changes.flatMap(({ measure, to }) => (to === null ? [] : [[measure, to]])));
  return {
    values: { ...frozen?.values, ...fitted },
    fitted: new Set(changes.map(({ measure }) => measure)),
    unit: known.unit,
    figure: known.figure,
  };
}
