import { MAX_TICKET_FILES, TICKET_CATEGORIES, TICKET_PRIORITIES, TICKET_TEXT } from '@adunni/contracts/support/kinds';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { toast } from '../../../kit/toasts.ts';
import { FittingArticles } from '../../help/public/fitting-articles.tsx';
import classes from '../support.module.css';
import { type Brought, choicesOf, type Subject } from './subjects.ts';
import { useTicketForm } from './use-ticket-form.ts';

interface Props {
  subjects: readonly Subject[];
  brought: Brought | null;
  /** What was looked for in the help centre; empty for nothing. */
  words: string;
}

/** The most letters of a subject. */
export const MOST_SUBJECT = 120;

/** The form of a new ticket. */
export function TicketFormView({ subjects, brought, words }: Props) {
  const navigate = useNavigate();
  const { values, change, files, errors, problem, busy, isReady, onSubmit } = useTicketForm(
    brought,
    words,
    (ticketId) => {
      toast('success', 'Ticket created. We’ve sent you a confirmation by email.');
      void navigate(`/support/tickets/${ticketId}`, { replace: true });
    },
  );
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      <div className={classes.pair}>
        <NativeSelect
          label="Category"
          size="md"
          required
          value={values.category}
          onChange={({ currentTarget }) => change({ category: currentTarget.value as typeof values.category })}
          data={[{ value: '', label: 'Select a category' }, ...TICKET_CATEGORIES]}
          error={errors.category}
        />
        <NativeSelect
          label="What is it about? (optional)"
          size="md"
          value={values.about}
          onChange={({ currentTarget }) => change({ about: currentTarget.value })}
          data={[{ value: '', label: 'Nothing in particular' }, ...choicesOf(subjects)]}
          error={errors.about}
        />
      </div>
      <TextInput
        label="Subject"
        size="md"
        required
        maxLength={MOST_SUBJECT}
        value={values.subject}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
        error={errors.subject}
      />
      <FittingArticles words={values.subject} />
      <Textarea
        label="Description"
        description="What happened, and how can we help?"
        size="md"
        required
        autosize
        minRows={5}
        maxRows={16}
        maxLength={TICKET_TEXT}
        value={values.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        error={errors.description}
      />
      <NativeSelect
        label="Priority"
        size="md"
        maw="20rem"
        value={values.priority}
        onChange={({ currentTarget }) => change({ priority: currentTarget.value as typeof values.priority })}
        data={[...TICKET_PRIORITIES]}
      />
      <fieldset className={classes.files}>
        <legend>Photos and documents</legend>
        <PhotoField photos={files} takesPdf hint={`Up to ${MAX_TICKET_FILES} photos or PDFs of 10 MB each`} />
      </fieldset>
      <FormProblem message={problem} />
      <div>
        <Button type="submit" size="md" loading={busy} disabled={!isReady}>
          Create ticket
        </Button>
      </div>
    </form>
  );
}
