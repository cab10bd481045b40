import { type PostForm, postForm } from '@adunni/contracts/blog/forms';
import { getPostChoices, postResource } from '@adunni/contracts/blog/staff';
import { useLoaderData, useLocation } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { valuesOf } from '../../../../kit/resource/form/form-values.ts';
import { getRecord } from '../../../../kit/resource/resource-calls.ts';
import { requireSession } from '../../../../kit/session/guard.ts';
import type { Route } from './+types/editor.page.ts';
import { Editor } from './editor.tsx';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  requireSession(request, postResource.access);
  const { id } = params as { id?: string };
  const [seen, choices] = await Promise.all([id ? getRecord(postResource, id) : null, callApi(getPostChoices)]);
  return { seen, choices };
}

export const meta = ({ params }: { params: { id?: string } }) => privateMeta(params.id ? 'Edit a post' : 'Add a post');
export const handle = { crumb: ({ seen }: { seen: unknown }) => (seen ? 'Edit' : 'Add') };

const BLANK: PostForm = {
  ...{ title: '', slug: '', excerpt: '', canonical: '', coverId: null, coverAlt: '', authorIds: [], categoryIds: [] },
  ...{ tags: [], relatedIds: [], productIds: [], isFeatured: false, document: [] },
};

export default function EditorPage() {
  const { seen, choices } = useLoaderData<typeof clientLoader>();
  const first = seen ? (valuesOf(postForm, seen.record) as PostForm) : BLANK;
  const { key } = useLocation();
  // What is given back from an earlier version begins anew, and so does each new post.
  return <Editor key={seen ? `${seen.record._id} ${seen.version}` : key} {...{ first, seen, choices }} />;
}
