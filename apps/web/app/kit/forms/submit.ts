import type { UseFormReturnType } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { ApiError, messageOf } from '../api/call-api.ts';

interface Submission<T> {
  /** Whether the request is under way; the button shows it and a second submit is ignored. */
  busy: boolean;
  /** What went wrong as a whole, to be shown above the button; null when nothing did. */
  problem: string | null;
  submit: (values: T) => Promise<void>;
  /** For the form element: submits what is valid, and leads to the first field that is not. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** What something is wrong with and can hold the focus: a field, or where files are dropped, not the frame of a field. */
const WRONG = '[aria-invalid="true"]:not(div:not([tabindex]))';

/** Leads to the first field of a form that something is wrong with, once its remark stands beside it: within some frames. */
export function showFirstProblem(frame: HTMLFormElement, frames = 10): void {
  requestAnimationFrame(() => {
    const wrong = frame.querySelector<HTMLElement>(WRONG);
    if (wrong) wrong.focus();
    else if (frames > 1) showFirstProblem(frame, frames - 1);
  });
}

/**
 * Sends a form: one request at a time, the server’s remarks on fields beside the fields, its message above the button.
 * `fallback` is the text of the specification’s error catalogue for when the server gave none.
 */
export function useSubmit<F extends Record<string, unknown>>(
  form: UseFormReturnType<F>,
  send: (values: F) => Promise<void>,
  fallback: string,
): Submission<F> {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: F): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      if (error instanceof Response) throw error;
      if (error instanceof ApiError) form.setErrors(error.fields as Parameters<typeof form.setErrors>[0]);
      setProblem(messageOf(error, fallback));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    // A second press while it is being checked sends nothing more.
    event.preventDefault();
    if (form.validating) return;
    const frame = event.currentTarget;
    const show = (): void => showFirstProblem(frame);
    form.onSubmit((values) => submit(values).then(show), show)(event);
  }

  return { busy, problem, submit, onSubmit };
}
