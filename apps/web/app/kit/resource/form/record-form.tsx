import { Alert, Button, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { FormProblem } from '../../forms/form-problem.tsx';
import { SaveBar } from '../../forms/save-bar.tsx';
import { showFirstProblem } from '../../forms/submit.ts';
import { FormContext } from './form-fields.tsx';
import classes from './record-form.module.css';
import type { RecordForm as State } from './use-record-form.ts';

interface Props<F extends Record<string, unknown>> {
  state: State<F>;
  /** What the button says: `Create the coupon`. */
  action: string;
  /** Where “Cancel” leads, relative to this page. */
  back: string;
  children: ReactNode;
}

/** The frame of a form page: its fields, what went wrong, its buttons, and a question before unsaved work is left. */
export function RecordForm<F extends Record<string, unknown>>({ state, action, back, children }: Props<F>) {
  const { form, busy, problem, isStale, isSaved, submit, saveOver } = state;
  const frame = useRef<HTMLFormElement>(null);

  const show = (): void => {
    if (frame.current) showFirstProblem(frame.current);
  };
  return (
    <FormContext value={form as unknown as UseFormReturnType<Record<string, unknown>>}>
      <form
        ref={frame}
        className={classes.form}
        onSubmit={form.onSubmit((values) => submit(values).then(show), show)}
        noValidate
      >
        <Stack gap="lg">{children}</Stack>
        <FormProblem message={problem} />
        <div aria-live="assertive">
          {isStale && (
            <Alert color="yellow" variant="light" title="Someone else has changed this">
              <p className={classes.stale}>
                Your changes are still here. See their version, or overwrite it with yours.
              </p>
              <Group>
                <Button variant="default" onClick={() => window.location.reload()}>
                  See their version
                </Button>
                <Button variant="outline" loading={busy} onClick={saveOver}>
                  Overwrite with mine
                </Button>
              </Group>
            </Alert>
          )}
        </div>
        <SaveBar isDirty={!isSaved && form.isDirty()}>
          <Button type="submit" size="md" loading={busy}>
            {action}
          </Button>
          <Button component={Link} to={back} relative="path" size="md" variant="subtle">
            Cancel
          </Button>
        </SaveBar>
      </form>
    </FormContext>
  );
}

/** A part of a form under its own heading. */
export function FormSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <div className={classes.about}>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <Stack gap="md">{children}</Stack>
    </section>
  );
}
