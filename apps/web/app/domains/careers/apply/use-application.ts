import { applyForOpening, uploadApplicationFile } from '@adunni/contracts/careers/applications';
import type { JobQuestion } from '@adunni/contracts/careers/forms';
import { MOST_PORTFOLIO } from '@adunni/contracts/careers/limits';
import type { Opening } from '@adunni/contracts/careers/openings';
import type { AttachedFile } from '@adunni/contracts/conversations/files';
import type { Sent } from '@adunni/contracts/endpoint';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { ApiError, callApi, messageOf } from '../../../kit/api/call-api.ts';
import { newKey } from '../../../kit/api/new-key.ts';
import { type Attempt, attemptOf } from '../../../kit/forms/attempt.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { lateSchema } from '../../../kit/forms/early/late-schema.ts';
import { showFirstProblem } from '../../../kit/forms/submit.ts';
import { usePhotos } from '../../../kit/photos/use-photos.ts';

/** What checks an application. */
export const applicationSchema = lateSchema(
  async () => (await import('@adunni/contracts/careers/apply-forms')).applicationForm,
);

type Body = Sent<typeof applyForOpening>['body'];

/** What somebody writes, before it is checked. */
interface Values {
  name: string;
  email: string;
  phone: string;
  city: string;
  note: string;
  website: string;
  /** By question. */
  answers: Record<string, string>;
  consent: boolean;
}

const EMPTY: Values = {
  ...{ name: '', email: '', phone: '', city: '', note: '', website: '' },
  ...{ answers: {}, consent: false },
};

interface Draft {
  values: Values;
  draftId: string;
  cv: AttachedFile[];
  portfolio: AttachedFile[];
  answers: AttachedFile[];
  attempt: Attempt<Body> | null;
}

/** The first question that is answered by a file; an opening has one at most that shows. */
export const fileQuestion = (questions: readonly JobQuestion[]): JobQuestion | undefined =>
  questions.find(({ kind }) => kind === 'file');

/** The form of an application: what is not sent yet is kept in this tab, and sent once however often it is pressed. */
export function useApplication({ slug, questions }: Opening) {
  const [values, setValues] = useState(EMPTY);
  const [attempt, setAttempt] = useState<Attempt<Body> | null>(null);
  const [draftId, setDraftId] = useState(newKey);
  const [isRead, setRead] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const upload = (purpose: string, most: number) => ({
    ...{ endpoint: uploadApplicationFile, params: { draftId, purpose }, most, noun: 'files' },
  });
  const cv = usePhotos(upload('cv', 1));
  const portfolio = usePhotos(upload('portfolio', MOST_PORTFOLIO));
  const answered = usePhotos(upload('answer', 1));
  const files = [cv, portfolio, answered];
  const draft = useMemo(() => draftOf<Draft>(`application:${slug}`), [slug]);

  const asked = fileQuestion(questions);
  const { answers, consent, ...words } = values;
  const body: Omit<Body, 'consent'> & { consent: boolean } = {
    ...words,
    ...{ draftId, consent, cvId: cv.pictures[0]?._id ?? null, portfolioIds: portfolio.pictures.map(({ _id }) => _id) },
    answers: questions.map(({ _id }) => ({
      questionId: _id,
      text: answers[_id] ?? '',
      fileId: _id === asked?._id ? (answered.pictures[0]?._id ?? null) : null,
    })),
  };
  const keptNow = (sent: Draft['attempt']): Draft => ({
    ...{ values, draftId, attempt: sent, cv: cv.pictures as AttachedFile[] },
    ...{ portfolio: portfolio.pictures as AttachedFile[], answers: answered.pictures as AttachedFile[] },
  });

  // After the first paint, since the server that rendered the page knows of no draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once
  useEffect(() => {
    const kept = draft.read();
    if (kept) {
      setValues(kept.values);
      setAttempt(kept.attempt);
      setDraftId(kept.draftId);
      cv.restore(kept.cv);
      portfolio.restore(kept.portfolio);
      answered.restore(kept.answers);
    }
    setRead(true);
  }, [draft]);

  useEffect(() => {
    if (isRead && !sentTo) draft.keep(keptNow(attempt));
  });

  async function send(checked: Body): Promise<void> {
    setBusy(true);
    setProblem(null);
    const next = attemptOf(attempt, checked, newKey);
    setAttempt(next);
    // Before the answer, so that a reload meanwhile sends the same again.
    draft.keep(keptNow(next));
    try {
      await callApi(applyForOpening, {
        ...{ params: { slug }, body: next.body, headers: { 'idempotency-key': next.key } },
      });
      draft.drop();
      setSentTo(values.email);
    } catch (error) {
      // Files of a draft that lay for days have been swept away meanwhile.
      if (error instanceof ApiError && error.code === 'application_file_gone') for (const each of files) each.clear();
      if (error instanceof ApiError) setErrors(error.fields);
      setProblem(messageOf(error, 'Your application could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const frame = event.currentTarget;
    setBusy(true);
    const error = (await applicationSchema())?.safeParse(body).error;
    const faults = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
    setErrors(Object.fromEntries(faults));
    if (!error) return send(body as Body);
    setBusy(false);
    showFirstProblem(frame);
  }

  function change(changes: Partial<Values>): void {
    setErrors({});
    setValues((before) => ({ ...before, ...changes }));
  }

  const isReady = isRead && files.every(({ isBusy, hasFailed }) => !isBusy && !hasFailed);
  return { values, change, cv, portfolio, answered, errors, problem, busy, onSubmit, sentTo, isReady };
}
export type ApplicationState = ReturnType<typeof useApplication>;
