import { exportAccount } from '@adunni/contracts/identity/account';
import type { User } from '@adunni/contracts/identity/identity';
import { isStaff } from '@adunni/contracts/roles';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { messageOf, request } from '../../../kit/api/call-api.ts';
import { lazy } from '../../../kit/lazy.ts';
import { saveFile } from '../../../kit/save-file.ts';
import { toast } from '../../../kit/toasts.ts';
import { Panel } from '../account/panel.tsx';
import { DeletionNotice } from './deletion-notice.tsx';

const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));

/** What is stored, to take along, and the end of the account. */
export function PrivacySection({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Panel title="Your data" lead="Everything that we keep about you, as a file that people and programs can read.">
        <p>
          It holds your profile, addresses, measurements, devices, orders and payments, bookings, messages, reviews,
          subscriptions, cart, wishlist and what you chose to hear about. Pictures are not in it: you can save them
          where you put them. Nor is your password: we only keep what it takes to check it.
        </p>
        <ExportButton />
      </Panel>
      <Panel title="Delete the account" lead="Fourteen days later it is gone, and nobody can bring it back.">
        {user.deletionDueAt ? (
          <DeletionNotice dueAt={user.deletionDueAt} />
        ) : isStaff(user.role) ? (
          <p>Accounts of staff are closed by a SuperAdmin.</p>
        ) : (
          <>
            <p>
              We erase your name, email, phone, picture, addresses, measurements, devices, messages, reviews, cart and
              wishlist. What you bought and paid stays in our books, because tax law asks us to keep it, but without
              saying who ordered.
            </p>
            <p>Orders in progress have to be delivered or cancelled first.</p>
            <Button variant="outline" color="red" size="md" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </>
        )}
      </Panel>
      <Suspense>{isAsking && <DeleteDialog email={user.email} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}

function ExportButton() {
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await saveFile(await request(exportAccount), 'adunni-account.json');
    } catch (error) {
      toast('error', messageOf(error, 'The file could not be made. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="default" size="md" loading={busy} onClick={download}>
      Download my data
    </Button>
  );
}
