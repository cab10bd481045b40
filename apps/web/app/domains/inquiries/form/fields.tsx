import { INQUIRY_SUBJECT, INQUIRY_TEXT, MAX_INQUIRY_FILES } from '@adunni/contracts/inquiries/kinds';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { FittingArticles } from '../../help/public/fitting-articles.tsx';
import classes from './form.module.css';
import { type InquiryFormState, type InquiryValues, inquirySchema, type SentAs } from './use-inquiry-form.ts';

interface Props {
  state: InquiryFormState;
  /** What the button says. */
  action: string;
  children: ReactNode;
}

/** An inquiry as it is written; once it is sent, where it can be asked after. */
export function InquiryFrame({ state, action, children }: Props) {
  const { frame, values, change, problem, busy, onSubmit, sentAs, isReady } = state;
  if (sentAs) return <Sent sentAs={sentAs} />;
  return (
    // Posted and not put into the address, should it be sent before the page is alive.
    <form ref={frame} className={classes.form} method="post" onSubmit={onSubmit} onFocus={inquirySchema} noValidate>
      {children}
      {/* Nobody sees it; programs that fill in every field do. */}
      <div className={classes.trap} aria-hidden="true">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={values.website}
            onChange={({ currentTarget }) => change({ website: currentTarget.value })}
          />
        </label>
      </div>
      <FormProblem message={problem} />
      <div>
        <Button type="submit" size="md" loading={busy} disabled={!isReady}>
          {action}
        </Button>
      </div>
    </form>
  );
}

function Sent({ sentAs: { reference, email } }: { sentAs: SentAs }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.sent} aria-labelledby="inquiry-sent">
      <h2 id="inquiry-sent" ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>
        Your reference is <strong>{reference}</strong>. We’ll reply to <strong>{email}</strong>.
      </p>
    </section>
  );
}

interface FieldProps {
  state: InquiryFormState;
  name: keyof InquiryValues;
}

const field = ({ state: { values, change, errors }, name }: FieldProps) => ({
  size: 'md',
  name,
  value: values[name],
  error: errors[name],
  onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
});

/** Who writes. */
export function SenderFields({ state }: { state: InquiryFormState }) {
  return (
    <div className={classes.pair}>
      <TextInput label="Name" required autoComplete="name" maxLength={60} {...field({ state, name: 'name' })} />
      <TextInput label="Email" type="email" required autoComplete="email" {...field({ state, name: 'email' })} />
    </div>
  );
}

/** What it is about, with the articles that may answer it. */
export function SubjectField({ state }: { state: InquiryFormState }) {
  return (
    <>
      <TextInput label="Subject" required maxLength={INQUIRY_SUBJECT} {...field({ state, name: 'subject' })} />
      <FittingArticles words={state.values.subject} />
    </>
  );
}

/** The number of an order, for who has it at hand. */
export function OrderField({ state }: { state: InquiryFormState }) {
  return (
    <TextInput
      label="Order number (optional)"
      placeholder="ADN-2026-000123"
      maxLength={40}
      maw="20rem"
      {...field({ state, name: 'orderNumber' })}
    />
  );
}

/** Photos and PDFs that go along. */
export function FilesField({ state: { files } }: { state: InquiryFormState }) {
  return (
    <fieldset className={classes.files}>
      <legend>Photos and documents (optional)</legend>
      <PhotoField photos={files} takesPdf hint={`Up to ${MAX_INQUIRY_FILES} photos or PDFs of 10 MB each`} />
    </fieldset>
  );
}

/** The message itself. */
export function MessageField({ state, label = 'Message' }: { state: InquiryFormState; label?: string }) {
  return (
    <Textarea
      label={label}
      required
      autosize
      minRows={5}
      maxRows={16}
      maxLength={INQUIRY_TEXT}
      {...field({ state, name: 'description' })}
    />
  );
}
