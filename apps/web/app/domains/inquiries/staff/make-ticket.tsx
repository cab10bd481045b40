import '@mantine/core/styles/Checkbox.css';
import { makeTicketOfInquiry, type StaffInquiry } from '@adunni/contracts/inquiries/staff';
import { TICKET_CATEGORIES, type TicketCategory } from '@adunni/contracts/support/kinds';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import classes from './inquiry.module.css';

/** Makes a ticket of an inquiry; whether it becomes that of an account is for staff to say. */
export function MakeTicket({ inquiry: { _id, category, account, email } }: { inquiry: StaffInquiry }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<TicketCategory>((category as TicketCategory | null) ?? 'Other');
  const [isTied, setTied] = useState(false);
  const { busy, problem, run } = useChange(
    'Ticket created. The customer gets its link by email.',
    'The ticket could not be created. Please try again.',
    () => undefined,
  );

  const make = (): void =>
    void run(async () => {
      const { ticketId } = await callApi(makeTicketOfInquiry, { params: { _id }, body: { category: chosen, isTied } });
      await navigate(`/admin/support/tickets/${ticketId}`);
    });

  return (
    <fieldset className={classes.ticket}>
      <legend>Turn into a ticket</legend>
      <p className={classes.soft}>
        {email} gets a link to the conversation and can reply there without logging in. Earlier replies are kept.
      </p>
      <NativeSelect
        label="Category"
        maw="20rem"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value as TicketCategory)}
        data={[...TICKET_CATEGORIES]}
      />
      {account?.isConfirmed && (
        <Checkbox
          label={`Add it to the account of ${account.name}`}
          description="Only if you are sure that they wrote this: the ticket shows in their account."
          checked={isTied}
          onChange={({ currentTarget }) => setTied(currentTarget.checked)}
        />
      )}
      <FormProblem message={problem} />
      <div>
        <Button variant="default" loading={busy} onClick={make}>
          Turn into a ticket
        </Button>
      </div>
    </fieldset>
  );
}
