import { getBookingCalendar } from '@adunni/contracts/bookings/calendar';
import { listTimesToMove, moveBooking, proposeTime, type StaffBooking } from '@adunni/contracts/bookings/staff';
import { isBeforeMeasuring } from '@adunni/contracts/orders/fitting/fitting';
import { Select, Text } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { useRefusal } from '../../../../kit/forms/use-refusal.ts';
import { workMoment } from '../../../availability/public/clocks/own-moment.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import { WhenFields } from '../../../availability/public/clocks/when-fields.tsx';
import { minutesOn, momentAt } from '../../../availability/public/clocks/zone-time.ts';
import { FreeChips } from '../../../availability/public/slots/free-chips.tsx';
import { type AskSlots, useSlots } from '../../../availability/public/slots/use-slots.ts';
import { customerTime, spanText } from '../labels.ts';
import classes from './move-dialog.module.css';

interface Props {
  booking: StaffBooking;
  /** Only asks the customer; else the booking moves at once. */
  isProposal: boolean;
  onClose: () => void;
}

/** Free times that are offered to choose from. */
const OFFERED = 6;

/** Another time for a booking: proposed to the customer, or set at once. */
export function MoveDialog({ booking, isProposal, onClose }: Props) {
  const { _id, number, version, zone, startsAt, endsAt, service, provider, seats, measuredBy } = booking;
  const [day, setDay] = useState(localTime(startsAt, zone).day);
  const [at, setAt] = useState(minutesOn(day, startsAt, zone));
  const [personId, setPersonId] = useState(provider._id);
  const [note, setNote] = useState('');
  const { refusal, noting, reset } = useRefusal();
  const people = usePeople(booking);
  const ask: AskSlots = useCallback(
    (query, signal) => callApi(listTimesToMove, { params: { bookingId: _id }, query, signal }),
    [_id],
  );
  const [slots] = useSlots(ask, null, {
    zone: service._id && zone,
    month: day.slice(0, 7),
    provider: personId,
  });
  const free =
    slots.is === 'there'
      ? slots.answer.slots.filter(({ start, seatsLeft }) => seatsLeft >= seats && isOffered(start))
      : [];

  /** Not before the day that is looked at, nor where the booking is already. */
  function isOffered(start: string): boolean {
    const isSame = start === startsAt && personId === provider._id;
    return localTime(start, zone).day >= day && !isSame && !isTooEarly(start, measuredBy);
  }

  function choose(start: string): void {
    const local = localTime(start, zone);
    setDay(local.day);
    setAt(minutesOn(local.day, start, zone));
    reset();
  }

  return (
    <ChangeDialog
      title={isProposal ? 'Propose another time' : 'Reschedule booking'}
      action={isProposal ? 'Propose' : 'Reschedule'}
      done={
        isProposal
          ? `Proposal for ${number} sent to the customer.`
          : `Booking ${number} rescheduled. The customer has been notified.`
      }
      fallback="The time could not be saved. Please try again."
      isReady={day !== ''}
      change={() =>
        noting(() =>
          callApi(isProposal ? proposeTime : moveBooking, {
            params: { bookingId: _id },
            body: { version, startsAt: momentAt(day, at, zone), providerId: personId, note },
          }),
        )
      }
      onClose={onClose}
    >
      <Text>
        Now {spanText(startsAt, endsAt, zone)}.
        {isProposal
          ? ` ${proposalText(booking, day === '' ? startsAt : momentAt(day, at, zone))}`
          : ` The new time applies as soon as you press Reschedule, and the customer is notified.${booking.can.propose ? ' To ask them first, propose another time instead.' : ''}`}
      </Text>
      {measuredBy && (
        <Text>The fitting can’t start before the measuring visit is over, {workMoment(measuredBy, zone)}.</Text>
      )}
      <WhenFields
        day={day}
        onDay={setDay}
        times={[{ label: 'Start time', minutes: at, onChange: setAt }]}
        zone={zone}
        elsewhere={day === '' ? '' : customerTime(booking, momentAt(day, at, zone))}
      />
      <div className={classes.offered}>
        {slots.is === 'loading' && <Text c="dimmed">Loading available times…</Text>}
        <FreeChips
          label={refusal?.alternatives.freeTimes ? 'Available times' : 'Next available times'}
          slots={(refusal?.alternatives.freeTimes ?? free).slice(0, OFFERED)}
          zone={zone}
          onChoose={choose}
        />
      </div>
      {people.length > 1 && (
        <Select
          label="With"
          size="md"
          data={people.map((person) => ({ value: person._id, label: person.name }))}
          value={personId}
          onChange={(value) => setPersonId(value ?? personId)}
          allowDeselect={false}
        />
      )}
      <ProseField
        label="Note to the customer (optional)"
        value={note}
        onChange={setNote}
        maxLength={1000}
        minRows={2}
      />
    </ChangeDialog>
  );
}

/** Whether a fitting would start before whoever tries it on has been measured for it. */
const isTooEarly = (start: string, measuredBy: string | null): boolean =>
  measuredBy !== null && isBeforeMeasuring({ startsAt: new Date(start) }, { endsAt: new Date(measuredBy) });

/** By when the customer responds to a proposed time, and what follows when they do not. */
function proposalText({ status, startsAt, zone }: StaffBooking, proposed: string): string {
  const until = workMoment(Date.parse(proposed) < Date.parse(startsAt) ? proposed : startsAt, zone);
  return status === 'pending'
    ? `You have not confirmed this request yet, and your deadline for that stops: it is the customer’s turn until ${until}. If they accept, the booking is confirmed for the new time. If they decline, please respond to the current time again. If they don’t respond, the booking is declined automatically and the customer gets a full refund.`
    : `It stays unchanged until the customer accepts the new time, by ${until}. If they decline or don’t respond, the current time stays.`;
}

/** People of the workshop who do what was booked; only who has it now until that is known. */
function usePeople({ maker, service, provider }: StaffBooking): readonly { _id: string; name: string }[] {
  const [people, setPeople] = useState<readonly { _id: string; name: string }[]>([provider]);
  const [makerId, serviceId] = [maker._id, service._id];

  useEffect(() => {
    const leaving = new AbortController();
    callApi(getBookingCalendar, { query: { maker: makerId, days: 1 }, signal: leaving.signal }).then(
      ({ providers, services }) => {
        const able = services.find(({ _id }) => _id === serviceId)?.providerIds ?? [];
        const found = providers.filter(({ _id, isActive }) => isActive && able.includes(_id));
        if (found.length > 0) setPeople(found);
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [makerId, serviceId]);

  return people;
}
