import { type PersonRecord, personResource } from '@adunni/contracts/identity/people';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { ActionButton } from '../../../kit/resource/action-button.tsx';
import { runAction } from '../../../kit/resource/resource-calls.ts';
import { toast } from '../../../kit/toasts.ts';
import { RoleDialog } from './role-dialog.tsx';

const FAILED = 'Something went wrong. Please try again.';

/** What the caller may do to a person, as buttons. */
export function PersonActions({ person, version }: { person: PersonRecord; version: number }) {
  const { may } = person;
  const ofPerson = { resource: personResource, id: person._id, fallback: FAILED };
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<'suspend' | 'role' | null>(null);

  /** Throws ApiError when the person’s row was refused. */
  async function suspend(): Promise<void> {
    const [result] = await runAction(personResource, 'suspend', [person._id]);
    if (!result?.ok) throw new ApiError(422, { message: result?.message ?? FAILED });
    await revalidate();
    toast('success', 'Account suspended.');
  }

  return (
    <>
      {may.verify && (
        <ActionButton {...ofPerson} action="verify" done="Email confirmed." variant="default">
          Confirm email
        </ActionButton>
      )}
      {may.roles.length > 0 && (
        <Button variant="default" onClick={() => setAsked('role')}>
          Change role
        </Button>
      )}
      {may.reinstate && (
        <ActionButton {...ofPerson} action="reinstate" done="Account reinstated.">
          Reinstate
        </ActionButton>
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
          onConfirm={suspend}
          onClose={() => setAsked(null)}
        >
          They are logged out on all devices and notified by email.
          {person.maker?.status === 'approved' && ' Their shop and products are hidden until they are reinstated.'}
        </ConfirmDialog>
      )}
      {asked === 'role' && <RoleDialog person={person} version={version} onClose={() => setAsked(null)} />}
    </>
  );
}
