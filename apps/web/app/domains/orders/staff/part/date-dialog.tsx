import type { StaffPart } from '@adunni/contracts/orders/staff';
import { MAX_DAYS_AHEAD } from '@adunni/contracts/orders/staff-forms';
import { changeDate } from '@adunni/contracts/orders/work';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { day, shopDay } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { dayAfter } from '../../../availability/public/clocks/zone-time.ts';
import { newDateText } from '../part-words.ts';

interface Props {
  part: StaffPart;
  /** Of the order. */
  number: string;
  onClose: () => void;
}

/** Promises a part for another day, with the reason that the customer reads. */
export function DateDialog({ part, number, onClose }: Props) {
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [today] = useState(() => shopDay(new Date().toISOString()));
  const last = dayAfter(today, MAX_DAYS_AHEAD);
  const problem = problemOf(chosen, { today, last, present: shopDay(part.readyBy) });
  return (
    <ChangeDialog
      title="Change date"
      action="Change date"
      done={`Date of ${number} changed. The customer has been notified.`}
      fallback="The date could not be changed. Please try again."
      isReady={chosen !== '' && !problem && reason.trim() !== ''}
      change={() =>
        callApi(changeDate, { params: { partId: part._id }, body: { version: part.version, day: chosen, reason } })
      }
      onClose={onClose}
    >
      <Text>
        The customer is notified, and doesn’t have to agree. The order counts as late only after the new date.
      </Text>
      <Text>{newDateText(part)}</Text>
      <TextInput
        label="Ready by"
        description={`Currently ${day(part.readyBy)}.`}
        type="date"
        size="md"
        min={today}
        max={last}
        value={chosen}
        error={problem}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        required
      />
      <ProseField
        label="Reason"
        description="Visible to the customer."
        value={reason}
        onChange={setReason}
        maxLength={400}
        required
      />
    </ChangeDialog>
  );
}

/** What is wrong with a day; nothing while none is chosen. */
function problemOf(chosen: string, { today, last, present }: { today: string; last: string; present: string }) {
  if (chosen === '') return null;
  if (chosen < today || chosen > last) return 'Please choose a day from today to a year ahead.';
  return chosen === present ? 'This is already the date. Please choose another day.' : null;
}
