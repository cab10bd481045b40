import { type PostForm, postForm } from '@adunni/contracts/blog/forms';
import { getPostChoices, postResource } from '@adunni/contracts/blog/staff';
import { useState } from 'react';
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

type Opened = Awaited<ReturnType<typeof clientLoader>>;

export default function EditorPage() {
  const { seen, choices } = useLoaderData<typeof clientLoader>();
  const { key } = useLocation();
  return <OpenedPost key={seen?.record._id ?? key} {...{ seen, choices }} />;
}

/** One post. It goes on with what was stored here, and begins anew with what came from elsewhere: an earlier version. */
function OpenedPost({ seen, choices }: Opened) {
  const [begun, setBegun] = useState(seen?.version ?? 0);
  const [stored, setStored] = useState(begun);
  if (seen && seen.version > Math.max(begun, stored)) setBegun(seen.version);
  const first = seen ? (valuesOf(postForm, seen.record) as PostForm) : BLANK;
  return <Editor key={begun} version={Math.max(begun, stored)} onStored={setStored} {...{ first, seen, choices }} />;
}
