import { type Lengths, measuresOf } from '@adunni/contracts/measurements/catalogue';
import type { Taken } from '@adunni/contracts/measurements/rules';

/** The lengths that are taken of a figure, in their order; others do not belong to it. */
export function lengthsOf({ figure, values }: Pick<Taken, 'figure' | 'values'>): Lengths {
  return Object.fromEntries(
    measuresOf(figure).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}
