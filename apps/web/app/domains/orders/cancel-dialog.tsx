import type { MeasuringAppointment } from '@adunni/contracts/measurements/measurements';
import { cancelOrder, type Order } from '@adunni/contracts/orders/orders';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { ProseField } from '../../kit/forms/prose-field.tsx';
import { Money } from '../../kit/money/currency-context.tsx';
import { toast } from '../../kit/toasts.ts';
import { StandingVisits } from './measurements/standing-visits.tsx';

interface Props {
  order: Order;
  /** The part to cancel; null for the whole order. */
  partId: string | null;
  /** Those ahead that are booked for the order. */
  visits: readonly MeasuringAppointment[];
  onClose: () => void;
  onCancelled: () => void;
}

/** Asks before cancelling, and says what comes back and which visits stand. */
export default function CancelDialog({ order, partId, visits, onClose, onCancelled }: Props) {
  const [reason, setReason] = useState('');
  const part = order.parts.find(({ _id }) => _id === partId);

  async function cancel(): Promise<void> {
    await callApi(cancelOrder, { params: { orderId: order._id }, body: { reason, ...(partId && { partId }) } });
    toast('success', part ? `Your items from ${part.maker.name} are cancelled.` : 'Your order is cancelled.');
    onCancelled();
  }

  return (
    <ConfirmDialog
      title={part ? `Cancel your items from ${part.maker.name}?` : `Cancel order ${order.number}?`}
      action={part ? 'Cancel these items' : 'Cancel order'}
      otherwise="Keep order"
      onConfirm={cancel}
      onClose={onClose}
      fallback="The order could not be cancelled. Please try again."
    >
      <Text mb="md">
        <Refund kept={(part ?? order).paid - (part ?? order).refunded} isNoWrap={!part} />
      </Text>
      <StandingVisits visits={visits.filter((visit) => !part || visit.partId === part._id)} />
      <ProseField
        label="Reason for cancelling (optional)"
        value={reason}
        onChange={setReason}
        maxLength={400}
        minRows={2}
      />
    </ConfirmDialog>
  );
}

/** What comes back: all that is left of what was paid for the order, or for one part of it. */
function Refund({ kept, isNoWrap }: { kept: number; isNoWrap: boolean }) {
  if (kept <= 0) return 'Nothing has been charged.';
  return (
    <>
      {isNoWrap ? 'The full amount you paid' : 'The amount you paid for them'}, <Money amount={kept} charged />, will be
      refunded to your original payment method. This can take a few days with some banks.
    </>
  );
}
