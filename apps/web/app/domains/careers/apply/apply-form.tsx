import '@mantine/core/styles/Checkbox.css';
import { MOST_ANSWER, MOST_PORTFOLIO } from '@adunni/contracts/careers/limits';
import type { Opening } from '@adunni/contracts/careers/openings';
import { KEPT_MONTHS } from '@adunni/contracts/careers/stages';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { PhoneField } from '../../../kit/address/phone-field.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import classes from './apply.module.css';
import { FileField } from './file-field.tsx';
import { Question } from './question.tsx';
import { type ApplicationState, applicationSchema, useApplication } from './use-application.ts';

const CV = {
  accept:
    '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  label: 'Add your CV',
};

/** Where somebody applies without an account; once it is sent, what happens next. */
export function ApplyForm({ opening }: { opening: Opening }) {
  const state = useApplication(opening);
  const { values, change, errors, problem, busy, onSubmit, sentTo, isReady } = state;
  if (sentTo) return <Applied to={sentTo} />;
  return (
    <section aria-labelledby="apply" className={classes.apply}>
      <h2 id="apply">Apply</h2>
      {/* Posted and not put into the address, should it be sent before the page is alive. */}
      <form className={classes.form} method="post" onSubmit={onSubmit} onFocus={applicationSchema} noValidate>
        <Contact state={state} />
        <FileField label="CV" error={errors.cvId}>
          <PhotoField photos={state.cv} documents={CV} hint="PDF, DOC or DOCX, up to 10 MB" />
        </FileField>
        {opening.questions.map((question) => (
          <Question key={question._id} question={question} state={state} />
        ))}
        <FileField label="Your work (optional)" error={errors.portfolioIds}>
          <PhotoField photos={state.portfolio} takesPdf hint={`Up to ${MOST_PORTFOLIO} photos or PDFs of 10 MB each`} />
        </FileField>
        <Textarea
          label="Anything else (optional)"
          size="md"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={MOST_ANSWER}
          value={values.note}
          error={errors.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
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
        <Checkbox
          checked={values.consent}
          error={errors.consent}
          onChange={({ currentTarget }) => change({ consent: currentTarget.checked })}
          label={`You may keep and read my application until ${KEPT_MONTHS} months after your decision.`}
        />
        <p className={classes.small}>
          Only our staff read it. How we handle personal data is in our <Link to="/privacy">privacy policy</Link>.
        </p>
        <FormProblem message={problem} />
        <div>
          <Button type="submit" size="md" loading={busy} disabled={!isReady}>
            Send application
          </Button>
        </div>
      </form>
    </section>
  );
}

function Contact({ state: { values, change, errors } }: { state: ApplicationState }) {
  const field = (name: 'name' | 'email' | 'phone' | 'city') => ({
    size: 'md',
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  });
  return (
    <div className={classes.pair}>
      <TextInput label="Name" autoComplete="name" maxLength={60} {...field('name')} />
      <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
      <PhoneField {...field('phone')} />
      <TextInput label="City" autoComplete="address-level2" maxLength={80} {...field('city')} />
    </div>
  );
}

function Applied({ to }: { to: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.applied} aria-labelledby="applied">
      <h2 id="applied" ref={heading} tabIndex={-1}>
        Application sent
      </h2>
      <p>
        We emailed a link to <strong>{to}</strong>. With it you can see how far your application is, or withdraw it. We
        reply within ten working days.
      </p>
    </section>
  );
}
