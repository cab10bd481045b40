import { DRAFT_NAMES } from '@adunni/contracts/patterns/choices';
import { draftForProfile } from '@adunni/contracts/patterns/patterns';
import { Button } from '@mantine/core';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { useOnceOnline } from '../../../kit/api/connection.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { verifyPremium } from '../../subscriptions/public/premium-access.ts';
import { PLANS_PATH } from '../../subscriptions/public/premium-guard.ts';
import { askPattern } from '../shown/ask-pattern.ts';
import { asksForSame, choiceOf, queryOf } from '../shown/pattern-choice.ts';
import classes from './profile-pattern.module.css';
import { ProfilePattern } from './profile-pattern.tsx';

export const meta = () => privateMeta('Sewing pattern');

/** The pattern of a profile; null for who has no premium. */
async function loadOwn(profileId: string, search: URLSearchParams) {
  if (!(await verifyPremium())) return { own: null };
  return { own: await callApi(draftForProfile, { params: { profileId }, query: queryOf(choiceOf(search)) }) };
}

export async function clientLoader({ request, params: { profileId = '' } }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return { profileId, ...(await askPattern(loadOwn(profileId, new URL(request.url).searchParams))) };
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !asksForSame(currentUrl, nextUrl));

export function HydrateFallback() {
  return <LoadingScreen />;
}

/** A sewing pattern from a person’s own measurements, for premium customers. */
export default function ProfilePatternPage() {
  const { profileId, answer, problem, isOffline } = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  useOnceOnline(isOffline, () => void revalidate());
  return (
    <main id="main">
      <h1>Sewing pattern</h1>
      <Link to={`/account?section=measurements&profile=${profileId}`} className={classes.back}>
        {answer?.own ? `Measurements of ${answer.own.name}` : 'Back to measurements'}
      </Link>
      <LoadProblem message={problem} isLoading={state === 'loading'} onRetry={revalidate} />
      {answer?.own && <ProfilePattern profileId={profileId} answer={answer.own} />}
      {answer?.own === null && <NotPremium />}
    </main>
  );
}

function NotPremium() {
  return (
    <section className={classes.plans}>
      <p>
        With a premium plan you can have sewing patterns drafted from your measurements: {DRAFT_NAMES.length} garments,
        from buba and sokoto to agbada, kaftan and corset, in three fits. Download them to print at home or in a copy
        shop, with a cutting plan and the fabric you need.
      </p>
      <Button size="md" component={Link} to={PLANS_PATH}>
        See plans
      </Button>
    </section>
  );
}
