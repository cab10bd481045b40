import { makeCampaign, type PostRecord, postResource, setPreviewLink } from '@adunni/contracts/blog/staff';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { ActionButton } from '../../../../kit/resource/action-button.tsx';
import { MomentField } from '../../../../kit/resource/form/fields.tsx';
import { toast } from '../../../../kit/toasts.ts';
import { postPath } from '../../blog-address.ts';
import type { usePost } from './use-post.ts';

interface Props {
  post: ReturnType<typeof usePost>;
  record: PostRecord | null;
}

/** Publishes a post, now or later, shares its draft, and makes a campaign of it. */
export function PublishActions({ post, record }: Props) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isPlanning, setIsPlanning] = useState(false);
  const isLive = record?.status === 'published';

  /** Shows the post as it is stored; one that was new until now opens at its own address. */
  async function refresh(_id: string): Promise<void> {
    if (record) return revalidate();
    // What was typed meanwhile is stored before the page is another.
    if (await post.save()) await navigate(`/admin/blog/posts/edit/${_id}`, { replace: true });
  }

  async function publish(at: string | null): Promise<void> {
    const _id = await post.publish(at);
    if (!_id) {
      toast('error', 'The post could not be published. See the fields below.');
      return;
    }
    setIsPlanning(false);
    toast('success', at ? 'Post scheduled.' : 'Post published.');
    await refresh(_id);
  }

  async function share(isOpen: boolean): Promise<void> {
    // What was typed is stored first, since the page is read anew.
    if (!post._id || !(await post.save())) return;
    try {
      const { token } = await callApi(setPreviewLink, { params: { _id: post._id }, body: { isOpen } });
      toast('success', token ? 'Preview link created.' : 'Preview link revoked.');
      await refresh(post._id);
    } catch (error) {
      toast('error', messageOf(error, 'The link could not be changed. Please try again.'));
    }
  }

  async function campaign(): Promise<void> {
    if (!post._id || !(await post.save())) return;
    try {
      const { campaignId } = await callApi(makeCampaign, { params: { _id: post._id } });
      await navigate(`/admin/newsletter/campaigns/${campaignId}`);
    } catch (error) {
      toast('error', messageOf(error, 'The campaign could not be created. Please try again.'));
    }
  }

  return (
    <>
      {isLive && record.liveSlug && (
        <Button component={Link} to={postPath(record.liveSlug)} target="_blank" variant="default">
          View post
        </Button>
      )}
      {post._id && (
        <Button variant="default" onClick={() => void share(!record?.previewToken)}>
          {record?.previewToken ? 'Revoke preview link' : 'Create preview link'}
        </Button>
      )}
      {isLive && (
        <Button variant="default" onClick={() => void campaign()}>
          {record.campaignId ? 'Open campaign' : 'Send as campaign'}
        </Button>
      )}
      {record && (isLive || record.scheduledFor) && (
        <ActionButton
          resource={postResource}
          action={isLive ? 'unpublish' : 'unschedule'}
          id={record._id}
          done={isLive ? 'Post unpublished.' : 'Post unscheduled.'}
          fallback="The post could not be changed. Please try again."
          variant="default"
        >
          {isLive ? 'Unpublish' : 'Unschedule'}
        </ActionButton>
      )}
      <Button variant="default" onClick={() => setIsPlanning(true)}>
        Schedule
      </Button>
      <Button loading={post.state === 'saving'} onClick={() => void publish(null)}>
        {isLive ? 'Publish changes' : 'Publish'}
      </Button>
      {isPlanning && <ScheduleDialog onClose={() => setIsPlanning(false)} onChosen={(at) => void publish(at)} />}
    </>
  );
}

/** Asks when a post goes out. */
function ScheduleDialog({ onClose, onChosen }: { onClose: () => void; onChosen: (at: string) => void }) {
  const [at, setAt] = useState<string | null>(null);
  return (
    <Dialog onClose={onClose} title="Schedule this post">
      <Stack>
        <MomentField label="When" description="In your time zone." value={at} onChange={setAt} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={at === null} onClick={() => at && onChosen(at)}>
            Schedule
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
