import { planningRequest } from '@adunni/contracts/planning/forms';
import { PLANNING_LEVEL_NAMES } from '@adunni/contracts/planning/names';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import button from '../../../kit/button.module.css';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { PLANNING } from '../address.ts';
import { ContactStep, DayStep, PeopleStep, type StepProps, VendorsStep } from './fields.tsx';
import classes from './request.module.css';
import { STEPS, type StepName } from './steps.ts';
import { useRequest } from './use-request.ts';

export const meta = () => privateMeta('Request planning');
export const handle = { parameters: ['step', 'level'] };

/** What was written lies on the device, which the server does not know. */
export async function clientLoader({ request }: { request: Request }) {
  const asked = new URL(request.url).searchParams.get('level');
  return { level: PLANNING_LEVEL_NAMES.find((level) => level === asked) ?? null };
}
clientLoader.hydrate = true as const;

/** Going from step to step loads nothing anew: what is written here is the latest. */
export const shouldRevalidate = () => false;

export const HydrateFallback = LoadingScreen;

const VIEWS: Record<StepName, (props: StepProps) => React.ReactNode> = {
  day: DayStep,
  people: PeopleStep,
  vendors: VendorsStep,
  contact: ContactStep,
};

/** Asks step by step what we need to know; sent by whoever is signed in. */
export default function RequestPage({
  loaderData: { level },
}: {
  loaderData: Awaited<ReturnType<typeof clientLoader>>;
}) {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = STEPS.find(({ name }) => name === search.get('step')) ?? STEPS[0];
  const at = STEPS.indexOf(step);
  const seen = useRef(step.name);
  useEffect(() => {
    if (seen.current !== step.name) heading.current?.focus();
    seen.current = step.name;
  }, [step.name]);

  function go(name: StepName): void {
    setSearch((before) => {
      before.set('step', name);
      return before;
    });
  }

  const { draft, errors, change, problem, busy, check, send } = useRequest(level, planningRequest, go);
  const View = VIEWS[step.name];
  const next = STEPS[at + 1];
  return (
    <main id="main" className={classes.page}>
      <Link to={PLANNING} className={classes.back}>
        Celebration planning
      </Link>
      <h1>Request planning</h1>
      <p className={classes.soft}>What you write is kept on this device until you send it.</p>
      <ol className={classes.steps} aria-label="Steps">
        {STEPS.map(({ name, label }) => (
          <li key={name}>
            <button type="button" aria-current={name === step.name ? 'step' : undefined} onClick={() => go(name)}>
              {label}
            </button>
          </li>
        ))}
      </ol>
      <section aria-labelledby="step" className={classes.step}>
        <h2 id="step" ref={heading} tabIndex={-1}>
          {step.label}
        </h2>
        <View draft={draft} change={change} errors={errors} />
      </section>
      <FormProblem message={problem} />
      <nav className={classes.onward} aria-label="Steps before and after">
        {at > 0 && (
          <button type="button" className={button.outline} onClick={() => go(STEPS[at - 1]?.name ?? 'day')}>
            Back
          </button>
        )}
        {next ? (
          <button type="button" className={button.filled} onClick={() => check(step.fields) && go(next.name)}>
            Continue
          </button>
        ) : session ? (
          <button type="button" className={button.filled} disabled={busy} onClick={send}>
            Send request
          </button>
        ) : (
          <Link to={`/login?next=${encodeURIComponent(`${PLANNING}/request?step=contact`)}`} className={button.filled}>
            Log in to send
          </Link>
        )}
      </nav>
      {!next && !session && (
        <p className={classes.soft}>
          No account yet?{' '}
          <Link to={`/register?next=${encodeURIComponent(`${PLANNING}/request?step=contact`)}`}>Create one</Link>. What
          you wrote stays here.
        </p>
      )}
    </main>
  );
}
