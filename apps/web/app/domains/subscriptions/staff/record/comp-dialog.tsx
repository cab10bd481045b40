import { compSubscription, type SubscriptionRecord } from '@adunni/contracts/subscriptions/staff';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { shortDay } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { NumberField } from '../../../../kit/resource/form/fields.tsx';

interface Props {
  record: SubscriptionRecord;
  version: number;
  onClose: () => void;
}

const MAX_MONTHS = 12;

/** Extends what is paid for, without a charge. */
export default function CompDialog({ record, version, onClose }: Props) {
  const [months, setMonths] = useState<number | null>(1);
  const [reason, setReason] = useState('');
  const isReady = months !== null && months >= 1 && months <= MAX_MONTHS && reason.trim().length >= 3;
  return (
    <ChangeDialog
      title={`Add free time for ${record.person.name}`}
      action="Add free time"
      done="Free time added."
      fallback="The free time could not be added. Please try again."
      isReady={isReady}
      change={async () =>
        months &&
        callApi(compSubscription, { params: { subscriptionId: record._id }, body: { months, reason, version } })
      }
      onClose={onClose}
    >
      <Text>Paid until {shortDay(record.periodEnd)}. The next charge is postponed accordingly.</Text>
      <NumberField label="Months" min={1} max={MAX_MONTHS} value={months} onChange={setMonths} required />
      <ProseField
        label="Reason"
        description="Visible to the subscriber in their history."
        value={reason}
        onChange={setReason}
        maxLength={300}
        minRows={2}
        required
      />
    </ChangeDialog>
  );
}
