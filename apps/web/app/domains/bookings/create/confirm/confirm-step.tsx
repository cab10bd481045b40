import { joiningTerms } from '@adunni/contracts/bookings/joining';
import { onTheDay } from '@adunni/contracts/bookings/on-the-day';
import { ifOrderEnds } from '@adunni/contracts/bookings/order-ends';
import { PAYMENT_WAYS } from '@adunni/contracts/payments/ways';
import type { Service } from '@adunni/contracts/services/services';
import { Button, Stack, Text } from '@mantine/core';
import { newKey } from '../../../../kit/api/new-key.ts';
import { attemptOf } from '../../../../kit/forms/attempt.ts';
import { ChoiceList } from '../../../../kit/forms/choice-list.tsx';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { Charge, ChargeText } from '../../../../kit/money/charge.tsx';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { ownZone } from '../../../availability/public/clocks/use-zone.ts';
import type { Choice } from '../choice.ts';
import type { Draft } from '../draft.ts';
import type { Measured } from '../measured.ts';
import { AlternativeSlots } from './alternative-slots.tsx';
import { bookingOf } from './booking-of.ts';
import { BookingTerms } from './booking-terms.tsx';
import { Costs } from './costs.tsx';
import { hasPlans, sumsOf } from './sums.ts';
import { usePlaceBooking } from './use-place-booking.ts';

interface Props {
  service: Service;
  draft: Draft;
  choice: Choice;
  /** The part of an order that somebody is measured for, or tries on. */
  measured: Measured | null;
  change: (changes: Partial<Draft>) => void;
  go: (changes: Partial<Choice>, replace?: boolean) => void;
  /** What the server remarked on fields of the details. */
  onFaults: (faults: Record<string, string>) => void;
}

/** The last look before it is booked: what it costs, what is paid now, and what holds when plans change. */
export function ConfirmStep({ service, draft, choice, measured, change, go, onFaults }: Props) {
  const { busy, refused, place, reset } = usePlaceBooking(onFaults);
  const sums = sumsOf(service, draft);
  const rest = onTheDay({ maker: service.maker.name, place: service.place, isForGuest: draft.isForGuest === true });

  function book(): void {
    const body = bookingOf(service, draft, choice, { zone: ownZone(), measured });
    const attempt = attemptOf(draft.attempt, body, newKey);
    change({ attempt });
    void place(attempt);
  }

  function choose(start: string): void {
    reset();
    go({ start, step: 'confirm' }, true);
  }

  return (
    <Stack gap="lg">
      <Costs service={service} draft={draft} />
      {hasPlans(sums) && (
        <ChoiceList
          label="Payment options"
          value={draft.plan}
          choices={[
            {
              value: 'deposit',
              label: sums.deposit === 0 ? 'Pay on the day' : 'Pay a deposit now',
              description:
                sums.deposit === 0 ? (
                  rest
                ) : (
                  <>
                    Then <ChargeText amount={sums.total - sums.deposit} /> on the day. {rest}
                  </>
                ),
              aside: <Charge amount={sums.deposit === 0 ? sums.total : sums.deposit} />,
            },
            {
              value: 'full',
              label: 'Pay in full now',
              description: PAYMENT_WAYS,
              aside: <Charge amount={sums.total} />,
            },
          ]}
          onChoose={(plan) => change({ plan: plan as Draft['plan'] })}
        />
      )}
      <Next service={service} dueNow={sums.dueNow} />
      {measured && <Text>{ifOrderEnds(service.maker.name, { isPaid: sums.dueNow > 0 })}</Text>}
      <BookingTerms service={service} draft={draft} start={choice.start} />
      <FormProblem message={refused?.message ?? null} />
      {refused?.isTimeGone ? (
        <AlternativeSlots
          times={refused.freeTimes}
          service={service}
          onChoose={choose}
          onAll={() => go({ start: null, step: 'time' })}
        />
      ) : (
        <Button size="lg" loading={busy} onClick={book}>
          {sums.dueNow > 0 ? (
            <span>
              Book and pay <Money amount={sums.dueNow} charged />
            </span>
          ) : service.confirmation === 'instant' ? (
            'Book appointment'
          ) : (
            'Send request'
          )}
        </Button>
      )}
    </Stack>
  );
}

/** What follows on pressing the button. */
function Next({ service: { confirmation, place, maker }, dueNow }: { service: Service; dueNow: number }) {
  return (
    <Text>
      {dueNow > 0 && (
        <>
          You are charged <Money amount={dueNow} charged />. Your time is reserved while you pay.{' '}
        </>
      )}
      {confirmation === 'instant' ? 'Your booking is confirmed immediately.' : 'The maker then confirms the booking.'}
      {confirmation === 'request' && dueNow > 0 && ' If they decline or don’t respond, you get a full refund.'}
      {place === 'video' && ` ${joiningTerms(maker.name)}`}
    </Text>
  );
}
