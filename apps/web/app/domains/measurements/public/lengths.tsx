import type { FrozenMeasurements } from '@adunni/contracts/measurements/measurements';
import type { LengthUnit } from '@adunni/contracts/measurements/units';
import { LengthList } from '../profile/length-list.tsx';

/** Frozen measurements alone, where the unit is chosen for several people at once. */
export const Lengths = ({ of: { figure, values }, unit }: { of: FrozenMeasurements; unit: LengthUnit }) => (
  <LengthList figure={figure} values={values} unit={unit} />
);
