import { type AskMove, canMove } from '@adunni/contracts/studio/asking/names';
import { type AskRecord, withdrawAnswer } from '@adunni/contracts/studio/asking/work';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { MessageCustomer } from './message-customer.tsx';

interface Props {
  record: AskRecord;
  version: number;
}

/** What a maker can do with a request. */
export function RequestButtons({ record, version }: Props) {
  const [open, setOpen] = useState<'answer' | 'decline' | 'withdraw' | 'message' | null>(null);
  const { _id, status, requestStatus, enquiryId } = record;
  const can = (move: AskMove): boolean => requestStatus === 'open' && canMove(status, move);
  const onClose = () => setOpen(null);
  return (
    <>
      {enquiryId && (
        <Button variant="default" onClick={() => setOpen('message')}>
          Message customer
        </Button>
      )}
      {can('withdraw') && (
        <Button variant="default" onClick={() => setOpen('withdraw')}>
          Withdraw
        </Button>
      )}
      {can('decline') && (
        <Button variant="default" onClick={() => setOpen('decline')}>
          Decline
        </Button>
      )}
      {can('answer') && (
        <Button onClick={() => setOpen('answer')}>{status === 'answered' ? 'Change response' : 'Respond'}</Button>
      )}
      {open === 'answer' && <AnswerDialog record={record} version={version} onClose={onClose} />}
      {open === 'decline' && <DeclineDialog _id={_id} version={version} onClose={onClose} />}
      {open === 'message' && enquiryId && (
        <MessageCustomer enquiryId={enquiryId} about={record.title} onClose={onClose} />
      )}
      {open === 'withdraw' && (
        <ChangeDialog
          title="Withdraw your response"
          action="Withdraw response"
          done="Response withdrawn. The customer has been notified."
          fallback="The response could not be withdrawn."
          isDestructive
          change={() => callApi(withdrawAnswer, { params: { _id }, body: { version } })}
          onClose={onClose}
        >
          <p>The customer can’t accept it any more, and you can’t respond to this request again.</p>
        </ChangeDialog>
      )}
    </>
  );
}
