import { cancelDeletion } from '@adunni/contracts/identity/account';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { day } from '../../../kit/dates.ts';
import { toast } from '../../../kit/toasts.ts';
import classes from '../account/overview.module.css';

/** Says when the account will be erased, and lets its owner keep it after all. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function keep(): Promise<void> {
    setBusy(true);
    try {
      const { message } = await callApi(cancelDeletion);
      await revalidate();
      toast('success', message);
    } catch (error) {
      toast('error', messageOf(error, 'The deletion could not be cancelled. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <section className={classes.notice} aria-label="Your account is scheduled for deletion">
      <p>
        Your account will be deleted on <strong>{day(dueAt)}</strong>. Until then you can use it as usual or cancel the
        deletion.
      </p>
      <div>
        <Button size="md" loading={busy} onClick={keep}>
          Keep my account
        </Button>
      </div>
    </section>
  );
}
