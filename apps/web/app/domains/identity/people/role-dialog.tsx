import '@mantine/core/styles/Radio.css';
import { changeRole, type PersonRecord } from '@adunni/contracts/identity/people';
import { isMaker, type Role } from '@adunni/contracts/roles';
import { Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { toast } from '../../../kit/toasts.ts';
import { ROLE_MEANINGS } from './person-labels.tsx';

/** Asks which role a person shall have. */
export function RoleDialog(props: { person: PersonRecord; version: number; onClose: () => void }) {
  const { person, version, onClose } = props;
  const { revalidate } = useRevalidator();
  const [role, setRole] = useState<Role | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(): Promise<void> {
    if (!role || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await callApi(changeRole, { params: { _id: person._id }, body: { role, version } });
      await revalidate();
      toast('success', `${person.firstName} is a ${role} now.`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The role could not be changed. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title="Change role">
      <Stack>
        <Radio.Group
          label={`New role for ${person.name} (now ${person.role})`}
          value={role}
          onChange={(value) => setRole(value as Role)}
        >
          <Stack gap="sm" mt="sm">
            {person.may.roles.map((value) => (
              <Radio key={value} value={value} label={value} description={ROLE_MEANINGS[value]} size="md" />
            ))}
          </Stack>
        </Radio.Group>
        <div>
          They are logged out on all devices and notified by email.
          {isMaker(person.role) && role && !isMaker(role) && ' Their shop closes.'}
          {!isMaker(person.role) && role && isMaker(role) && ' Their workshop must be verified before it is public.'}
        </div>
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={!role} onClick={save}>
            Change role
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
