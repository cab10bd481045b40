import type { Answer } from '@adunni/contracts/endpoint';
import { listMyVotesAndReports, type Review, voteHelpful } from '@adunni/contracts/reviews/reviews';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useSession } from '../../../kit/session/use-session.ts';
import { toast } from '../../../kit/toasts.ts';
import type { About } from './use-reviews.ts';

type Mine = Answer<typeof listMyVotesAndReports>;
const NONE: Mine = { own: [], helpful: [], reported: [], toReview: null };

/** What the person in front of the page thinks of its reviews. A page is the same for all, so it is asked afterwards. */
export function useVotesAndReports({ kind, id }: About) {
  const session = useSession();
  const [mine, setMine] = useState(NONE);
  const [counts, setCounts] = useState<Record<string, number>>({});
  const personId = session?._id;

  useEffect(() => {
    setMine(NONE);
    if (!personId) return;
    const left = new AbortController();
    callApi(listMyVotesAndReports, { query: { about: kind, id }, signal: left.signal })
      .then(setMine)
      // Without it nothing is marked, and a second vote counts once all the same.
      .catch(() => undefined);
    return () => left.abort();
  }, [kind, id, personId]);

  const mark = (list: 'helpful' | 'reported', reviewId: string, isOn: boolean): void =>
    setMine((now) => ({
      ...now,
      [list]: isOn ? [...now[list], reviewId] : now[list].filter((one) => one !== reviewId),
    }));

  async function vote({ _id }: Review): Promise<void> {
    const isHelpful = !mine.helpful.includes(_id);
    mark('helpful', _id, isHelpful);
    try {
      const { helpful } = await callApi(voteHelpful, { params: { reviewId: _id }, body: { isHelpful } });
      setCounts((now) => ({ ...now, [_id]: helpful }));
    } catch (error) {
      mark('helpful', _id, !isHelpful);
      toast('error', messageOf(error, 'Your vote could not be counted. Please try again.'));
    }
  }

  return {
    isSignedIn: personId !== undefined,
    mine,
    helpfulCount: ({ _id, helpful }: Review): number => counts[_id] ?? helpful,
    vote,
    noteReport: (reviewId: string) => mark('reported', reviewId, true),
  };
}
export type VotesAndReports = ReturnType<typeof useVotesAndReports>;
