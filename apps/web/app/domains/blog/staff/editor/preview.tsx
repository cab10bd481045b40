import type { PostForm } from '@adunni/contracts/blog/forms';
import type { Post } from '@adunni/contracts/blog/posts';
import { previewPost } from '@adunni/contracts/blog/staff';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Section } from '../../../../kit/resource/facts.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { PostView } from '../../post/post-view.tsx';

/** The post as readers would see it, with all that was typed until it was asked for. */
export function Preview({ values }: { values: PostForm }) {
  const [post, setPost] = useState<Post | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function show(): Promise<void> {
    setBusy(true);
    try {
      setPost((await callApi(previewPost, { body: { values } })).post);
    } catch (error) {
      toast('error', messageOf(error, 'The preview could not be shown. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title="Preview">
      <Button variant="default" loading={isBusy} disabled={values.title.trim() === ''} onClick={() => void show()}>
        {post ? 'Refresh preview' : 'Show preview'}
      </Button>
      {post && <PostView post={post} isWithin />}
    </Section>
  );
}
