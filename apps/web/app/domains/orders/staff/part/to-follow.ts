import type { StaffPart } from '@adunni/contracts/orders/staff';
import { moment } from '../../../../kit/dates.ts';

type Waits = NonNullable<StaffPart['waitsFor']>;

/** Why there are no measurements to read yet, and how they come. */
export const TO_FOLLOW =
  'No measurements yet: the customer adds them on the page of their order, and the workshop is notified when they do.';

/** When the customer was asked for measurements, is reminded next, and can be asked by hand again; null when nobody asked. `now` in ms. */
export function askedText(
  { askedAt, remindsAt, asksAgainAt }: Pick<Waits, 'askedAt' | 'remindsAt' | 'asksAgainAt'>,
  now: number,
): string | null {
  if (!askedAt) return null;
  const isNext = remindsAt !== null && Date.parse(remindsAt) > now;
  return [
    `The customer was last asked on ${moment(askedAt)}.`,
    isNext && `We remind them on ${moment(remindsAt)}.`,
    asksAgainAt && `You can ask again from ${moment(asksAgainAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
