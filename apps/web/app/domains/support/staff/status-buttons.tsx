import { type StaffTicket, setTicketStatus } from '@adunni/contracts/support/staff';
import { canTicketBecome, type TicketStatus } from '@adunni/contracts/support/statuses';
import { Button } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';

/** What each status that staff give by hand says on its button. */
const BUTTONS = [
  ['Open', 'Mark as open'],
  ['Resolved', 'Resolve'],
  ['Closed', 'Close'],
] as const satisfies readonly (readonly [TicketStatus, string])[];

/** The statuses that a ticket can have next. */
export function StatusButtons({ ticket, version }: { ticket: StaffTicket; version: number }) {
  const fallback = 'The status could not be changed. Please try again.';
  const { busy, problem, run } = useChange('Status changed.', fallback, () => undefined);
  const next = BUTTONS.filter(([status]) => canTicketBecome(ticket.status, status));
  return (
    <>
      <FormProblem message={problem} />
      {next.map(([status, label]) => (
        <Button
          key={status}
          variant="default"
          disabled={busy}
          onClick={() =>
            void run(() => callApi(setTicketStatus, { params: { _id: ticket._id }, body: { version, status } }))
          }
        >
          {label}
        </Button>
      ))}
    </>
  );
}
