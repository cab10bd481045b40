import { bookingTotals } from '@adunni/contracts/bookings/statuses';
import { toKobo } from '@adunni/contracts/money';
import type { Service } from '@adunni/contracts/services/services';
import { Title } from '@mantine/core';
import { PolicyTerms } from '../../../services/public/policy-terms.tsx';
import { placeWriting } from '../../own-writing.ts';
import type { Draft } from '../draft.ts';
import { sumsOf } from './sums.ts';

interface Props {
  service: Service;
  draft: Draft;
  start: string | null;
}

/** What it takes to change one’s mind: dates of the chosen time, and amounts of what is paid now. */
export function BookingTerms({ service, draft, start }: Props) {
  const { cancellationPolicy: policy, place, duration, confirmation } = service;
  const { deposit } = bookingTotals(service, draft.seats, 0);
  const terms = {
    ...{ policy, place, duration, deposit: toKobo(deposit), paid: toKobo(sumsOf(service, draft).dueNow) },
    startsAt: start === null ? null : new Date(start),
    now: new Date(),
    isRequest: confirmation === 'request',
  };
  return (
    <section aria-labelledby="policy">
      <Title order={3} size="h4" mb="xs" id="policy">
        Changes and cancellations
      </Title>
      <PolicyTerms terms={terms} writing={placeWriting(service.zone)} added={service.policy} />
    </section>
  );
}
