import { getOwnEvent } from '@adunni/contracts/asoebi/events';
import { type EventStep, type Missing, whatIsMissing } from '@adunni/contracts/asoebi/missing';
import type { Picture } from '@adunni/contracts/fields';
import { useEffect, useRef, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import button from '../../../kit/button.module.css';
import { shopDay } from '../../../kit/dates.ts';
import { UnsavedGuard } from '../../../kit/forms/unsaved-guard.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { ASO_EBI, hostPath } from '../address.ts';
import { EventView } from '../guest/event-view.tsx';
import { AboutStep } from './about-step.tsx';
import type { CoverProps } from './cover-field.tsx';
import { draftOf, type EventDraft, emptyDraft } from './draft-form.ts';
import classes from './edit.module.css';
import { GroupsStep } from './groups-step.tsx';
import { HandoverStep } from './handover-step.tsx';
import { PackagesStep } from './packages-step.tsx';
import { SaveNote } from './save-note.tsx';
import { STEPS, type Step, StepsNav } from './steps-nav.tsx';
import { unsavedDraft } from './unsaved-draft.ts';
import { type Changed, type DraftStart, useDraft } from './use-draft.ts';

export const meta = () => privateMeta('Your aso-ebi');
export const handle = { parameters: ['step', 'new'] };

export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  requireSession(request);
  const eventId = params.id ?? '';
  // Nothing is stored of it yet; once it is, its address says so no more.
  if (new URL(request.url).searchParams.has('new')) return { ...startOf(eventId, 0, emptyDraft()), cover: null };
  const { event, rights } = await callApi(getOwnEvent, { params: { eventId } });
  // What guests can order is followed, not written.
  if (event.status !== 'draft' || !rights.edits) throw redirect(hostPath(eventId));
  return { ...startOf(eventId, event.version, draftOf(event)), cover: event.cover };
}

/** What was written over the stored version and did not reach the server goes before it. */
function startOf(eventId: string, version: number, stored: EventDraft): DraftStart & { eventId: string } {
  const kept = unsavedDraft(eventId).read(version);
  return { eventId, version, draft: kept ?? stored, isUnsaved: kept !== null };
}
clientLoader.hydrate = true as const;

/** Going from step to step loads nothing anew: what is written here is the latest. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || formMethod !== undefined;

export const HydrateFallback = LoadingScreen;

/** What each step is given. */
export interface StepProps {
  draft: EventDraft;
  change: (changed: Changed) => void;
  /** Leads to another step. */
  go: (step: EventStep) => void;
  /** The day, as a date field takes it. */
  today: string;
  /** The cover, which is saved by itself. */
  cover: CoverProps;
}

const VIEWS: Record<EventStep, (props: StepProps) => React.ReactNode> = {
  about: AboutStep,
  groups: GroupsStep,
  packages: PackagesStep,
  handover: HandoverStep,
};

export default function EditPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  // Another event is another draft.
  return <Editor key={loaded.eventId} {...loaded} />;
}

function Editor({ eventId, cover: known, ...start }: DraftStart & { eventId: string; cover: Picture | null }) {
  const [picture, setPicture] = useState(known);
  const { draft, state, problem, isStored, change, saveNow } = useDraft(eventId, start);
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const step: Step = STEPS.find(({ name }) => name === search.get('step'))?.name ?? 'about';
  const at = STEPS.findIndex(({ name }) => name === step);
  const today = shopDay(new Date().toISOString());
  const cover = { eventId, cover: picture, onChange: setPicture, isStored };
  const missing = whatIsMissing(draft, today);

  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) heading.current?.focus();
    seen.current = step;
  }, [step]);

  const isCalledNew = search.has('new');
  useEffect(() => {
    if (!isStored || !isCalledNew) return;
    setSearch(
      (before) => {
        before.delete('new');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isStored, isCalledNew, setSearch]);

  function go(next: Step): void {
    void saveNow();
    setSearch((before) => {
      before.set('step', next);
      return before;
    });
  }

  return (
    <main className={classes.page} id="main">
      <UnsavedGuard isDirty={state === 'failed' || state === 'refused'} />
      <Link to={ASO_EBI} className={classes.back}>
        Your events
      </Link>
      <div className={classes.head}>
        <h1>{draft.title || 'New event'}</h1>
        <SaveNote state={state} problem={problem} onRetry={saveNow} />
      </div>
      <StepsNav step={step} missing={missing} onGo={go} />
      <section className={classes.step} aria-labelledby="step">
        <h2 id="step" ref={heading} tabIndex={-1}>
          {STEPS[at]?.label}
        </h2>
        {step === 'preview' ? (
          <Preview eventId={eventId} draft={draft} cover={picture} missing={missing} onGo={go} />
        ) : (
          <StepView {...{ step, draft, change, go, today, cover }} />
        )}
      </section>
      <nav className={classes.onward} aria-label="Steps before and after">
        {at > 0 && (
          <button type="button" className={button.outline} onClick={() => go(STEPS[at - 1]?.name ?? 'about')}>
            Back
          </button>
        )}
        {at < STEPS.length - 1 && (
          <button type="button" className={button.filled} onClick={() => go(STEPS[at + 1]?.name ?? 'preview')}>
            Continue
          </button>
        )}
      </nav>
    </main>
  );
}

function StepView({ step, ...props }: StepProps & { step: EventStep }) {
  const View = VIEWS[step];
  return <View {...props} />;
}

interface PreviewProps {
  eventId: string;
  draft: EventDraft;
  cover: Picture | null;
  missing: readonly Missing[];
  onGo: (step: Step) => void;
}

/** The event as guests will see it, below what it still lacks. */
function Preview({ eventId, draft, cover, missing, onGo }: PreviewProps) {
  return (
    <>
      {missing.length > 0 && (
        <div className={classes.missing}>
          <h3>Still to do</h3>
          <ul>
            {missing.map(({ step, text }) => (
              <li key={step + text}>
                <button type="button" onClick={() => onGo(step)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length === 0 && (
        <div className={classes.ready}>
          <p>Your event is complete. Next, choose who makes the sets; then open it to your guests.</p>
          <Link to={hostPath(eventId, 'makers')} className={button.filled}>
            Choose makers
          </Link>
        </div>
      )}
      <EventView event={{ ...draft, cover }} />
    </>
  );
}
