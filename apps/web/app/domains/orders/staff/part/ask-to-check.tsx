import type { StaffPart } from '@adunni/contracts/orders/staff';
import { askToCheckMeasurements } from '@adunni/contracts/orders/work';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import { tellWritten } from '../../../conversations/public/follow-news.ts';

interface Props {
  part: StaffPart;
  onClose: () => void;
}

/** Asks the customer to check measurements that are complete and seem odd: a message in the order’s conversation. */
export function AskToCheckDialog({ part, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ChangeDialog
      title="Ask to check measurements"
      action="Ask customer"
      done="The customer has been asked to check the measurements."
      fallback="The customer could not be asked. Please try again."
      isReady={reason.trim() !== ''}
      change={async () => {
        await callApi(askToCheckMeasurements, { params: { partId: part._id }, body: { reason: reason.trim() } });
        tellWritten();
      }}
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
