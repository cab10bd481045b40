import { assignTickets, listTicketAssignees, type StaffTicketRow } from '@adunni/contracts/support/staff';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { toast } from '../../../kit/toasts.ts';

type Person = { _id: string; name: string };

interface Props {
  rows: StaffTicketRow[];
  onDone: () => void;
}

const counted = (count: number): string => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;

/** Gives the chosen tickets to a colleague, or back to nobody. */
export function AssignButton({ rows, onDone }: Props) {
  const [people, setPeople] = useState<Person[] | null>(null);

  async function open(): Promise<void> {
    try {
      setPeople((await callApi(listTicketAssignees)).items);
    } catch (error) {
      toast('error', messageOf(error, 'Your colleagues could not be loaded. Please try again.'));
    }
  }

  return (
    <>
      <Button variant="default" onClick={() => void open()}>
        Assign to…
      </Button>
      {people && <AssignDialog rows={rows} people={people} onDone={onDone} onClose={() => setPeople(null)} />}
    </>
  );
}

function AssignDialog({ rows, people, onDone, onClose }: Props & { people: Person[]; onClose: () => void }) {
  const [assigneeId, setAssigneeId] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const name = people.find(({ _id }) => _id === assigneeId)?.name ?? 'nobody';

  async function assign(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const ids = rows.map(({ _id }) => _id);
      await callApi(assignTickets, { body: { ids, assigneeId: assigneeId || null } });
      await revalidate();
      toast('success', `${counted(rows.length)} assigned to ${name}.`);
      onClose();
      onDone();
    } catch (error) {
      setProblem(messageOf(error, 'The tickets could not be assigned. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog title={`Assign ${counted(rows.length)}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void assign();
        }}
      >
        <Stack gap="sm">
          <NativeSelect
            label="Assign to"
            value={assigneeId}
            onChange={({ currentTarget }) => setAssigneeId(currentTarget.value)}
            data={[{ value: '', label: 'Nobody' }, ...people.map((each) => ({ value: each._id, label: each.name }))]}
          />
          <FormProblem message={problem} />
          <div>
            <Button type="submit" loading={busy}>
              Assign
            </Button>
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
