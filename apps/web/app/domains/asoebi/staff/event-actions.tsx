import { cancelEventAsStaff, quoteCancellationAsStaff } from '@adunni/contracts/asoebi/cancelling';
import { handEventOver } from '@adunni/contracts/asoebi/handing-over';
import { asoEbiEventResource } from '@adunni/contracts/asoebi/staff';
import type { RecordOf } from '@adunni/contracts/resource';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { CancelDialog } from '../cancel-dialog.tsx';

interface Props {
  record: RecordOf<typeof asoEbiEventResource>;
  version: number;
}

/** What staff do to an event: hold it, give it to another host, cancel it. */
export function EventActions({ record: { _id, status, heldAt }, version }: Props) {
  const [asked, setAsked] = useState<'host' | 'cancel' | null>(null);
  const shared = { resource: asoEbiEventResource, id: _id, variant: 'default' } as const;
  const close = (): void => setAsked(null);
  return (
    <>
      {heldAt ? (
        <ActionButton {...shared} action="release" done="The event goes on." fallback="We couldn’t release the event.">
          Release
        </ActionButton>
      ) : (
        <ActionButton {...shared} action="hold" done="The event is on hold." fallback="We couldn’t hold the event.">
          Hold
        </ActionButton>
      )}
      <Button variant="default" onClick={() => setAsked('host')}>
        Change host
      </Button>
      {(status === 'open' || status === 'closed') && (
        <Button variant="default" onClick={() => setAsked('cancel')}>
          Cancel event
        </Button>
      )}
      {asked === 'host' && <HostDialog eventId={_id} version={version} onClose={close} />}
      {asked === 'cancel' && (
        <CancelDialog
          eventId={_id}
          version={version}
          quote={quoteCancellationAsStaff}
          cancel={cancelEventAsStaff}
          stopsAtProduction={false}
          onClose={close}
        />
      )}
    </>
  );
}

function HostDialog({ eventId, version, onClose }: { eventId: string; version: number; onClose: () => void }) {
  const [email, setEmail] = useState('');
  return (
    <ChangeDialog
      title="Change host"
      action="Change host"
      done="The event has another host now."
      fallback="We couldn’t change the host."
      isReady={email.includes('@')}
      change={() => callApi(handEventOver, { params: { eventId }, body: { version, email: email.trim() } })}
      onClose={onClose}
    >
      <TextInput
        label="Email of the new host"
        description="They need an account. The host before can no longer open the event."
        type="email"
        size="md"
        autoComplete="off"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
    </ChangeDialog>
  );
}
