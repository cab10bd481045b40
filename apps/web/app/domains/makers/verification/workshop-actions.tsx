import { type WorkshopRecord, workshopResource } from '@adunni/contracts/makers/verification';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { runAction } from '../../../kit/resource/resource-calls.ts';
import { toast } from '../../../kit/toasts.ts';
import { RefusalDialog, TierDialog } from './decision-dialogs.tsx';

const FAILED = 'Something went wrong. Please try again.';

/** What can be decided about a workshop now, as buttons. */
export function WorkshopActions({ workshop, version }: { workshop: WorkshopRecord; version: number }) {
  const { status, _id, name } = workshop;
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'approve' | 'refuse' | 'tier' | 'suspend' | 'reopen' | null>(null);
  const close = () => setAsked(null);

  async function act(action: 'suspend' | 'reopen'): Promise<void> {
    const [result] = await runAction(workshopResource, action, [_id]);
    if (!result?.ok) throw new ApiError(422, { message: result?.message ?? FAILED });
    await revalidate();
    toast('success', action === 'suspend' ? 'Workshop suspended.' : 'Workshop reopened.');
  }

  return (
    <>
      {status === 'waiting' && (
        <>
          <Button variant="outline" color="red" onClick={() => setAsked('refuse')}>
            Reject
          </Button>
          <Button onClick={() => setAsked('approve')}>Approve</Button>
        </>
      )}
      {status === 'approved' && (
        <>
          <Button variant="default" onClick={() => setAsked('tier')}>
            Change tier
          </Button>
          <Button variant="outline" color="red" onClick={() => setAsked('suspend')}>
            Suspend shop
          </Button>
        </>
      )}
      {status === 'suspended' && <Button onClick={() => setAsked('reopen')}>Reopen shop</Button>}
      {(asked === 'approve' || asked === 'tier') && (
        <TierDialog workshop={workshop} version={version} isApproval={asked === 'approve'} onClose={close} />
      )}
      {asked === 'refuse' && <RefusalDialog workshop={workshop} version={version} onClose={close} />}
      {(asked === 'suspend' || asked === 'reopen') && (
        <ConfirmDialog
          title={asked === 'suspend' ? `Suspend ${name}?` : `Reopen ${name}?`}
          action={asked === 'suspend' ? 'Suspend' : 'Reopen'}
          fallback={FAILED}
          onConfirm={() => act(asked)}
          onClose={close}
        >
          {asked === 'suspend'
            ? 'The shop and its products are hidden immediately. Open orders must still be completed.'
            : 'The shop and its published products are visible again immediately.'}
        </ConfirmDialog>
      )}
    </>
  );
}
