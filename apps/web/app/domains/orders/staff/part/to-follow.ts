import type { StaffPart } from '@adunni/contracts/orders/staff';
import { moment } from '../../../../kit/dates.ts';
import { momentText } from '../../../availability/public/clocks/times.ts';

type Waits = NonNullable<StaffPart['waitsFor']>;

/** Why there are no measurements to read yet, how they come, and when the customer was and is reminded. `now` in ms. */
export function toFollowText(waits: Pick<Waits, 'askedAt' | 'remindsAt' | 'appointment'>, now: number): string {
  const { askedAt, remindsAt, appointment } = waits;
  const isNext = remindsAt !== null && Date.parse(remindsAt) > now;
  return [
    'No measurements yet: the customer adds them on the page of their order, and the workshop is notified when they do.',
    appointment && !appointment.isOver && `They are measured on ${momentText(appointment.startsAt, appointment.zone)}.`,
    askedAt && `They were last asked on ${moment(askedAt)}.`,
    isNext && `The next reminder is on ${moment(remindsAt)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
