import { listPosts } from '@adunni/contracts/blog/posts';
import { callApi } from '../../../../kit/api/call-api.ts';
import { type Choice, SearchPicks } from '../../../../kit/forms/search-picks.tsx';

interface Props {
  /** The post itself, which is not offered. */
  own: string | null;
  value: string[];
  chosen: readonly Choice[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

const MOST = 4;

/** Chooses published posts to read on with. */
export function PostChoice({ own, ...props }: Props) {
  async function find(q: string): Promise<Choice[]> {
    const { items } = await callApi(listPosts, { query: { ...(q && { q }), limit: 12 } });
    return items.filter(({ _id }) => _id !== own).map(({ _id, title }) => ({ value: _id, label: title }));
  }
  return (
    <SearchPicks
      {...props}
      label="Related posts"
      description={`Up to ${MOST}. Without any, others of its categories are shown.`}
      placeholder="Search published posts"
      nothingFound="No posts match your search."
      most={MOST}
      find={find}
    />
  );
}
