import { type PayoutBatch, previewPayouts, SKIP_REASON_LABELS, startPayouts } from '@adunni/contracts/payouts-staff';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { FormProblem } from '../../kit/forms/form-problem.tsx';
import { naira } from '../../kit/money/naira.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './payouts.module.css';

interface Preview {
  batch: PayoutBatch;
  minimum: number;
  /** Made up once for each preview: pressed twice or sent again, the batch is started once. */
  batchId: string;
}

/** Pays all makers, after a look at what that comes to. */
export function BatchButton() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);

  async function look(): Promise<void> {
    setBusy(true);
    try {
      setPreview({ ...(await callApi(previewPayouts)), batchId: crypto.randomUUID() });
    } catch (error) {
      toast('error', messageOf(error, 'What is due could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button loading={busy} onClick={look}>
        Pay the makers
      </Button>
      {preview && <BatchDialog preview={preview} onClose={() => setPreview(null)} />}
    </>
  );
}

function BatchDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { batch, minimum, batchId } = preview;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function start(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { batch: started } = await callApi(startPayouts, { body: { batchId } });
      await revalidate();
      toast('success', `${countOf(started.payouts)} over ${naira(started.total)} on the way.`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The payouts could not be started. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Modal opened onClose={onClose} title="Pay the makers" centered closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack>
        {batch.payouts === 0 ? (
          <Text>Nobody can be paid now: no maker has {naira(minimum)} or more available, and a bank account.</Text>
        ) : (
          <Text>
            {countOf(batch.payouts)} over <strong>{naira(batch.total)}</strong> together, to every maker who has{' '}
            {naira(minimum)} or more available. A transfer cannot be called back.
          </Text>
        )}
        {batch.skipped.length > 0 && (
          <div>
            <Text fw={600}>Not paid this time</Text>
            <ul className={classes.skipped}>
              {batch.skipped.map(({ maker, amount, reason }) => (
                <li key={maker._id}>
                  {maker.name}, {naira(amount)}: {SKIP_REASON_LABELS[reason].toLowerCase()}
                </li>
              ))}
            </ul>
          </div>
        )}
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          {batch.payouts > 0 && (
            <Button loading={busy} onClick={start}>
              Send {naira(batch.total)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

const countOf = (payouts: number): string => (payouts === 1 ? 'One payout' : `${payouts} payouts`);
