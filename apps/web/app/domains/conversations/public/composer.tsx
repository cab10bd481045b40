import { MAX_PHOTOS } from '@adunni/contracts/conversations/forms';
import type { Picture } from '@adunni/contracts/fields';
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ProseField } from '../../../kit/forms/prose-field.tsx';
import { PhotoField } from '../../../kit/photos/photo-field.tsx';
import { usePhotos } from '../../../kit/photos/use-photos.ts';
import thread from '../../../kit/thread/thread.module.css';
import type { ConversationCalls } from './calls.ts';
import { followDrafts } from './drafts.ts';

interface Props {
  /** Id of what is spoken about. */
  about: string;
  calls: ConversationCalls;
  onSend: (text: string, photos: Picture[]) => void;
}

/** Where a message is written. */
export function Composer({ about, calls, onSend }: Props) {
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const photos = usePhotos({
    endpoint: calls.upload,
    params: calls.uploadTo(about),
    most: MAX_PHOTOS,
    ...(calls.takesPdf && { noun: 'files' }),
  });
  const isReady = text.trim() !== '' && !photos.isBusy && !photos.hasFailed;

  useEffect(
    () =>
      followDrafts(about, (draft) => {
        setText((written) => (written.trim() === '' ? draft : written));
        form.current?.querySelector('textarea')?.focus();
      }),
    [about],
  );

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isReady) return;
    onSend(text.trim(), photos.pictures);
    setText('');
    photos.clear();
  }

  return (
    <form ref={form} className={thread.composer} onSubmit={send}>
      <ProseField label="Your message" value={text} onChange={setText} maxLength={4000} minRows={2} maxRows={10} />
      <div className={thread.tools}>
        <PhotoField photos={photos} takesPdf={calls.takesPdf ?? false} />
        <Button type="submit" size="md" disabled={!isReady}>
          Send
        </Button>
      </div>
    </form>
  );
}
