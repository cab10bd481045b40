import type { StaffPart } from '@adunni/contracts/orders/staff';
import { acceptPart, cancelPart, declinePart } from '@adunni/contracts/orders/work';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { naira } from '../../../../kit/money/naira.ts';
import { acceptEffects } from '../accepting.ts';
import { promiseText, stockBackText, stockText } from '../labels.ts';
import { acceptedWithTailor } from '../sewing-words.ts';

/** What a change says which part it is about, as who changes it saw it. */
type Seen = Pick<StaffPart, '_id' | 'version'>;

interface Props<Part = Seen> {
  part: Part;
  onClose: () => void;
}

interface Numbered {
  /** Of the order, by which what was done is told afterwards. */
  number: string;
}

interface AcceptProps extends Props<Seen & Pick<StaffPart, 'kind' | 'readyBy'>>, Numbered {
  /** Whether it waits for measurements, with which the time to make it begins. */
  isUnmeasured: boolean;
  /** Name of whoever its sewing was given to already. */
  tailor: string | null;
}

/** Accepts what was placed, with a word to the customer: says by when it is promised, and of what is ready whether it is there. */
export function AcceptDialog({ part, number, isUnmeasured, tailor, onClose }: AcceptProps) {
  const [note, setNote] = useState('');
  return (
    <ChangeDialog
      title="Accept order"
      action="Accept"
      done={`Order ${number} accepted. The customer has been notified.`}
      fallback="The order could not be accepted. Please try again."
      change={() => callApi(acceptPart, { params: { partId: part._id }, body: { version: part.version, note } })}
      onClose={onClose}
    >
      <Text>{promiseText(part.readyBy, isUnmeasured)}</Text>
      {stockText(part.kind) && <Text>{stockText(part.kind)}</Text>}
      <Text>{acceptEffects(part.kind, isUnmeasured)}</Text>
      {tailor && <Text>{acceptedWithTailor(tailor)}</Text>}
      <ProseField label="Note to the customer (optional)" value={note} onChange={setNote} maxLength={1000} />
    </ChangeDialog>
  );
}

interface EndProps extends Props<Seen & Pick<StaffPart, 'kind'>>, Numbered {
  isDecline: boolean;
  /** What was paid for it, which goes back; null where the reader sees no money. */
  back: number | null;
  /** Whether that is a deposit. */
  isDeposit: boolean;
}

/** Ends a part: declines what was placed, or cancels what was accepted. What was paid for it goes back. */
export function EndDialog({ part, number, isDecline, back, isDeposit, onClose }: EndProps) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title={isDecline ? 'Decline order' : 'Cancel these items'}
      action={isDecline ? 'Decline and refund' : 'Cancel and refund'}
      dismiss="Keep order"
      done={isDecline ? `Order ${number} declined and refunded.` : `Items of ${number} cancelled and refunded.`}
      fallback="This could not be saved. Please try again."
      isDestructive
      isReady={reason.trim() !== ''}
      change={() =>
        callApi(isDecline ? declinePart : cancelPart, {
          params: { partId: part._id },
          body: { version: part.version, reason },
        })
      }
      onClose={onClose}
    >
      <Text>
        {refundText(back, isDeposit)} {END_EFFECTS[part.kind]} This can’t be undone.
        {isDecline && ' Declining doesn’t affect the workshop’s rating.'}
      </Text>
      <ProseField
        label="Reason"
        description="Visible to the customer."
        value={reason}
        onChange={setReason}
        maxLength={400}
        required
      />
    </ChangeDialog>
  );
}

/** What else ends with it. */
const END_EFFECTS: Record<StaffPart['kind'], string> = {
  'ready-to-wear': stockBackText('ready-to-wear'),
  'made-to-measure':
    'Nothing is sent: fabric and anything already made stay with the workshop. A measuring visit or fitting booked for it is cancelled and refunded too.',
};

/** `The customer is refunded ₦84,000, the whole deposit.` */
function refundText(back: number | null, isDeposit: boolean): string {
  if (back === null) return 'The customer is refunded what they paid for these items.';
  if (back === 0) return 'Nothing has been paid for these items, so nothing is refunded.';
  return `The customer is refunded ${naira(back)}, ${isDeposit ? 'the whole deposit' : 'all that they paid for these items, tax and delivery included'}.`;
}
