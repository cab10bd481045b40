import type { RowOf } from '@adunni/contracts/resource';
import { replyToReview, type reviewResource } from '@adunni/contracts/reviews/staff';
import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { draftOf } from '../../../kit/forms/draft.ts';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { Stars } from '../../../kit/pictures/stars.tsx';
import classes from './review.module.css';

type Row = RowOf<typeof reviewResource>;

const ChangeDialog = lazy(() =>
  import('../../../kit/dialogs/change-dialog.tsx').then((module) => ({ default: module.ChangeDialog })),
);

/** Where a review is answered in the list, with its whole text in sight. */
export function ReplyCell({ row }: { row: Row }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact-sm" variant="default" onClick={() => setIsOpen(true)}>
        Reply
        <VisuallyHidden>
          {' '}
          to {row.author} about {row.about.name}
        </VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <ReplyDialog row={row} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function ReplyDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const { _id, version, author, about, rating, title, text } = row;
  const draft = draftOf<string>(`review-reply:${_id}`);
  const [reply, setReply] = useState(() => draft.read() ?? '');

  function write(written: string): void {
    setReply(written);
    draft.keep(written);
  }

  async function publish(): Promise<void> {
    await callApi(replyToReview, { params: { _id }, body: { version, text: reply } });
    draft.drop();
  }

  return (
    <ChangeDialog
      title={`Reply to ${author}`}
      action="Publish reply"
      done="Reply published."
      fallback="Your reply could not be saved. Please try again."
      isReady={reply.trim() !== ''}
      change={publish}
      onClose={onClose}
    >
      <blockquote className={classes.quoted}>
        <Stars rating={rating} size={14} />
        <p>{about.name}</p>
        {title && <strong>{title}</strong>}
        {text && <p className={classes.words}>{text}</p>}
      </blockquote>
      <ProseField
        label="Your reply"
        description="Your reply is public and shown below the review. You can reply once, and edit it later."
        maxLength={1000}
        value={reply}
        onChange={write}
      />
    </ChangeDialog>
  );
}
