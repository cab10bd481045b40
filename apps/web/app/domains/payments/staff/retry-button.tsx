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
          done={hasFailed ? 'The refund is on its way again.' : 'The payment provider is asked again.'}
          fallback="The refund could not be sent. Please try again."
          change={() => callApi(retryRefund, { params: { refundId: _id } })}
          onClose={() => setAsking(false)}
        >
          <Text>
            {hasFailed
              ? 'The payment provider is asked again to return the money the way it was paid. It goes out once, even if somebody else retries too.'
              : 'The payment provider has this refund. We ask again how it stands, and send it only if the provider does not know it.'}
          </Text>
        </ChangeDialog>
      )}
    </>
  );
}
