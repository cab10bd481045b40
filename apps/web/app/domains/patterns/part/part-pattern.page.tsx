import { draftForPart } from '@adunni/contracts/patterns/patterns';
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
import { privateMeta } from '../../../kit/page-meta.ts';
import { PageHead } from '../../../kit/resource/page-head.tsx';
import { requireSession } from '../../../kit/session/guard.ts';
import { askPattern } from '../shown/ask-pattern.ts';
import { asksForSame, choiceOf, queryOf } from '../shown/pattern-choice.ts';
import { PartPattern } from './part-pattern.tsx';

export const meta = () => privateMeta('Pattern');
export const handle = { crumb: 'Pattern' };

export async function clientLoader({ request, params: { partId = '' } }: ClientLoaderFunctionArgs) {
  requireSession(request, draftForPart.access);
  const { searchParams } = new URL(request.url);
  const itemId = searchParams.get('item');
  const query = { ...queryOf(choiceOf(searchParams)), ...(itemId && { itemId }) };
  return { partId, ...(await askPattern(callApi(draftForPart, { params: { partId }, query }))) };
}

/** Each time it is loaded is a view that is logged, so it is only for another pattern. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !asksForSame(currentUrl, nextUrl));

/** The sewing pattern of an item, drafted from its measurements, for who makes it. */
export default function PartPatternPage() {
  const { partId, answer, problem, isOffline } = useLoaderData<typeof clientLoader>();
  const { revalidate, state } = useRevalidator();
  useOnceOnline(isOffline, () => void revalidate());
  const item = answer?.items.find(({ itemId }) => itemId === answer.itemId);
  return (
    <main>
      <PageHead title="Pattern" lead={answer && [item?.title, `order ${answer.number}`].filter(Boolean).join(', ')}>
        <Button size="md" variant="default" component={Link} to="../.." relative="path">
          Back to order
        </Button>
      </PageHead>
      <LoadProblem message={problem} isLoading={state === 'loading'} onRetry={revalidate} />
      {answer && <PartPattern partId={partId} answer={answer} item={item} />}
    </main>
  );
}
