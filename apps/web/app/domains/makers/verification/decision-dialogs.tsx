import '@mantine/core/styles/Radio.css';
import { MAKER_TIER_MEANINGS, MAKER_TIERS } from '@adunni/contracts/makers/tiers';
import {
  approveWorkshop,
  changeTier,
  refuseWorkshop,
  type WorkshopRecord,
} from '@adunni/contracts/makers/verification';
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { toast } from '../../../kit/toasts.ts';

interface Props {
  workshop: WorkshopRecord;
  version: number;
  onClose: () => void;
}

/** Asks for the tier, to approve a workshop with or to change. */
export function TierDialog({ workshop, version, isApproval, onClose }: Props & { isApproval: boolean }) {
  const [tier, setTier] = useState(workshop.tier);
  const endpoint = isApproval ? approveWorkshop : changeTier;
  return (
    <Decision
      title={isApproval ? `Approve ${workshop.name}` : 'Change tier'}
      action={isApproval ? 'Approve' : 'Change tier'}
      done={isApproval ? 'Workshop approved and public.' : 'Tier changed.'}
      decide={() => callApi(endpoint, { params: { _id: workshop._id }, body: { version, tier } })}
      onClose={onClose}
    >
      <Radio.Group label="Tier" value={tier} onChange={(value) => setTier(value as typeof tier)}>
        <Stack gap="sm" mt="sm">
          {MAKER_TIERS.map((value) => (
            <Radio key={value} value={value} label={value} description={MAKER_TIER_MEANINGS[value]} size="md" />
          ))}
        </Stack>
      </Radio.Group>
    </Decision>
  );
}

/** Asks why a workshop is refused. */
export function RefusalDialog({ workshop, version, onClose }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Decision
      title={`Reject ${workshop.name}`}
      action="Reject"
      done="Workshop rejected. The maker has been notified."
      isDestructive
      isReady={reason.trim() !== ''}
      decide={() => callApi(refuseWorkshop, { params: { _id: workshop._id }, body: { version, reason } })}
      onClose={onClose}
    >
      <Textarea
        label="Reason"
        description="Sent to the maker by email and shown with their documents. They can resubmit."
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        autosize
        minRows={4}
        maxLength={1000}
        data-autofocus
        required
      />
    </Decision>
  );
}

interface DecisionProps {
  title: string;
  action: string;
  done: string;
  children: ReactNode;
  isDestructive?: boolean;
  isReady?: boolean;
  decide: () => Promise<unknown>;
  onClose: () => void;
}

function Decision(props: DecisionProps) {
  const { title, action, done, children, isDestructive = false, isReady = true, decide, onClose } = props;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function press(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await decide();
      await revalidate();
      toast('success', done);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The decision could not be saved. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        {children}
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button {...(isDestructive && { color: 'red' })} loading={busy} disabled={!isReady} onClick={press}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
