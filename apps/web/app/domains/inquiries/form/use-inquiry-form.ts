import type { Sent } from '@adunni/contracts/endpoint';
import { inquiryForm } from '@adunni/contracts/inquiries/forms';
import { sendInquiry } from '@adunni/contracts/inquiries/inquiries';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { type Attempt, attemptOf } from '../../../kit/forms/attempt.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { showFirstProblem } from '../../../kit/forms/submit.ts';

type SentInquiry = Sent<typeof sendInquiry>['body'];

/** What somebody writes, before it is checked: what is not chosen yet is empty. */
export interface InquiryValues {
  name: string;
  email: string;
  category: string;
  request: string;
  subject: string;
  description: string;
  orderNumber: string;
  website: string;
}

const EMPTY: InquiryValues = {
  ...{ name: '', email: '', category: '', request: '' },
  ...{ subject: '', description: '', orderNumber: '', website: '' },
};

interface Draft {
  values: InquiryValues;
  /** The attempt to send it: the same content keeps its key, so that a retry sends no second one. */
  attempt: Attempt<SentInquiry> | null;
}

/** What was sent: where it can be asked after, and where we reply to. */
export interface SentAs {
  reference: string;
  email: string;
}

const bodyOf = (kind: SentInquiry['kind'], { category, request, ...values }: InquiryValues): SentInquiry => ({
  ...values,
  kind,
  category: (category || null) as SentInquiry['category'],
  request: (request || null) as SentInquiry['request'],
});

/** The form of an inquiry: what is not sent yet is kept in this tab, and sent once however often it is pressed. */
export function useInquiryForm(kind: SentInquiry['kind'], start: Partial<InquiryValues> = {}) {
  const [values, setValues] = useState<InquiryValues>({ ...EMPTY, ...start });
  const [attempt, setAttempt] = useState<Attempt<SentInquiry> | null>(null);
  const [isRead, setRead] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<keyof InquiryValues, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentAs, setSentAs] = useState<SentAs | null>(null);
  const draft = useMemo(() => draftOf<Draft>(`inquiry:${kind}`), [kind]);

  // After the first paint, since the server that rendered the page knows of no draft.
  useEffect(() => {
    const kept = draft.read();
    if (kept) {
      setValues((before) => (before.subject === '' ? kept.values : { ...kept.values, subject: before.subject }));
      setAttempt(kept.attempt);
    }
    setRead(true);
  }, [draft]);

  useEffect(() => {
    if (isRead && !sentAs) draft.keep({ values, attempt });
  }, [draft, values, attempt, isRead, sentAs]);

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const next = attemptOf(attempt, bodyOf(kind, values), newKey);
    setAttempt(next);
    // Before the answer, so that a reload meanwhile sends the same again.
    draft.keep({ values, attempt: next });
    try {
      const headers = { 'idempotency-key': next.key };
      const { reference } = await callApi(sendInquiry, { body: next.body, headers });
      draft.drop();
      setSentAs({ reference, email: values.email });
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields as typeof errors);
      setProblem(messageOf(error, 'Your message could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    const { error } = inquiryForm.safeParse(bodyOf(kind, values));
    const faults = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
    setErrors(faults);
    if (error) showFirstProblem(event.currentTarget);
    else void send();
  }

  function change(changes: Partial<InquiryValues>): void {
    setErrors({});
    setValues((before) => ({ ...before, ...changes }));
  }

  return { values, change, errors, problem, busy, onSubmit, sentAs, isReady: isRead };
}
export type InquiryFormState = ReturnType<typeof useInquiryForm>;
