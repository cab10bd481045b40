import '@mantine/core/styles/Checkbox.css';
import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import {
  changeMember,
  inviteMember,
  MEMBER_ROLES,
  type Member,
  type MemberForm,
  type MemberRole,
} from '@adunni/contracts/asoebi/members';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';

interface Props {
  event: HostedEvent;
  /** Whose rights are changed; null to invite somebody. */
  member: Member | null;
  onClose: () => void;
}

const ROLES = Object.entries(MEMBER_ROLES).map(([value, label]) => ({ value, label }));
const NEW: MemberForm = {
  ...{ email: '', role: 'co-host', seesGuests: true, seesMoney: false, edits: false, groupId: null },
};

/** Invites somebody to help, or changes what they may do. */
export function MemberDialog({ event, member, onClose }: Props) {
  const [form, setForm] = useState<MemberForm>(member ?? NEW);
  const set = (change: Partial<MemberForm>): void => setForm((before) => ({ ...before, ...change }));
  const { email, role, seesGuests, seesMoney, edits, groupId } = form;
  const body = { email: email.trim(), role, seesGuests, seesMoney, edits: edits && groupId === null, groupId };
  const eventId = event._id;
  return (
    <ChangeDialog
      title={member ? `What ${member.name ?? member.email} may do` : 'Invite someone'}
      action={member ? 'Save' : 'Send invitation'}
      done={member ? 'Saved.' : 'Invitation sent.'}
      fallback="We couldn’t save this."
      isReady={email.includes('@')}
      change={() =>
        member
          ? callApi(changeMember, { params: { eventId, memberId: member._id }, body })
          : callApi(inviteMember, { params: { eventId }, body })
      }
      onClose={onClose}
    >
      {!member && (
        <TextInput
          label="Email"
          type="email"
          size="md"
          autoComplete="off"
          value={email}
          onChange={({ currentTarget }) => set({ email: currentTarget.value })}
        />
      )}
      <NativeSelect
        label="Role"
        size="md"
        data={ROLES}
        value={role}
        onChange={({ currentTarget }) => set({ role: currentTarget.value as MemberRole })}
      />
      <NativeSelect
        label="Group"
        size="md"
        value={groupId ?? ''}
        onChange={({ currentTarget }) => set({ groupId: currentTarget.value || null })}
        data={[
          { value: '', label: 'The whole event' },
          ...event.groups.map(({ _id, name }, index) => ({ value: _id, label: name || `Group ${index + 1}` })),
        ]}
      />
      <Stack gap="sm">
        <Checkbox
          size="md"
          label="Sees guests, their answers and orders"
          checked={seesGuests}
          onChange={({ currentTarget }) => set({ seesGuests: currentTarget.checked })}
        />
        <Checkbox
          size="md"
          label="Sees money"
          checked={seesMoney}
          onChange={({ currentTarget }) => set({ seesMoney: currentTarget.checked })}
        />
        <Checkbox
          size="md"
          label={seesGuests ? 'Edits the event and answers makers' : 'Edits the event'}
          description={
            edits &&
            !seesGuests &&
            'Only people who see guests read and answer messages with makers, since guests’ details are written there.'
          }
          checked={edits && groupId === null}
          disabled={groupId !== null}
          onChange={({ currentTarget }) => set({ edits: currentTarget.checked })}
        />
      </Stack>
    </ChangeDialog>
  );
}
