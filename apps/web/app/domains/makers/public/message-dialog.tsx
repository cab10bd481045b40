import { contactMaker } from '@adunni/contracts/makers/enquiries';
import { MAKER_ROLES } from '@adunni/contracts/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { useSession } from '../../../kit/session/use-session.ts';

/** Who can be written to. */
export interface Recipient {
  slug: string;
  name: string;
}

interface Props {
  maker: Recipient;
  /** What the message begins with: `ADN-2026-000123`. */
  about: string;
  onClose: () => void;
}

/** Writes to a maker without leaving the page. */
export function MessageDialog({ maker: { slug, name }, about, onClose }: Props) {
  const [text, setText] = useState(`${about}: `);
  const role = useSession()?.role;
  const isMaker = MAKER_ROLES.some((each) => each === role);
  const said = text.trim();
  return (
    <ChangeDialog
      title={`Message ${name}`}
      action="Send message"
      done={`Message sent to ${name}.`}
      fallback="Your message could not be sent. Please try again."
      isReady={said !== '' && said !== `${about}:`}
      change={() => callApi(contactMaker, { params: { slug }, body: { text: said, photoIds: [] } })}
      onClose={onClose}
    >
      <ProseField
        label="Your message"
        description="They are notified, and we let you know when they reply."
        value={text}
        onChange={setText}
        maxLength={4000}
        minRows={5}
      />
      <p>
        Replies appear in <Link to="/account/messages">your account’s messages</Link>
        {isMaker && ', not among those of your studio'}.
      </p>
    </ChangeDialog>
  );
}
