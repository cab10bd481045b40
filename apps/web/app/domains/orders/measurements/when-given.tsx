import { arrivesBy } from '@adunni/contracts/orders/arrival';
import type { OrderPart } from '@adunni/contracts/orders/orders';
import { nearDay } from '../../../kit/dates.ts';

interface Props {
  part: Pick<OrderPart, 'arrival' | 'measurementReminderAt'>;
  /** Whether reminders rest, since somebody was just measured. */
  rests: boolean;
}

/** Until when measurements must be there for which day, and what happens meanwhile: nothing but reminders. */
export function WhenGiven({ part: { arrival, measurementReminderAt }, rests }: Props) {
  const days = arrival?.daysOnceMeasured ?? null;
  return (
    <p>
      {days !== null && (
        <>
          Add them today to have everything by <strong>{nearDay(arrivesBy(new Date(), days).toISOString())}</strong>.
          Each day later moves that by a day.{' '}
        </>
      )}
      Your order stays open until you add them.
      {measurementReminderAt && !rests && ` We’ll remind you on ${nearDay(measurementReminderAt)}.`}
    </p>
  );
}
