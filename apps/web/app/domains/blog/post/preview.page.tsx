import { getPostPreview } from '@adunni/contracts/blog/posts';
import { Alert } from '@mantine/core';
import { callApi } from '../../../kit/api/call-api.ts';
import { LoadingScreen } from '../../../kit/page/loading-screen.tsx';
import reading from '../../../kit/page/reading.module.css';
import { privateMeta } from '../../../kit/page-meta.ts';
import type { Route } from './+types/preview.page.ts';
import { PostView } from './post-view.tsx';

/** In the browser, so that no cached page outlives the link. Throws ApiError, 404 once the link is taken back. */
export const clientLoader = ({ params: { token } }: Route.ClientLoaderArgs) =>
  callApi(getPostPreview, { params: { token } });

export const HydrateFallback = LoadingScreen;

export const meta = () => privateMeta('Preview of a post');

export default function PreviewPage({ loaderData: { post } }: Route.ComponentProps) {
  return (
    <main id="main" className={reading.page}>
      <Alert color="yellow" variant="light" mb="lg" title="Preview">
        This is a draft, shared by its link. It may change before it is published.
      </Alert>
      <PostView post={post} />
    </main>
  );
}
