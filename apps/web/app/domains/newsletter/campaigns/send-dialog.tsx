import '@mantine/core/styles/SegmentedControl.css';
import '@mantine/core/styles/FloatingIndicator.css';
import { type CampaignRecord, getAudience, sendCampaign } from '@adunni/contracts/newsletter/campaigns';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { MomentField } from '../../../kit/resource/form/fields.tsx';
import { toast } from '../../../kit/toasts.ts';
import { readers } from '../newsletter-labels.ts';

interface Props {
  campaign: CampaignRecord;
  /** The version that is on the screen: what was read is what is sent. */
  version: number;
  onClose: () => void;
}

/** Asks when a campaign goes out, and says to how many. */
export function SendDialog({ campaign, version, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const [audience, setAudience] = useState<number | null>(null);
  const [when, setWhen] = useState<'now' | 'later'>(campaign.scheduledFor ? 'later' : 'now');
  const [at, setAt] = useState<string | null>(campaign.scheduledFor);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    callApi(getAudience).then(
      ({ confirmed }) => setAudience(confirmed),
      (error) => setProblem(messageOf(error, 'The recipients could not be counted. Please try again.')),
    );
  }, []);

  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const body = { version, at: when === 'now' ? null : at };
      await callApi(sendCampaign, { params: { _id: campaign._id }, body });
      await revalidate();
      toast('success', when === 'now' ? 'Sending started.' : 'Campaign scheduled.');
      onClose();
    } catch (error) {
      const remark = error instanceof ApiError ? error.fields.at : undefined;
      setProblem(remark ?? messageOf(error, 'The campaign could not be sent. Please try again.'));
      setBusy(false);
    }
  }

  const isReady = audience !== null && (when === 'now' ? audience > 0 : at !== null);
  return (
    <Dialog onClose={onClose} title="Send this campaign">
      <Stack>
        <SegmentedControl
          aria-label="Send time"
          value={when}
          onChange={(value) => setWhen(value as 'now' | 'later')}
          data={[
            { value: 'now', label: 'Now' },
            { value: 'later', label: 'Later' },
          ]}
        />
        {when === 'later' && <MomentField label="When" description="In your time zone." value={at} onChange={setAt} />}
        <Text role="status">{audience === null ? 'Counting recipients…' : wordsFor(audience, when)}</Text>
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={!isReady} onClick={send}>
            {when === 'now' ? `Send to ${readers(audience ?? 0)}` : 'Schedule'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

function wordsFor(audience: number, when: 'now' | 'later'): string {
  if (when === 'later') return `${readers(audience)} would get it today. It is sent to all subscribers at that time.`;
  if (audience === 0) return 'There are no confirmed subscribers to send it to.';
  return `It will be sent to ${readers(audience)}. Sent emails can’t be recalled.`;
}
