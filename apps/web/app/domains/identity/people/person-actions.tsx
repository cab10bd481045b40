import { type PersonRecord, personResource } from '@adunni/contracts/identity/people';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, messageOf } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { runAction } from '../../../kit/resource/resource-calls.ts';
import { toast } from '../../../kit/toasts.ts';
import { RoleDialog } from './role-dialog.tsx';

type Action = 'suspend' | 'reinstate' | 'verify';

const DONE: Record<Action, string> = {
  suspend: 'The account is suspended.',
  reinstate: 'The account is open again.',
  verify: 'The email address counts as confirmed.',
};
const FAILED = 'That did not work. Please try again.';

/** What the caller may do to a person, as buttons. */
export function PersonActions({ person, version }: { person: PersonRecord; version: number }) {
  const { may } = person;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Action | null>(null);
  const [asked, setAsked] = useState<'suspend' | 'role' | null>(null);

  /** Throws ApiError when the person’s row was refused. */
  async function act(action: Action): Promise<void> {
    const [result] = await runAction(personResource, action, [person._id]);
    if (!result?.ok) throw new ApiError(422, { message: result?.message ?? FAILED });
    await revalidate();
    toast('success', DONE[action]);
  }

  async function press(action: Action): Promise<void> {
    setBusy(action);
    await act(action).catch((error) => toast('error', messageOf(error, FAILED)));
    setBusy(null);
  }

  return (
    <>
      {may.verify && (
        <Button variant="default" loading={busy === 'verify'} onClick={() => press('verify')}>
          Confirm email
        </Button>
      )}
      {may.roles.length > 0 && (
        <Button variant="default" onClick={() => setAsked('role')}>
          Change role
        </Button>
      )}
      {may.reinstate && (
        <Button loading={busy === 'reinstate'} onClick={() => press('reinstate')}>
          Reinstate
        </Button>
      )}
      {may.suspend && (
        <Button variant="outline" color="red" onClick={() => setAsked('suspend')}>
          Suspend
        </Button>
      )}
      {asked === 'suspend' && (
        <ConfirmDialog
          title={`Suspend ${person.name}?`}
          action="Suspend"
          fallback={FAILED}
          onConfirm={() => act('suspend')}
          onClose={() => setAsked(null)}
        >
          They are logged out on every device at once and told by mail.
          {person.maker?.status === 'approved' && ' Their shop and its pieces disappear until they are reinstated.'}
        </ConfirmDialog>
      )}
      {asked === 'role' && <RoleDialog person={person} version={version} onClose={() => setAsked(null)} />}
    </>
  );
}
