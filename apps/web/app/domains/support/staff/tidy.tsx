import { listSubjectsOfTicket, mergeTicket, tieTicket } from '@adunni/contracts/support/merging';
import type { StaffTicket } from '@adunni/contracts/support/staff';
import type { TicketAbout } from '@adunni/contracts/support/tickets';
import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Section } from '../../../kit/resource/facts.tsx';

/** What the ticket is about, and the other ticket of its customer that it may be a duplicate of. */
export function Tidy({ ticket }: { ticket: StaffTicket }) {
  if (ticket.status === 'Closed') return null;
  return (
    <Section title="Organise">
      <Stack gap="sm">
        <AboutChoice ticket={ticket} />
        <MergeChoice ticket={ticket} />
      </Stack>
    </Section>
  );
}

/** The choices come when somebody turns to them. */
function AboutChoice({ ticket: { _id, about, requester } }: { ticket: StaffTicket }) {
  const [choices, setChoices] = useState<TicketAbout[]>(about ? [about] : []);
  const { busy, problem, run } = useChange(
    'Ticket saved.',
    'The ticket could not be saved. Please try again.',
    () => {},
  );

  async function load(): Promise<void> {
    const { items } = await callApi(listSubjectsOfTicket, { params: { _id } }).catch(() => ({ items: [] }));
    if (items.length > 0) setChoices(items);
  }

  function change(subjectId: string): void {
    const chosen = choices.find((choice) => choice._id === subjectId);
    const body = { about: chosen ? { kind: chosen.kind, id: chosen._id } : null };
    void run(() => callApi(tieTicket, { params: { _id }, body }));
  }

  return (
    <>
      <NativeSelect
        label="About"
        description={
          !requester.hasAccount &&
          'Orders of the account that has confirmed this email. The sender is not shown which one you choose.'
        }
        value={about?._id ?? ''}
        disabled={busy}
        onFocus={() => void load()}
        onPointerEnter={() => void load()}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        data={[
          { value: '', label: 'Nothing in particular' },
          ...choices.map((each) => ({ value: each._id, label: each.label })),
        ]}
      />
      <FormProblem message={problem} />
    </>
  );
}

function MergeChoice({ ticket: { _id, number, requester } }: { ticket: StaffTicket }) {
  const [into, setInto] = useState('');
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const others = requester.tickets.filter(({ status }) => status !== 'Closed');
  if (others.length === 0) return null;

  async function merge(): Promise<void> {
    const { ticketId } = await callApi(mergeTicket, { params: { _id }, body: { into } });
    await navigate(`/admin/support/tickets/${ticketId}`);
  }

  return (
    <>
      <NativeSelect
        label="Merge into"
        value={into}
        onChange={({ currentTarget }) => setInto(currentTarget.value)}
        data={[
          { value: '', label: 'Choose a ticket' },
          ...others.map(({ number: value, subject }) => ({ value, label: `${subject} (${value})` })),
        ]}
      />
      <Button variant="default" disabled={into === ''} onClick={() => setAsked(true)}>
        Merge
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Merge ${number} into ${into}`}
          action="Merge"
          onConfirm={merge}
          onClose={() => setAsked(false)}
          fallback="The tickets could not be merged. Please try again."
        >
          All messages and notes move to {into}, and {number} is closed. Its link leads there. The customer gets no
          email. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
