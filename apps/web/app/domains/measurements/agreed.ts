import type { Figure, Lengths, MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { Measured } from '@adunni/contracts/measurements/measurements';
import type { LengthUnit } from '@adunni/contracts/measurements/units';

/** What is known by now: what the order or booking froze, then what was agreed at fittings. */
export interface Agreed {
  values: Lengths;
  /** Measures that came at a fitting. */
  fitted: ReadonlySet<MeasureName>;
  unit: LengthUnit;
  figure: Figure;
}

/** What is known of whom a piece is made for, or a booking is about, by now; null when nothing is. */
export function agreedOf({ frozen, proposals }: Measured): Agreed | null {
  const accepted = proposals.filter(({ status }) => status === 'accepted').toReversed();
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
