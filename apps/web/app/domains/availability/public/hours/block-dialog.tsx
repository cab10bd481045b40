import type { DayWindow } from '@adunni/contracts/availability/availability';
import { addBlock, type Provider } from '@adunni/contracts/availability/staff';
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { useRefusal } from '../../../../kit/forms/use-refusal.ts';
import { Conflicts } from '../../hours/conflicts.tsx';
import { WhenFields } from '../clocks/when-fields.tsx';
import { momentAt } from '../clocks/zone-time.ts';

interface Props {
  people: readonly Provider[];
  /** Whose time, and which: as it was drawn, or as a suggestion. */
  initial: { personId: string; day: string; window: DayWindow };
  /** Path of the list of bookings, relative to the page. */
  listPath?: string;
  /** Told of the day once its time is blocked. */
  onBlocked?: (day: string) => void;
  /** Whether somebody is closed on a day all the same. */
  isClosed?: (personId: string, day: string) => boolean;
  onClose: () => void;
}

/** Keeps time free of bookings. When some lie in it they are named, and the maker decides. */
export function BlockDialog({ people, initial, listPath = '', onBlocked, isClosed, onClose }: Props) {
  const [personId, setPersonId] = useState(initial.personId);
  const [day, setDay] = useState(initial.day);
  const [{ from, to }, setWindow] = useState(initial.window);
  const [note, setNote] = useState('');
  const { refusal, noting, reset } = useRefusal();
  const bookings = refusal?.alternatives.bookings;
  const zone = people.find(({ _id }) => _id === personId)?.zone ?? 'UTC';
  const isBackwards = from >= to;

  /** Another time is another question: what was in the way of the first says nothing about it. */
  const asking =
    <T,>(set: (value: T) => void) =>
    (value: T): void => {
      reset();
      set(value);
    };

  return (
    <ChangeDialog
      title="Block time"
      action={bookings ? 'Block anyway' : 'Block time'}
      done="Time blocked."
      fallback="The time could not be blocked. Please try again."
      isReady={day !== '' && !isBackwards}
      change={async () => {
        await noting(() =>
          callApi(addBlock, {
            body: {
              providerId: personId,
              startsAt: momentAt(day, from, zone),
              endsAt: momentAt(day, to, zone),
              note,
              despiteBookings: bookings !== undefined,
            },
          }),
        );
        onBlocked?.(day);
      }}
      onClose={onClose}
    >
      {people.length > 1 && (
        <Select
          label="Provider"
          size="md"
          data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={personId}
          onChange={asking((value: string | null) => setPersonId(value ?? personId))}
          allowDeselect={false}
        />
      )}
      <WhenFields
        day={day}
        onDay={asking(setDay)}
        times={[
          { label: 'From', minutes: from, onChange: asking((minutes) => setWindow({ from: minutes, to })) },
          { label: 'Until', minutes: to, onChange: asking((minutes) => setWindow({ from, to: minutes })), isEnd: true },
        ]}
        zone={zone}
        problem={isBackwards ? 'The end must be after the start.' : null}
      />
      {isClosed?.(personId, day) && <p>This day is closed, so customers can’t book it anyway.</p>}
      <TextInput
        label="Note (optional)"
        description="Only visible to your workshop."
        size="md"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        maxLength={80}
      />
      {bookings && (
        <Conflicts
          title="Bookings in this period"
          bookings={bookings}
          zone={zone}
          listPath={listPath}
          advice="They stay if you block this time. To free it completely, reschedule or cancel them first."
        />
      )}
    </ChangeDialog>
  );
}
