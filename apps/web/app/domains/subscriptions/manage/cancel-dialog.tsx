import type { SubscriptionStatus } from '@adunni/contracts/subscriptions/statuses';
import { cancelSubscription, type Subscription } from '@adunni/contracts/subscriptions/subscriptions';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';

/** Asks once before a subscription is cancelled, and says until when it stays open. */
export default function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { status, plan, periodEnd } = subscription;
  return (
    <ChangeDialog
      title={`Cancel ${plan.name}?`}
      action="Cancel subscription"
      done="Subscription cancelled."
      fallback="The subscription could not be cancelled. Please try again."
      isDestructive
      change={() => callApi(cancelSubscription, { body: { reason } })}
      onClose={onClose}
    >
      <Text>{consequenceOf(status, day(periodEnd))}</Text>
      <ProseField
        label="Reason for cancelling (optional)"
        value={reason}
        onChange={setReason}
        maxLength={500}
        minRows={2}
      />
    </ChangeDialog>
  );
}

/** What cancelling means as things stand: nobody loses what they have paid for. */
function consequenceOf(status: SubscriptionStatus, end: string): string {
  if (status === 'paused')
    return 'It resumes now so you can use your remaining paid days. Then it ends. You will not be charged again.';
  if (status === 'active' || status === 'trial')
    return `You keep access until ${end}. You will not be charged again and can undo this until then.`;
  return 'It ends immediately. You will not be charged again.';
}
