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
      <Panel title="Your data" lead="Download a copy of the data we hold about you.">
        <p>
          It includes your profile, addresses, measurements, devices, orders and payments, bookings, messages, reviews,
          subscriptions, cart, wishlist and notification settings. Images and your password are not included.
        </p>
        <ExportButton />
      </Panel>
      <Panel title="Delete account" lead="Your account is deleted after 14 days. This can’t be undone.">
        {user.deletionDueAt ? (
          <DeletionNotice dueAt={user.deletionDueAt} />
        ) : isStaff(user.role) ? (
          <p>Staff accounts can only be closed by a SuperAdmin.</p>
        ) : (
          <>
            <p>
              We delete your name, email, phone, photo, addresses, measurements, devices, messages, reviews, cart and
              wishlist. Tax law requires us to keep records of your purchases, but without your personal details.
            </p>
            <p>Orders in progress must be delivered or cancelled first.</p>
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
      toast('error', messageOf(error, 'The file could not be created. Please try again.'));
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
