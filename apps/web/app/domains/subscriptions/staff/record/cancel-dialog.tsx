import '@mantine/core/styles/Radio.css';
import { type SubscriptionRecord, staffCancelSubscription } from '@adunni/contracts/subscriptions/staff';
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { shortDay } from '../../../../kit/dates.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';

interface Props {
  record: SubscriptionRecord;
  version: number;
  onClose: () => void;
}

/** Ends somebody’s subscription, now or when their paid time ends. */
export default function CancelDialog({ record, version, onClose }: Props) {
  const { _id, person, plan, periodEnd, can } = record;
  const [when, setWhen] = useState<'now' | 'period-end'>(can.cancel ? 'period-end' : 'now');
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title={`Cancel ${person.name}’s ${plan} plan?`}
      action="Cancel subscription"
      done={when === 'now' ? 'Subscription ended.' : `The subscription ends on ${shortDay(periodEnd)}.`}
      fallback="The subscription could not be cancelled. Please try again."
      isDestructive
      isReady={reason.trim().length >= 3}
      change={() =>
        callApi(staffCancelSubscription, { params: { subscriptionId: _id }, body: { when, reason, version } })
      }
      onClose={onClose}
    >
      <Radio.Group label="When" value={when} onChange={(value) => setWhen(value as typeof when)}>
        <Stack gap="xs" mt="xs">
          {can.cancel && <Radio value="period-end" label={`At the end of the period, on ${shortDay(periodEnd)}`} />}
          {can.cancelNow && <Radio value="now" label="Immediately; remaining paid time is lost" />}
        </Stack>
      </Radio.Group>
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
