import { COVER_BYTES, removeCover, uploadCover } from '@adunni/contracts/asoebi/covers';
import type { Picture as PictureData } from '@adunni/contracts/fields';
import { fillPath } from '@adunni/contracts/request';
import { useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import button from '../../../kit/button.module.css';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './cover-field.module.css';

export interface CoverProps {
  eventId: string;
  cover: PictureData | null;
  onChange: (cover: PictureData | null) => void;
  /** Whether the event is on the server already, which a cover needs. */
  isStored: boolean;
}

/** The picture above what guests read, and in the preview of a link that is sent. */
export function CoverField({ eventId, cover, onChange, isStored }: CoverProps) {
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const params = { eventId };

  async function change(work: () => Promise<{ cover: PictureData | null }>, said: string): Promise<void> {
    setProblem(null);
    setDone('');
    try {
      onChange((await work()).cover);
      setDone(said);
    } catch (error) {
      setProblem(messageOf(error, 'The image could not be saved. Please try again.'));
    } finally {
      setSent(null);
    }
  }
  function take(file: File | undefined): void {
    if (!file) return;
    if (file.size > COVER_BYTES) {
      setProblem('This image is larger than 10 MB. Please choose a smaller one.');
      return;
    }
    setSent(0);
    const target = { ...uploadCover, path: fillPath(uploadCover, { params }) } as typeof uploadCover;
    void change(() => uploadFile(target, file, setSent), 'Image added.');
  }

  return (
    <div className={classes.field}>
      <p className={classes.label} id="cover">
        Cover image (optional)
      </p>
      <p className={classes.hint} id="cover-hint">
        {isStored
          ? 'Shown above your words, and when a link is shared. A wide image, JPEG, PNG or WebP, up to 10 MB.'
          : 'You can add one once your draft is saved: begin with a title.'}
      </p>
      {cover && (
        <div className={classes.frame}>
          <Picture key={cover._id} picture={cover} sizes="(min-width: 48em) 36rem, 92vw" alt="Cover image" />
        </div>
      )}
      {isStored && (
        <div className={classes.buttons}>
          <label className={button.outline} data-disabled={sent !== null || undefined}>
            {cover ? 'Replace image' : 'Choose an image'}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              aria-labelledby="cover"
              aria-describedby="cover-hint"
              disabled={sent !== null}
              onChange={({ currentTarget }) => {
                take(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </label>
          {cover && (
            <button
              type="button"
              className={classes.remove}
              onClick={() => void change(() => callApi(removeCover, { params }), 'Image removed.')}
            >
              Remove image
            </button>
          )}
        </div>
      )}
      {sent !== null && <progress max={1} value={sent} aria-label="Upload" />}
      <p role="status" className={classes.hint}>
        {done}
      </p>
      <FormProblem message={problem} />
    </div>
  );
}
