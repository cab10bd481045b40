import { getPostChoices, postResource } from '@adunni/contracts/blog/staff';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';

type Choice = { value: string; label: string };

/** The list, with the authors and categories that there are to filter by. */
const pageWith = (authors: readonly Choice[], categories: readonly Choice[]) =>
  listPage(postResource, {
    title: 'Posts',
    lead: 'Drafts and published posts of the blog.',
    cells: {
      title: ({ title, hasChanges, status }) =>
        hasChanges && status === 'published' ? `${title} (unpublished changes)` : title,
    },
    filters: [
      'status',
      { name: 'category', label: 'Category', options: categories },
      { name: 'author', label: 'Author', options: authors },
    ],
    actions: {
      unpublish: { label: 'Unpublish', done: 'unpublished', isFor: ({ status }) => status === 'published' },
      unschedule: { label: 'Unschedule', done: 'unscheduled', isFor: ({ scheduledFor }) => scheduledFor !== null },
    },
    add: 'Add a post',
    open: ({ _id }) => `edit/${_id}`,
    empty: 'No posts yet.',
  });

const bare = pageWith([], []);

export async function clientLoader(asked: { request: Request }) {
  const [list, choices] = await Promise.all([bare.clientLoader(asked), callApi(getPostChoices)]);
  return { ...list, choices };
}

export const { meta } = bare;

let known: { key: string; Page: () => React.ReactNode } | null = null;

export default function PostsPage() {
  const { choices } = useLoaderData<typeof clientLoader>();
  const key = JSON.stringify(choices);
  if (known?.key !== key) known = { key, Page: pageWith(choices.authors, choices.categories).Page };
  return <known.Page />;
}
