import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { refundOrder } from '@adunni/contracts/orders/refunds';
import type { StaffOrder } from '@adunni/contracts/orders/staff';
import { NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { newKey } from '../../../../kit/api/new-key.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { MoneyField } from '../../../../kit/resource/form/fields.tsx';
import { Preview } from './preview.tsx';
import classes from './refund.module.css';
import { RefundLines } from './refund-lines.tsx';
import { newDraft, REFUND_KINDS, type RefundKind, type RefundRequest, requestOf } from './refund-request.ts';
import { usePreview } from './use-preview.ts';

/** Refunds an order: all that is left, some pieces or an amount; shows what it comes to before it is made. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const [draft, setDraft] = useState(() => newDraft(order));
  const [reason, setReason] = useState('');
  const keyOf = useRefundKey();
  const request = requestOf(draft);
  const { preview, problem } = usePreview(order._id, request);
  const isOfPart = draft.kind !== 'lines' && order.parts.length > 1;

  const endsWork =
    order.parts.some(({ canCancel }) => canCancel) && ' Refunding all items of a maker before cutting cancels them.';

  const refund = (of: RefundRequest) =>
    callApi(refundOrder, {
      params: { orderId: order._id },
      body: { request: of, reason },
      headers: { 'idempotency-key': keyOf({ of, reason }) },
    });

  return (
    <ChangeDialog
      title={`Refund order ${order.number}`}
      action={preview ? `Refund ${naira(preview.amount)}` : 'Refund'}
      done="Refund issued. The customer has been notified."
      fallback="The refund could not be issued. Please try again."
      isDestructive
      isReady={request !== null && preview !== null && reason.trim() !== ''}
      size="lg"
      change={async () => request && refund(request)}
      onClose={onClose}
    >
      <Text c="dimmed">
        Up to {naira(order.money?.refundable ?? 0)} can be refunded to the original payment method.{endsWork}
      </Text>
      <SegmentedControl
        aria-label="Refund"
        data={[...REFUND_KINDS]}
        value={draft.kind}
        onChange={(kind) => setDraft({ ...draft, kind: kind as RefundKind })}
        fullWidth
        classNames={{ root: classes.kinds, label: classes.kind }}
      />
      {isOfPart && (
        <NativeSelect
          label="Of"
          value={draft.partId ?? ''}
          onChange={({ currentTarget }) => setDraft({ ...draft, partId: currentTarget.value || null })}
          data={[
            draft.kind === 'full'
              ? { value: '', label: 'The whole order' }
              : { value: '', label: 'Please select', disabled: true },
            ...order.parts.map(({ _id, maker }) => ({ value: _id, label: `Items from ${maker.name}` })),
          ]}
        />
      )}
      {draft.kind === 'amount' && (
        <MoneyField
          label="Amount"
          value={draft.amount}
          onChange={(amount) => setDraft({ ...draft, amount })}
          required
        />
      )}
      {draft.kind === 'lines' && (
        <RefundLines parts={order.parts} lines={draft.lines} onChange={(lines) => setDraft({ ...draft, lines })} />
      )}
      <Preview preview={preview} problem={problem} isAsked={request !== null} />
      <ProseField
        label="Reason"
        description="Visible to the customer."
        value={reason}
        onChange={setReason}
        maxLength={400}
        minRows={2}
        required
      />
    </ChangeDialog>
  );
}

/** The key under which a refund is asked for: the same as long as the same is asked, so that it is made once. */
function useRefundKey(): (refund: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (refund) => {
    const text = JSON.stringify(refund);
    if (last.current.text !== text) last.current = { text, key: newKey() };
    return last.current.key;
  };
}
