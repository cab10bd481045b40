import type { Quote } from '@adunni/contracts/checkout/checkout';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { measurementsLabel } from '../measurements/public/choice/choosing.ts';

type Items = Quote['parts'][number]['items'];

/** What is ordered, each with whose measurements it is made from. */
export const measuredItems = (items: Items, profiles: readonly MeasurementProfile[]) =>
  items.map((item) => ({ ...item, measured: measurementsLabel(item, profiles) }));
