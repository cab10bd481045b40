import { DECLINE_REASONS, type DeclineReason } from '@adunni/contracts/studio/asking/names';
import { declineAsk } from '@adunni/contracts/studio/asking/work';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';
import classes from '../asking.module.css';

const REASONS = Object.entries(DECLINE_REASONS).map(([value, label]) => ({ value, label }));

interface Props {
  _id: string;
  version: number;
  onClose: () => void;
}

/** Declines a request, with a reason that the customer reads. */
export function DeclineDialog({ _id, version, onClose }: Props) {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  const [note, setNote] = useState('');
  const needsNote = reason === 'other';
  return (
    <ChangeDialog
      title="Decline the request"
      action="Decline request"
      done="Request declined. The customer has been notified."
      fallback="The request could not be declined."
      isDestructive
      isReady={reason !== null && (!needsNote || note.trim() !== '')}
      change={() =>
        callApi(declineAsk, { params: { _id }, body: { version, values: { reason: reason ?? 'other', note } } })
      }
      onClose={onClose}
    >
      <Select
        label="Reason"
        size="md"
        data={REASONS}
        value={reason}
        onChange={(value) => setReason(value as DeclineReason | null)}
        comboboxProps={{ withinPortal: false }}
      />
      <ProseField
        label={needsNote ? 'Message' : 'Message (optional)'}
        value={note}
        onChange={setNote}
        maxLength={500}
      />
      <p className={classes.said}>
        The customer is notified and sees your reason and message. This can’t be undone: you can’t respond to this
        request afterwards. If you need more detail, use “Message customer” instead.
      </p>
    </ChangeDialog>
  );
}
