import type { Provider } from '@adunni/contracts/availability/staff';
import { MAX_SEATS } from '@adunni/contracts/bookings/forms';
import { bookWalkIn } from '@adunni/contracts/bookings/staff';
import { isStaff } from '@adunni/contracts/roles';
import { Alert, Select, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { useRefusal } from '../../../../kit/forms/use-refusal.ts';
import { NumberField } from '../../../../kit/resource/form/fields.tsx';
import { useSession } from '../../../../kit/session/use-session.ts';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import { WhenFields } from '../../../availability/public/clocks/when-fields.tsx';
import { minutesOn, momentAt } from '../../../availability/public/clocks/zone-time.ts';
import { FreeChips } from '../../../availability/public/slots/free-chips.tsx';
import { type Calendar, columnOf } from '../calendar/columns.ts';
import { servicesOf, startIn } from './first-fit.ts';
import { priceText, questionBefore, STANDING_WORDS, standingAt, TOLD } from './standing.ts';
import { useDay } from './use-day.ts';
import classes from './walk-in-dialog.module.css';

interface Props {
  calendar: Calendar;
  initial: { personId: string; day: string; at: number; serviceId?: string };
  onClose: () => void;
}

const EMPTY = { name: '', phone: '', email: '', note: '' };

/** What a walk-in is for at first: of what somebody provides, the first that fits into the time that was chosen. */
function firstService(calendar: Calendar, { personId, day, at }: Props['initial']): string | null {
  const offered = servicesOf(calendar, personId);
  const person = calendar.providers.find(({ _id }) => _id === personId);
  const gap = person && columnOf(calendar, person, day).free.find(({ from, to }) => from <= at && at < to);
  const fitting = gap && offered.find((service) => startIn(gap, service, at) === at);
  return (fitting ?? offered[0] ?? calendar.services[0])?._id ?? null;
}

/** Takes down a booking of somebody who came in or rang up; what they pay, they pay at the workshop. */
export function WalkInDialog({ calendar, initial, onClose }: Props) {
  const { services, providers } = calendar;
  const [serviceId, setServiceId] = useState(() => initial.serviceId ?? firstService(calendar, initial));
  const [wanted, setWanted] = useState(initial.personId);
  const [day, setDay] = useState(initial.day);
  const [at, setAt] = useState(initial.at);
  const [seats, setSeats] = useState<number | null>(1);
  const [who, setWho] = useState(EMPTY);
  const { refusal, noting, reset } = useRefusal();
  const session = useSession();
  const ofStaff = session !== null && isStaff(session.role);
  const service = services.find(({ _id }) => _id === serviceId);
  const people = providers.filter(({ _id, isActive }) => isActive && service?.providerIds.includes(_id));
  const person = people.find(({ _id }) => _id === wanted) ?? people[0];
  const zone = person?.zone ?? 'UTC';
  const days = useDay(calendar, day);
  const start = day ? momentAt(day, at, zone) : null;
  /** The day of somebody with the wanted time in it, by their own clock. */
  const timeOf = (each: Provider) => {
    if (!days || !service || !start) return null;
    const local = localTime(start, each.zone);
    const from = minutesOn(local.day, start, each.zone);
    return {
      column: columnOf(days, each, local.day),
      wanted: { from, to: from + service.duration, service, seats: seats ?? 1 },
    };
  };
  const standingOf = (each: Provider): string => {
    const time = timeOf(each);
    return time ? `${each.name} (${STANDING_WORDS[standingAt(time.column, time.wanted)]})` : each.name;
  };
  const chosen = person && timeOf(person);
  const isOwn = providers.length === 1 && !ofStaff;
  const whose = person && !isOwn ? `${person.name}’s` : 'your';
  const question = chosen && questionBefore(chosen.column, chosen.wanted, whose);
  const text = (name: keyof typeof EMPTY, label: string, more: object = {}) => (
    <TextInput
      size="md"
      label={label}
      value={who[name]}
      onChange={({ currentTarget: { value } }) => setWho({ ...who, [name]: value })}
      error={refusal?.fields[name]}
      {...more}
    />
  );

  async function book(): Promise<void> {
    if (!service || !person) return;
    const phone = who.phone.trim() || null;
    const body = { serviceId: service._id, providerId: person._id, startsAt: momentAt(day, at, zone), ...who, phone };
    await noting(() => callApi(bookWalkIn, { body: { ...body, seats: seats ?? 1 } }));
  }

  return (
    <ChangeDialog
      title="Walk-in booking"
      action={question ? 'Book anyway' : 'Add booking'}
      done="Booking added."
      fallback="The booking could not be saved. Please try again."
      size="lg"
      isReady={Boolean(service && person && day) && who.name.trim() !== ''}
      change={book}
      onClose={onClose}
    >
      {services.length === 0 && <p>There are no published services yet.</p>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Select
          label="Service"
          size="md"
          data={services.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={serviceId}
          onChange={setServiceId}
          allowDeselect={false}
          searchable={services.length > 8}
        />
        <Select
          label="With"
          size="md"
          data={people.map((each) => ({ value: each._id, label: standingOf(each) }))}
          value={person?._id ?? null}
          onChange={(value) => setWanted(value ?? wanted)}
          allowDeselect={false}
        />
      </SimpleGrid>
      <WhenFields
        day={day}
        onDay={setDay}
        times={[
          {
            label: service ? `Start time, ends at ${clockText(at + service.duration)}` : 'Start time',
            minutes: at,
            onChange: setAt,
          },
        ]}
        zone={zone}
      />
      <div role="status">
        {question && (
          <Alert color="yellow" variant="light">
            {question}
          </Alert>
        )}
      </div>
      <FreeChips
        label="Available times"
        slots={refusal?.alternatives.freeTimes ?? []}
        zone={zone}
        onChoose={(start) => {
          const local = localTime(start, zone);
          setDay(local.day);
          setAt(minutesOn(local.day, start, zone));
          reset();
        }}
      />
      {service && service.seats > 1 && (
        <NumberField label="Seats" size="md" min={1} max={MAX_SEATS} value={seats} onChange={setSeats} />
      )}
      {service && <p className={classes.price}>{priceText(service.price * (seats ?? 1))}</p>}
      {text('name', 'Name', { required: true, maxLength: 120, autoComplete: 'off' })}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {text('phone', 'Phone (optional)', { type: 'tel', maxLength: 40, autoComplete: 'off' })}
        {text('email', 'Email (optional)', { type: 'email', maxLength: 254, autoComplete: 'off' })}
      </SimpleGrid>
      <p className={classes.told}>{TOLD}</p>
      <ProseField
        label="Note (optional)"
        value={who.note}
        onChange={(note) => setWho({ ...who, note })}
        maxLength={1000}
        minRows={2}
      />
    </ChangeDialog>
  );
}
