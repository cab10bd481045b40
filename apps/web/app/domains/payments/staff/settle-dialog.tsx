import type { SettleForm } from '@adunni/contracts/payments/forms';
import { SETTLED_HOW, SETTLED_HOW_LABELS, type SettledHow } from '@adunni/contracts/payments/settled-how';
import { type StaffPayment, settlePayment, settleRefund } from '@adunni/contracts/payments/staff';
import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { paidText } from './paid-text.ts';

/** Fewest characters by which a transfer is found again. */
const REFERENCE_LENGTH = 4;

interface RefundProps {
  refund: StaffPayment['refunds'][number];
  currency: string;
}

/** Records that staff have returned a stuck refund in another way. */
export function SettleRefundButton({ refund: { _id, amount, returned, status }, currency }: RefundProps) {
  const left = paidText(Math.max(0, amount - (returned ?? 0)), currency);
  return (
    <SettleButton settle={(body) => callApi(settleRefund, { params: { refundId: _id }, body })}>
      Do this only once the customer has received {left}. It is entered in the ledger and can’t be undone.
      {status !== 'failed' &&
        returned === null &&
        ' The payment provider still has this refund: cancel it there first, or the customer is refunded twice.'}
    </SettleButton>
  );
}

/** Records that money which the provider took back has come in another way. */
export function SettleReversedButton({ payment: { _id, reversed, currency } }: { payment: StaffPayment }) {
  return (
    <SettleButton settle={(body) => callApi(settlePayment, { params: { _id }, body })}>
      Do this only once {paidText(reversed ?? 0, currency)} has been received again. It is entered in the ledger and
      can’t be undone.
    </SettleButton>
  );
}

function SettleButton({ settle, children }: { settle: (form: SettleForm) => Promise<unknown>; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Settled by hand
      </Button>
      {isOpen && (
        <SettleDialog settle={settle} onClose={() => setOpen(false)}>
          {children}
        </SettleDialog>
      )}
    </>
  );
}

interface DialogProps {
  settle: (form: SettleForm) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

function SettleDialog({ settle, onClose, children }: DialogProps) {
  const [how, setHow] = useState<SettledHow>('bank-transfer');
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title="Settled by hand"
      action="Record as settled"
      done="Recorded as settled by hand."
      fallback="This could not be recorded. Please try again."
      isReady={reference.trim().length >= REFERENCE_LENGTH && reason.trim() !== ''}
      change={() => settle({ how, reference, reason })}
      onClose={onClose}
    >
      <Text>{children}</Text>
      <NativeSelect
        label="How"
        size="md"
        data={SETTLED_HOW.map((value) => ({ value, label: SETTLED_HOW_LABELS[value] }))}
        value={how}
        onChange={({ currentTarget }) => setHow(currentTarget.value as SettledHow)}
      />
      <TextInput
        label="Reference"
        description="The reference of the transfer, at least 4 characters."
        size="md"
        required
        maxLength={80}
        value={reference}
        onChange={({ currentTarget }) => setReference(currentTarget.value)}
      />
      <ProseField label="Reason" value={reason} onChange={setReason} maxLength={500} required />
    </ChangeDialog>
  );
}
