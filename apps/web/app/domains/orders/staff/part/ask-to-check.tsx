import type { StaffOrder, StaffPart } from '@adunni/contracts/orders/staff';
import { writeMessageAsWorker } from '@adunni/contracts/orders/thread';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';

interface Props {
  order: StaffOrder;
  part: StaffPart;
  onClose: () => void;
}

/** Asks the customer to check measurements that are complete and seem odd: a message in the order’s conversation. */
export function AskToCheckDialog({ order, part, onClose }: Props) {
  const [reason, setReason] = useState('');
  const titles = part.items.filter(({ kind }) => kind === 'made-to-measure').map(({ title }) => title);
  return (
    <ChangeDialog
      title="Ask to check measurements"
      action="Ask customer"
      done="The customer has been asked to check the measurements."
      fallback="The customer could not be asked. Please try again."
      isReady={reason.trim() !== ''}
      change={() =>
        callApi(writeMessageAsWorker, {
          params: { orderId: order._id },
          body: {
            text: `Please check your measurements for ${titles.join(', ')}: ${reason.trim()}`,
            partId: part._id,
            photoIds: [],
          },
        })
      }
      onClose={onClose}
    >
      <p>
        The customer replies in the messages of this order. Measurements that you take at a fitting can be proposed to
        them under “Show measurements”.
      </p>
      <ProseField
        label="What should be checked"
        description="For example: the hip seems smaller than the waist. Please measure again."
        value={reason}
        onChange={setReason}
        maxLength={400}
        required
      />
    </ChangeDialog>
  );
}
