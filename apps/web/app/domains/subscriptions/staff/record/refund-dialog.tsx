import { refundInvoice } from '@adunni/contracts/subscriptions/staff';
import { useRef, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { newKey } from '../../../../kit/api/new-key.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { type Attempt, attemptOf } from '../../../../kit/forms/attempt.ts';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { MoneyField } from '../../../../kit/resource/form/fields.tsx';
import type { InvoiceRecord } from './invoices.tsx';

interface Props {
  subscriptionId: string;
  invoice: InvoiceRecord;
  onClose: () => void;
}

/** Sends an invoice’s money back, or some of it. */
export default function RefundDialog({ subscriptionId, invoice, onClose }: Props) {
  const { _id, number, refundable } = invoice;
  const [amount, setAmount] = useState<number | null>(refundable);
  const [reason, setReason] = useState('');
  const attempt = useRef<Attempt<{ amount: number | null; reason: string }> | null>(null);

  function refund() {
    const { key, body } = attemptOf(attempt.current, { amount, reason }, newKey);
    attempt.current = { key, body };
    return callApi(refundInvoice, {
      params: { subscriptionId, invoiceId: _id },
      body,
      headers: { 'idempotency-key': key },
    });
  }

  return (
    <ChangeDialog
      title={`Refund ${number}`}
      action={amount ? `Refund ${naira(amount)}` : 'Refund'}
      done="Refund issued."
      fallback="The refund could not be issued. Please try again."
      isDestructive
      isReady={amount !== null && amount > 0 && reason.trim().length >= 3}
      change={refund}
      onClose={onClose}
    >
      <MoneyField
        label="Amount"
        description={`Up to ${naira(refundable)} can be refunded to the original payment method. The subscription continues.`}
        value={amount}
        onChange={setAmount}
        required
      />
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
