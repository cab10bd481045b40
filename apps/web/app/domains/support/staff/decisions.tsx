import type { TicketChange } from '@adunni/contracts/support/forms';
import { TICKET_CATEGORIES, TICKET_PRIORITIES } from '@adunni/contracts/support/kinds';
import { type StaffTicket, ticketResource } from '@adunni/contracts/support/staff';
import { NativeSelect, Stack } from '@mantine/core';
import { useRef } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { useKeys } from '../../../kit/keys/use-keys.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { updateRecord } from '../../../kit/resource/resource-calls.ts';
import { getSession } from '../../../kit/session/stored-session.ts';

interface Props {
  ticket: StaffTicket;
  version: number;
  assignees: readonly { _id: string; name: string }[];
}

/** Who works on the ticket, how urgent it is and what it belongs to; each is saved as it is chosen. */
export function Decisions({ ticket, version, assignees }: Props) {
  const fallback = 'The ticket could not be saved. Please try again.';
  const { busy, problem, run } = useChange('Ticket saved.', fallback, () => undefined);
  const { _id, category, priority, assignee } = ticket;
  const change = (changes: Partial<TicketChange>): void => {
    const values = { category, priority, assigneeId: assignee?._id ?? null, ...changes };
    void run(() => updateRecord(ticketResource, _id, version, values));
  };
  const assigned = useRef<HTMLSelectElement>(null);
  useKeys([{ key: 'a', does: 'Assign', run: () => openChoice(assigned.current) }]);
  const me = getSession()?._id;
  const others = assignees.filter((each) => each._id !== me);
  const own = assignees
    .filter((each) => each._id === me)
    .map((each) => ({ value: each._id, label: `${each.name} (you)` }));
  return (
    <Section title="Ticket">
      <Stack gap="sm">
        <NativeSelect
          label="Assigned to"
          value={assignee?._id ?? ''}
          disabled={busy}
          onChange={({ currentTarget }) => change({ assigneeId: currentTarget.value || null })}
          ref={assigned}
          data={[
            { value: '', label: 'Nobody' },
            ...own,
            ...others.map((each) => ({ value: each._id, label: each.name })),
          ]}
        />
        <NativeSelect
          label="Priority"
          value={priority}
          disabled={busy}
          onChange={({ currentTarget }) => change({ priority: currentTarget.value as TicketChange['priority'] })}
          data={[...TICKET_PRIORITIES]}
        />
        <NativeSelect
          label="Category"
          value={category}
          disabled={busy}
          onChange={({ currentTarget }) => change({ category: currentTarget.value as TicketChange['category'] })}
          data={[...TICKET_CATEGORIES]}
        />
        <FormProblem message={problem} />
      </Stack>
    </Section>
  );
}

/** Opens a select’s choices, where the browser can; the focus goes there in any case. */
function openChoice(select: HTMLSelectElement | null): void {
  select?.focus();
  try {
    select?.showPicker();
  } catch {
    // It opens by the keys of the browser.
  }
}
