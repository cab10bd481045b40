import { type CampaignRecord, campaignResource, testCampaign } from '@adunni/contracts/newsletter/campaigns';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { runAction } from '../../../kit/resource/resource-calls.ts';
import { toast } from '../../../kit/toasts.ts';
import { SendDialog } from './send-dialog.tsx';

type Action = 'pause' | 'resume' | 'stop' | 'unschedule' | 'remove';

const DONE: Record<Action, string> = {
  pause: 'Campaign paused.',
  resume: 'Campaign resumed.',
  stop: 'Campaign stopped.',
  unschedule: 'Campaign unscheduled.',
  remove: 'Campaign removed.',
};
const FAILED = 'Something went wrong. Please try again.';

/** What can be done to a campaign where it stands, as buttons. */
export function CampaignActions({ campaign, version }: { campaign: CampaignRecord; version: number }) {
  const { _id, status } = campaign;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Action | 'test' | null>(null);
  const [asked, setAsked] = useState<'send' | 'stop' | 'remove' | null>(null);
  const isOpen = status === 'draft' || status === 'scheduled';
  const isUnderWay = status === 'sending' || status === 'paused';

  /** Throws ApiError when the campaign was refused. */
  async function act(action: Action): Promise<void> {
    const [result] = await runAction(campaignResource, action, [_id]);
    if (!result?.ok) throw new ApiError(409, { message: result?.message ?? FAILED });
    toast('success', DONE[action]);
    if (action === 'remove') await navigate('..', { relative: 'path' });
    else await revalidate();
  }

  async function test(): Promise<void> {
    const { message } = await callApi(testCampaign, { params: { _id } });
    toast('success', message);
  }

  async function press(name: Action | 'test'): Promise<void> {
    setBusy(name);
    await (name === 'test' ? test() : act(name)).catch((error) => toast('error', messageOf(error, FAILED)));
    setBusy(null);
  }

  const button = (name: Action | 'test', label: string) => (
    <Button variant="default" loading={busy === name} disabled={busy !== null} onClick={() => press(name)}>
      {label}
    </Button>
  );
  return (
    <>
      {status === 'sending' && button('pause', 'Pause')}
      {status === 'paused' && button('resume', 'Resume')}
      {status === 'scheduled' && button('unschedule', 'Unschedule')}
      {isOpen && (
        <Button component={Link} to={`../edit/${_id}`} relative="path" variant="default">
          Edit
        </Button>
      )}
      {isOpen && button('test', 'Send me a test')}
      {(isOpen || isUnderWay) && (
        <Button variant="outline" color="red" onClick={() => setAsked(isOpen ? 'remove' : 'stop')}>
          {isOpen ? 'Remove' : 'Stop'}
        </Button>
      )}
      {isOpen && <Button onClick={() => setAsked('send')}>Send…</Button>}
      {asked === 'send' && <SendDialog campaign={campaign} version={version} onClose={() => setAsked(null)} />}
      {(asked === 'stop' || asked === 'remove') && (
        <ConfirmDialog
          title={asked === 'stop' ? 'Stop this campaign?' : 'Remove this campaign?'}
          action={asked === 'stop' ? 'Stop' : 'Remove'}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(null)}
          fallback={FAILED}
        >
          {asked === 'stop'
            ? 'Remaining recipients won’t get it and the campaign can’t be resumed. To continue later, pause it instead.'
            : 'The text and schedule are deleted.'}
        </ConfirmDialog>
      )}
    </>
  );
}
