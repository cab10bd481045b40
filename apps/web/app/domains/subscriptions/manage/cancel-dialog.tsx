import { cancelSubscription, type Subscription } from '@adunni/contracts/subscriptions';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { ChangeDialog } from '../../../kit/forms/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';

/** Asks once before a subscription is cancelled, and says until when it stays open. */
export default function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { status, plan, periodEnd } = subscription;
  const keepsAccess = status === 'active' || status === 'trial';
  return (
    <ChangeDialog
      title={`Cancel ${plan.name}?`}
      action="Cancel the subscription"
      done={keepsAccess ? `Cancelled. You keep access until ${day(periodEnd)}.` : 'Your subscription is cancelled.'}
      fallback="It could not be cancelled. Please try again."
      isDestructive
      change={() => callApi(cancelSubscription, { body: { reason } })}
      onClose={onClose}
    >
      <Text>
        {keepsAccess
          ? `Everything stays open to you until ${day(periodEnd)}. After that it ends, and nothing more is charged. Until then you can change your mind.`
          : 'It ends at once, and nothing more is charged.'}
      </Text>
      <ProseField
        label="Would you tell us why? (optional)"
        value={reason}
        onChange={setReason}
        maxLength={500}
        minRows={2}
      />
    </ChangeDialog>
  );
}
