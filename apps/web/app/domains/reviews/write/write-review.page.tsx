import { getReviewLine } from '@adunni/contracts/reviews/reviews';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import { privateMeta } from '../../../kit/page-meta.ts';
import { requireSession } from '../../../kit/session/guard.ts';
import { ReviewEditor } from './review-editor.tsx';
import { ofLine } from './subject.ts';

export const meta = () => privateMeta('Your review');

export async function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  requireSession(request);
  return callApi(getReviewLine, { params: { itemId: params.itemId ?? '' } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingScreen />;
}

export default function WriteReviewPage() {
  const { line } = useLoaderData<typeof clientLoader>();
  return <ReviewEditor subject={ofLine(line)} />;
}
