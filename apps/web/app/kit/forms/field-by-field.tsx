import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import button from '../button.module.css';
import { EarlyForm } from './early/early-form.tsx';
import { SubmitButton } from './early/submit-button.tsx';
import classes from './field-by-field.module.css';
import { FormProblem } from './form-problem.tsx';
import { showFirstProblem } from './submit.ts';

/** The styles show one field at a time below this width. */
const PHONE = '(max-width: 47.99em)';

interface Props<F extends Record<string, unknown>> {
  form: UseFormReturnType<F>;
  /** Loads what the form is checked by. */
  schema: () => Promise<unknown>;
  fields: readonly { name: keyof F & string; field: ReactNode }[];
  busy: boolean;
  problem: string | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The button that sends the form. */
  label: string;
  /** What stands below the last field. */
  children?: ReactNode;
}

/** A short form: all of its fields at once, or on a phone one after the other, each checked before the next. */
export function FieldByField<F extends Record<string, unknown>>({ form, schema, fields, label, ...props }: Props<F>) {
  const { busy, problem, onSubmit, children } = props;
  const [at, setAt] = useState(0);
  const last = fields.length - 1;
  const faulty = fields.findIndex(({ name }) => form.errors[name]);
  useEffect(() => {
    if (faulty >= 0) setAt((before) => Math.min(before, faulty));
  }, [faulty]);

  function show(index: number): void {
    flushSync(() => setAt(index));
    form.getInputNode(fields[index]?.name ?? '')?.focus();
  }

  async function goOn(event: FormEvent<HTMLFormElement>): Promise<void> {
    const name = fields[at]?.name;
    if (name === undefined || at === last || !window.matchMedia(PHONE).matches) return onSubmit(event);
    event.preventDefault();
    const frame = event.currentTarget;
    const { hasError } = await form.validateField(name);
    if (hasError) showFirstProblem(frame);
    else show(at + 1);
  }

  return (
    <EarlyForm form={form} schema={schema} onSubmit={goOn}>
      <Stack gap="md">
        <p className={classes.count}>
          {at + 1} of {fields.length}
        </p>
        {fields.map(({ name, field }, index) => (
          <div key={name} data-shown={index === at || undefined} className={classes.field}>
            {field}
          </div>
        ))}
        <div data-shown={at === last || undefined} className={classes.field}>
          {children}
        </div>
        <FormProblem message={problem} />
        <SubmitButton busy={busy}>
          <span className={at === last ? undefined : classes.desk}>{label}</span>
          {at < last && <span className={classes.phone}>Continue</span>}
        </SubmitButton>
        {at > 0 && (
          <button type="button" className={`${button.outline} ${classes.phone}`} onClick={() => show(at - 1)}>
            Back
          </button>
        )}
      </Stack>
    </EarlyForm>
  );
}
