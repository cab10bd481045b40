import { type PayoutBatch, previewPayouts, SKIP_REASON_LABELS, startPayouts } from '@adunni/contracts/payouts/staff';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../kit/api/call-api.ts';
import { newKey } from '../../kit/api/new-key.ts';
import { ChangeDialog } from '../../kit/dialogs/change-dialog.tsx';
import { naira } from '../../kit/money/naira.ts';
import { toast } from '../../kit/toasts.ts';
import classes from './payouts.module.css';

interface Preview {
  batch: PayoutBatch;
  minimum: number;
  /** Made up once for each preview: pressed twice or sent again, the batch is started once. */
  batchId: string;
}

/** Pays all makers and partners, after a look at what that comes to. */
export function BatchButton() {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [busy, setBusy] = useState(false);

  async function look(): Promise<void> {
    setBusy(true);
    try {
      setPreview({ ...(await callApi(previewPayouts)), batchId: newKey() });
    } catch (error) {
      toast('error', messageOf(error, 'The amounts due could not be loaded. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button loading={busy} onClick={look}>
        Send payouts
      </Button>
      {preview && <BatchDialog preview={preview} onClose={() => setPreview(null)} />}
    </>
  );
}

function BatchDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { batch, minimum, batchId } = preview;
  const isAny = batch.payouts > 0;
  return (
    <ChangeDialog
      title="Send payouts"
      action={isAny ? `Send ${naira(batch.total)}` : 'Nothing to send'}
      done="Payouts started."
      fallback="The payouts could not be started. Please try again."
      isReady={isAny}
      change={() => callApi(startPayouts, { body: { batchId } })}
      onClose={onClose}
    >
      {isAny ? (
        <Text>
          {countOf(batch.payouts)} over <strong>{naira(batch.total)}</strong> in total, to everyone with{' '}
          {naira(minimum)} or more available. Transfers can’t be reversed.
        </Text>
      ) : (
        <Text>No payouts due: nobody with a bank account has {naira(minimum)} or more available.</Text>
      )}
      {batch.skipped.length > 0 && (
        <div>
          <Text fw={600}>Not included</Text>
          <ul className={classes.skipped}>
            {batch.skipped.map(({ payee, amount, reason }) => (
              <li key={payee._id}>
                {payee.name}, {naira(amount)}: {SKIP_REASON_LABELS[reason].toLowerCase()}
              </li>
            ))}
          </ul>
        </div>
      )}
    </ChangeDialog>
  );
}

const countOf = (payouts: number): string => (payouts === 1 ? '1 payout' : `${payouts} payouts`);
