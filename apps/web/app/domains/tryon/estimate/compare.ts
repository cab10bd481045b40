import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { buildOf, ESTIMATED, MOST_OFF } from '@adunni/contracts/tryon/estimates';
import { estimateLengths } from '@adunni/tryon/body/estimate';
import type { ReadPixels } from '../photo/messages.ts';

/** A length that was measured, and how far what a photo shows is from it, mm. */
export interface Compared {
  measure: (typeof ESTIMATED)[number];
  measured: number;
  /** Estimate less measurement. */
  difference: number;
}

/** Whether a photo can be held against a profile: a grown person’s, of a known height and waist. */
export const isComparable = ({ ageGroup, current: { values } }: MeasurementProfile): boolean =>
  ageGroup === 'adult' &&
  buildOf({ height: values.height, waist: values['waist-girth'] }) !== null &&
  ESTIMATED.some((measure) => values[measure] !== undefined);

/** The lengths of a profile beside those that a photo shows; null where it does not show the whole person. */
export function compare(
  { width, height, mask, body }: Pick<ReadPixels, 'width' | 'height' | 'mask' | 'body'>,
  { figure, current: { values } }: Pick<MeasurementProfile, 'figure' | 'current'>,
): Compared[] | null {
  if (!body || values.height === undefined) return null;
  const field = { width, height, data: mask };
  const found = estimateLengths(body, field, { height: values.height, build: figure });
  if (!found) return null;
  const compared = ESTIMATED.flatMap((measure) => {
    const measured = values[measure];
    const difference = measured === undefined ? null : found[measure] - measured;
    // So far off is another person.
    return measured === undefined || difference === null || Math.abs(difference) > MOST_OFF
      ? []
      : [{ measure, measured, difference }];
  });
  return compared.length > 0 ? compared : null;
}
