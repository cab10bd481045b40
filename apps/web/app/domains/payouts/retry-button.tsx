import { type PayoutRow, retryPayout } from '@adunni/contracts/payouts/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { naira } from '../../kit/money/naira.ts';
import { toast } from '../../kit/toasts.ts';

/** Sends a payout again that failed or came back, and leads to the one that took its place. */
export function RetryButton({ payout: { _id, amount, payee, accountNow } }: { payout: PayoutRow }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function retry(): Promise<void> {
    const { payoutId } = await callApi(retryPayout, { params: { payoutId: _id } });
    toast('success', 'Payout sent again.');
    await navigate(`../${payoutId}`, { relative: 'path' });
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>Send again</Button>
      {isAsking && (
        <ConfirmDialog
          title="Send this payout again?"
          action={`Send ${naira(amount)}`}
          otherwise="Cancel"
          onConfirm={retry}
          onClose={() => setAsking(false)}
          fallback="The payout could not be sent. Please try again."
        >
          {accountNow
            ? `It goes to ${payee.name}’s current bank account: ${accountNow.bankName}, ${accountNow.accountNumber}, ${accountNow.accountName}.`
            : `${payee.name} has no bank account, so it can’t be sent.`}{' '}
          Transfers can’t be reversed.
        </ConfirmDialog>
      )}
    </>
  );
}
