import { getPostChoices, postResource } from '@adunni/contracts/blog/staff';
import { useMemo } from 'react';
import { useLoaderData } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import type { ListOptions } from '../../../kit/resource/list/list-options.ts';
import { listPage } from '../../../kit/resource/list/list-page.tsx';
import { ListScreen } from '../../../kit/resource/list/list-screen.tsx';

const SCREEN = 'posts';
const OPTIONS: ListOptions<typeof postResource> = {
  title: 'Posts',
  lead: 'Drafts and published posts of the blog.',
  cells: {
    title: ({ title, hasChanges, status }) =>
      hasChanges && status === 'published' ? `${title} (unpublished changes)` : title,
  },
  filters: ['status'],
  actions: {
    unpublish: { label: 'Unpublish', done: 'unpublished', isFor: ({ status }) => status === 'published' },
    unschedule: { label: 'Unschedule', done: 'unscheduled', isFor: ({ scheduledFor }) => scheduledFor !== null },
  },
  add: 'Add a post',
  open: ({ _id }) => `edit/${_id}`,
  empty: 'No posts yet.',
};

const page = listPage(postResource, { ...OPTIONS, screen: SCREEN });

export async function clientLoader(asked: { request: Request }) {
  const [list, choices] = await Promise.all([page.clientLoader(asked), callApi(getPostChoices)]);
  return { ...list, choices };
}

export const { meta } = page;

/** The list, with the authors and categories that there are to filter by. */
export default function PostsPage() {
  const { list, choices, ...kept } = useLoaderData<typeof clientLoader>();
  const options = useMemo<ListOptions<typeof postResource>>(
    () => ({
      ...OPTIONS,
      filters: [
        'status',
        { name: 'category', label: 'Category', options: choices.categories },
        { name: 'author', label: 'Author', options: choices.authors },
      ],
    }),
    [choices],
  );
  return <ListScreen resource={postResource} options={options} list={list} screen={SCREEN} {...kept} />;
}
