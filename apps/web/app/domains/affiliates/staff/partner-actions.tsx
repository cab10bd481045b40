import { declinePartner, partnerResource, suspendPartner } from '@adunni/contracts/affiliates/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { EditLink } from '../../../kit/resource/detail-page.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

export type Partner = RecordOf<typeof partnerResource>;

const FALLBACK = 'The decision could not be saved. Please try again.';

/** What is asked before somebody is declined or suspended. */
const REFUSALS = {
  decline: {
    endpoint: declinePartner,
    title: 'Decline application',
    action: 'Decline',
    done: 'Application declined. The applicant has been notified.',
    description: 'Sent to the applicant, who may apply again.',
  },
  suspend: {
    endpoint: suspendPartner,
    title: 'Suspend partner',
    action: 'Suspend',
    done: 'Partner suspended. They have been notified.',
    description: 'Sent to the partner. Their link and code stop counting, and commission not paid out yet is held.',
  },
} as const;

/** What can be decided about a partner now, as buttons. */
export function PartnerActions({ partner: { _id, status, userId } }: { partner: Partner }) {
  const [asked, setAsked] = useState<keyof typeof REFUSALS | null>(null);
  const common = { resource: partnerResource, id: _id, fallback: FALLBACK };
  const refusal = asked && REFUSALS[asked];
  // Nothing is decided about who is gone.
  const isThere = userId !== null;
  return (
    <>
      <EditLink id={_id} />
      {isThere && status === 'applied' && (
        <Button variant="outline" color="red" onClick={() => setAsked('decline')}>
          Decline
        </Button>
      )}
      {isThere && (status === 'applied' || status === 'declined') && (
        <ActionButton {...common} action="approve" done="Partner approved. They have been notified.">
          Approve
        </ActionButton>
      )}
      {isThere && status === 'active' && (
        <Button variant="outline" color="red" onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {isThere && status === 'suspended' && (
        <ActionButton {...common} action="reinstate" done="Partner reinstated. They have been notified.">
          Reinstate
        </ActionButton>
      )}
      {refusal && (
        <ReasonDialog
          {...refusal}
          fallback={FALLBACK}
          decide={(reason) => callApi(refusal.endpoint, { params: { partnerId: _id }, body: { reason } })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
