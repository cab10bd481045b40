import { retryRefund, type StaffPayment } from '@adunni/contracts/payments/staff';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { paidText } from './paid-text.ts';

interface Props {
  refund: StaffPayment['refunds'][number];
  currency: string;
}

/** Sends a stuck refund again; the provider returns the money once however often it is asked. */
export function RetryButton({ refund: { _id, amount, status }, currency }: Props) {
  const [isAsking, setAsking] = useState(false);
  const hasFailed = status === 'failed';
  return (
    <>
      <Button onClick={() => setAsking(true)}>Retry</Button>
      {isAsking && (
        <ChangeDialog
          title="Retry this refund?"
          action={hasFailed ? `Refund ${paidText(amount, currency)}` : 'Ask the provider again'}
          done={hasFailed ? 'Refund sent again.' : 'The payment provider has been asked again.'}
          fallback="The refund could not be sent. Please try again."
          change={() => callApi(retryRefund, { params: { refundId: _id } })}
          onClose={() => setAsking(false)}
        >
          <Text>
            {hasFailed
              ? 'We ask the payment provider again to refund the original payment method. The customer is refunded once, even if someone else retries too.'
              : 'The payment provider already has this refund. We check its status, and send it only if the provider has no record of it.'}
          </Text>
        </ChangeDialog>
      )}
    </>
  );
}
