import { writeEnquiryAsMaker } from '@adunni/contracts/makers/enquiries';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../../kit/forms/prose-field.tsx';

interface Props {
  enquiryId: string;
  /** What the message begins with. */
  about: string;
  onClose: () => void;
}

/** Writes to the customer of a request, in the conversation that both find in their messages. */
export function MessageCustomer({ enquiryId, about, onClose }: Props) {
  const [text, setText] = useState(`${about}: `);
  const said = text.trim();
  return (
    <ChangeDialog
      title="Message customer"
      action="Send message"
      done="Message sent."
      fallback="Your message could not be sent. Please try again."
      isReady={said !== '' && said !== `${about}:`}
      change={() => callApi(writeEnquiryAsMaker, { params: { enquiryId }, body: { text: said, photoIds: [] } })}
      onClose={onClose}
    >
      <ProseField label="Your message" value={text} onChange={setText} maxLength={4000} minRows={5} />
      <p>
        Replies appear in{' '}
        <Link to="../../messages" relative="path">
          your studio’s messages
        </Link>
        .
      </p>
    </ChangeDialog>
  );
}
