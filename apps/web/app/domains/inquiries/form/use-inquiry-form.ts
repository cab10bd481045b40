import type { AttachedFile } from '@adunni/contracts/conversations/files';
import type { Sent } from '@adunni/contracts/endpoint';
import { sendInquiry, uploadInquiryFile } from '@adunni/contracts/inquiries/inquiries';
import { MAX_INQUIRY_FILES, missingFor } from '@adunni/contracts/inquiries/kinds';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { type Attempt, attemptOf } from '../../../kit/forms/attempt.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { lateSchema } from '../../../kit/forms/early/late-schema.ts';
import { typedIn } from '../../../kit/forms/early/typed.ts';
import { showFirstProblem } from '../../../kit/forms/submit.ts';
import { usePhotos } from '../../../kit/photos/use-photos.ts';

/** What checks an inquiry. */
export const inquirySchema = lateSchema(async () => (await import('@adunni/contracts/inquiries/forms')).inquiryForm);

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
  /** What is attached, and the key under which it was uploaded. */
  files: AttachedFile[];
  draftId: string;
  /** The attempt to send it: the same content keeps its key, so that a retry sends no second one. */
  attempt: Attempt<SentInquiry> | null;
}

/** What was sent: where it can be asked after, and where we reply to. */
export interface SentAs {
  reference: string;
  email: string;
}

/** What of it holds anything. */
const writtenIn = (values: InquiryValues): Partial<InquiryValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const bodyOf = (
  kind: SentInquiry['kind'],
  { category, request, ...values }: InquiryValues,
  attached: { draftId: string; fileIds: string[] },
): SentInquiry => ({
  ...values,
  ...(attached.fileIds.length > 0 && attached),
  kind,
  category: (category || null) as SentInquiry['category'],
  request: (request || null) as SentInquiry['request'],
});

/** The form of an inquiry: what is not sent yet is kept in this tab, and sent once however often it is pressed. */
export function useInquiryForm(kind: SentInquiry['kind'], start: Partial<InquiryValues> = {}) {
  const [values, setValues] = useState<InquiryValues>({ ...EMPTY, ...start });
  const frame = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState<Attempt<SentInquiry> | null>(null);
  const [isRead, setRead] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<keyof InquiryValues, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentAs, setSentAs] = useState<SentAs | null>(null);
  const [draftId, setDraftId] = useState(newKey);
  const files = usePhotos({
    endpoint: uploadInquiryFile,
    params: { draftId },
    most: MAX_INQUIRY_FILES,
    noun: 'files',
  });
  const { pictures } = files;
  const body = bodyOf(kind, values, { draftId, fileIds: pictures.map(({ _id }) => _id) });
  const draft = useMemo(() => draftOf<Draft>(`inquiry:${kind}`), [kind]);

  const keptNow = (sent: Draft['attempt']): Draft => ({
    ...{ values, draftId, attempt: sent },
    files: pictures as AttachedFile[],
  });

  // What was typed before the page was alive, before anything is drawn again.
  useLayoutEffect(() => {
    if (!frame.current) return;
    const typed = typedIn(frame.current);
    setValues((before) => ({ ...before, ...typed }));
    if (frame.current.contains(document.activeElement)) void inquirySchema();
  }, []);

  // After the first paint, since the server that rendered the page knows of no draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => {
    const kept = draft.read();
    if (kept) {
      setValues((before) => ({ ...kept.values, ...writtenIn(before) }));
      setAttempt(kept.attempt);
      setDraftId(kept.draftId);
      files.restore(kept.files);
    }
    setRead(true);
  }, [draft]);

  useEffect(() => {
    if (isRead && !sentAs) draft.keep(keptNow(attempt));
  });

  async function send(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const next = attemptOf(attempt, body, newKey);
    setAttempt(next);
    // Before the answer, so that a reload meanwhile sends the same again.
    draft.keep(keptNow(next));
    try {
      const headers = { 'idempotency-key': next.key };
      const { reference } = await callApi(sendInquiry, { body: next.body, headers });
      draft.drop();
      setSentAs({ reference, email: values.email });
    } catch (error) {
      // Files of a draft that lay for days have been swept away meanwhile.
      if (error instanceof ApiError && error.code === 'photo_gone') files.clear();
      if (error instanceof ApiError) setErrors(error.fields as typeof errors);
      setProblem(messageOf(error, 'Your message could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const error = (await inquirySchema())?.safeParse(body).error;
    const faults = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
    const found = { ...Object.fromEntries(faults), ...missingFor(body) };
    setErrors(found);
    if (Object.keys(found).length === 0) return send();
    setBusy(false);
    showFirstProblem(form);
  }

  function change(changes: Partial<InquiryValues>): void {
    setErrors({});
    setValues((before) => ({ ...before, ...changes }));
  }

  const isReady = isRead && !files.isBusy && !files.hasFailed;
  return { frame, values, change, files, errors, problem, busy, onSubmit, sentAs, isReady };
}
export type InquiryFormState = ReturnType<typeof useInquiryForm>;
