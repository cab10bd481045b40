import '@mantine/core/styles/Checkbox.css';
import { splitTicket } from '@adunni/contracts/support/merging';
import type { StaffTicket } from '@adunni/contracts/support/staff';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { moment } from '../../../kit/dates.ts';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import thread from '../../../kit/thread/thread.module.css';
import classes from './staff.module.css';

/** As much of a message as names it. */
const TEASER = 90;

/** Messages that are about something else go into a ticket of their own. */
export function Split({ ticket: { _id, messages } }: { ticket: StaffTicket }) {
  const [isOpen, setOpen] = useState(false);
  const [subject, setSubject] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const navigate = useNavigate();
  const { busy, problem, run } = useChange('Ticket split.', 'The ticket could not be split. Please try again.', () =>
    setOpen(false),
  );
  if (!messages.some(({ side }) => side === 'customer')) return null;

  async function split(): Promise<void> {
    const { ticketId } = await callApi(splitTicket, { params: { _id }, body: { subject, messageIds: chosen } });
    await navigate(`/admin/support/tickets/${ticketId}`);
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Split
      </Button>
      {isOpen && (
        <Dialog title="Split into a new ticket" onClose={() => setOpen(false)}>
          <form
            className={thread.composer}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void run(split);
            }}
          >
            <TextInput
              label="Subject of the new ticket"
              value={subject}
              maxLength={120}
              onChange={({ currentTarget }) => setSubject(currentTarget.value)}
            />
            <Checkbox.Group label="Messages to move" value={chosen} onChange={setChosen}>
              {messages.map((each) => (
                <Checkbox
                  key={each._id}
                  mt="xs"
                  value={each._id}
                  label={teaserOf(each.message)}
                  description={sourceOf(each)}
                />
              ))}
            </Checkbox.Group>
            <p className={classes.soft}>
              The new ticket begins with the customer’s first message. They get an email with its link.
            </p>
            <FormProblem message={problem} />
            <div className={classes.buttons}>
              <Button type="submit" loading={busy} disabled={subject.trim().length < 3 || chosen.length === 0}>
                Split
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}

/** Whose message it is, so that a note is not taken for what the customer reads. */
const sourceOf = ({ isInternal, side, createdAt }: StaffTicket['messages'][number]): string =>
  `${isInternal ? 'Internal note' : side === 'staff' ? 'Our reply' : 'Customer'}, ${moment(createdAt)}`;

const teaserOf = (text: string): string => (text.length > TEASER ? `${text.slice(0, TEASER).trimEnd()}…` : text);
