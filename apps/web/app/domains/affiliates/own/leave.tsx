import { leaveProgramme, type OwnPartner } from '@adunni/contracts/affiliates/own';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

/** Takes an application back, or ends a partnership, once that is confirmed. */
export function Leave({ partner: { status } }: { partner: OwnPartner }) {
  const [isAsked, setAsked] = useState(false);
  const isApplied = status === 'applied';
  return (
    <>
      <Button variant="default" size="md" onClick={() => setAsked(true)}>
        {isApplied ? 'Withdraw application' : 'Leave the programme'}
      </Button>
      {isAsked && (
        <ChangeDialog
          title={isApplied ? 'Withdraw your application?' : 'Leave the partner programme?'}
          action={isApplied ? 'Withdraw application' : 'Leave the programme'}
          done={isApplied ? 'Application withdrawn.' : 'You have left the programme.'}
          fallback="This did not work. Please try again."
          isDestructive
          change={() => callApi(leaveProgramme)}
          onClose={() => setAsked(false)}
        >
          {isApplied
            ? 'You can apply again at any time.'
            : 'Your links and your coupon stop counting, and your page is gone. What you have earned is still paid, and you can apply again at any time.'}
        </ChangeDialog>
      )}
    </>
  );
}
