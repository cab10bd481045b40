import { RATING_TEXT } from '@adunni/contracts/support/forms';
import { rateTicket, type Ticket } from '@adunni/contracts/support/tickets';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import thread from '../../../kit/thread/thread.module.css';
import { toast } from '../../../kit/toasts.ts';
import { FACES, Face } from '../face.tsx';
import classes from './ticket.module.css';

/** How it was handled: five faces and a line, once. */
export function Rating({ ticket, onRated }: { ticket: Ticket; onRated: (ticket: Ticket) => void }) {
  const [score, setScore] = useState(0);
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { rating } = ticket;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || score === 0) return;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await callApi(rateTicket, { params: { ticketId: ticket._id }, body: { score, comment } });
      onRated(answer.ticket);
      toast('success', 'Thank you for your feedback.');
    } catch (error) {
      setProblem(messageOf(error, 'Your rating could not be saved. Please try again.'));
      setBusy(false);
    }
  }

  if (rating)
    return (
      <p className={`${classes.section} ${classes.rated}`}>
        <Face score={rating.score} />
        <span>
          You rated our help: {FACES[rating.score - 1]?.label}
          {rating.comment && `, “${rating.comment}”`}
        </span>
      </p>
    );
  return (
    <form className={classes.section} onSubmit={(event) => void send(event)}>
      <fieldset className={classes.faces}>
        <legend>How did we do?</legend>
        {FACES.map(({ label }, index) => (
          <label key={label} className={classes.face} data-chosen={score === index + 1 || undefined}>
            <input
              type="radio"
              name="score"
              checked={score === index + 1}
              onChange={() => setScore(index + 1)}
              aria-label={label}
            />
            <Face score={index + 1} />
            <small aria-hidden="true">{label}</small>
          </label>
        ))}
      </fieldset>
      {score > 0 && (
        <div className={thread.composer}>
          <TextInput
            label="Anything to add? (optional)"
            size="md"
            maxLength={RATING_TEXT}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
          />
          <FormProblem message={problem} />
          <div>
            <Button type="submit" size="md" loading={busy}>
              Send feedback
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}
