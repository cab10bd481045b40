import type { Answer } from '@adunni/contracts/endpoint';
import { listReviews, listServiceReviews, type Reviewed, type ReviewFilters } from '@adunni/contracts/reviews/reviews';
import { useRef, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';

export type ReviewList = Answer<typeof listReviews>;

/** What reviews are about. */
export interface About {
  kind: Reviewed;
  id: string;
}

const listOf = ({ kind, id }: About, query: ReviewFilters & { after?: string }): Promise<ReviewList> =>
  kind === 'product'
    ? callApi(listReviews, { params: { productId: id }, query })
    : callApi(listServiceReviews, { params: { serviceId: id }, query });

/** The reviews of something as they are narrowed and gone through; `first` is what the page came with. */
export function useReviews(about: About, first: ReviewList) {
  const [filters, setFilters] = useState<ReviewFilters>({});
  const [list, setList] = useState(first);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(0);
  const failed = useRef<() => void>(() => undefined);

  async function load(next: ReviewFilters, after: string | null): Promise<void> {
    latest.current += 1;
    const call = latest.current;
    setBusy(true);
    setProblem(null);
    try {
      const answer = await listOf(about, { ...next, ...(after && { after }) });
      // A slow answer to an earlier choice must not take the place of this one.
      if (call !== latest.current) return;
      setList((now) => (after ? { ...answer, items: [...now.items, ...answer.items] } : answer));
    } catch (error) {
      if (call !== latest.current) return;
      setProblem(messageOf(error, 'The reviews could not be loaded. Please try again.'));
      failed.current = () => void load(next, after);
    } finally {
      if (call === latest.current) setBusy(false);
    }
  }

  function narrow(change: ReviewFilters): void {
    const next = { ...filters, ...change };
    setFilters(next);
    void load(next, null);
  }

  return {
    filters,
    list,
    busy,
    problem,
    /** Asks again for what could not be loaded. */
    retry: () => failed.current(),
    narrow,
    isNarrowed: Boolean(filters.rating || filters.fit || filters.photos),
    clear: () => narrow({ rating: undefined, fit: undefined, photos: undefined }),
    more: () => void load(filters, list.next),
  };
}
export type Reviews = ReturnType<typeof useReviews>;
