import type { HostedEvent } from '@adunni/contracts/asoebi/events';
import { type GuestForm, type GuestRow, saveGuest } from '@adunni/contracts/asoebi/guest-list';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { ChangeDialog } from '../../../kit/dialogs/change-dialog.tsx';
import { useRefusal } from '../../../kit/forms/use-refusal.ts';

interface Props {
  event: HostedEvent;
  /** Who is changed; null for a new guest. */
  guest: GuestRow | null;
  onClose: () => void;
}

const FIELDS = [
  ['name', 'Name', 'text', 80],
  ['phone', 'Phone (optional)', 'tel', 30],
  ['email', 'Email (optional)', 'email', 254],
  ['tableCode', 'Table or code (optional)', 'text', 20],
  ['note', 'Note for yourself (optional)', 'text', 200],
] as const;

/** Adds a guest, or changes one. */
export function GuestDialog({ event, guest, onClose }: Props) {
  const [guestId] = useState(() => guest?._id ?? newKey());
  const [form, setForm] = useState<GuestForm>({
    ...{ groupId: guest?.groupId ?? event.groups[0]?._id ?? '', name: guest?.name ?? '', phone: guest?.phone ?? '' },
    ...{ email: guest?.email ?? '', tableCode: guest?.tableCode ?? '', note: guest?.note ?? '' },
  });
  const { refusal, noting } = useRefusal();
  const set = (change: Partial<GuestForm>): void => setForm((before) => ({ ...before, ...change }));
  return (
    <ChangeDialog
      title={guest ? 'Edit guest' : 'Add a guest'}
      action="Save"
      done="Guest saved."
      fallback="We couldn’t save the guest."
      isReady={form.name.trim() !== ''}
      change={() => noting(() => callApi(saveGuest, { params: { eventId: event._id, guestId }, body: form }))}
      onClose={onClose}
    >
      {FIELDS.map(([name, label, type, maxLength]) => (
        <TextInput
          key={name}
          label={label}
          type={type}
          size="md"
          autoComplete="off"
          maxLength={maxLength}
          value={form[name]}
          onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
          error={refusal?.fields[name]}
        />
      ))}
      <NativeSelect
        label="Group"
        size="md"
        value={form.groupId}
        onChange={({ currentTarget }) => set({ groupId: currentTarget.value })}
        data={event.groups.map(({ _id, name }, index) => ({ value: _id, label: name || `Group ${index + 1}` }))}
      />
    </ChangeDialog>
  );
}
