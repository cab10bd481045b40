import type { Figure, Lengths, MeasureName } from './catalogue.ts';
import type { FrozenMeasurements, LoadedMeasured } from './measurements.ts';
import type { LengthUnit } from './units.ts';

/** What was frozen, and what makers found at fittings, the newest first; of either side. */
interface Measured {
  frozen: Pick<FrozenMeasurements, 'figure' | 'unit' | 'values'> | null;
  proposals: readonly Pick<LoadedMeasured['proposals'][number], 'figure' | 'unit' | 'status' | 'changes'>[];
}

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
