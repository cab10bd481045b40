import type { Answering, Endpoint } from '@adunni/contracts/endpoint';
import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Button, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../api/call-api.ts';
import { uploadFile } from '../api/upload-file.ts';
import { Picture } from '../pictures/picture.tsx';
import { named } from '../resource/form/form-fields.tsx';
import { DropField } from './drop-field.tsx';
import { FormProblem } from './form-problem.tsx';
import classes from './picture-field.module.css';

interface Props {
  /** The call that takes the picture. */
  upload: Answering<{ picture: PictureData }> & Required<Pick<Endpoint, 'upload'>>;
  /** The picture that is stored. */
  known: PictureData | null;
  /** Width and shape of what is shown of it. */
  frame: { width: string; aspectRatio: string };
  value?: string | null;
  onChange?: (mediaId: string | null) => void;
  error?: ReactNode;
}

/** One picture: dropped or chosen, shown, and taken out again. */
export function PictureField({ upload, known, frame, value, onChange, error }: Props) {
  const { maxBytes } = upload.upload;
  const most = `${maxBytes / 2 ** 20} MB`;
  const [picture, setPicture] = useState(known);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState('');
  const drop = useId();

  async function take(file: File): Promise<void> {
    setProblem(null);
    setDone('');
    setSent(0);
    try {
      const answer = await uploadFile(upload, file, setSent);
      setPicture(answer.picture);
      onChange?.(answer.picture._id);
      setDone('Image added.');
    } catch (failure) {
      setProblem(messageOf(failure, 'The image could not be uploaded. Please try again.'));
    } finally {
      setSent(null);
    }
  }

  /** The button goes with the picture, so the focus goes to where another is chosen. */
  function remove(): void {
    onChange?.(null);
    setDone('Image removed.');
    document.getElementById(drop)?.focus();
  }

  return (
    <>
      {value && picture && (
        <div className={classes.chosen}>
          <span className={classes.picture} style={frame}>
            <Picture picture={picture} sizes={frame.width} alt="Selected image" />
          </span>
          <Button variant="default" size="xs" onClick={remove}>
            Remove
          </Button>
        </div>
      )}
      <DropField
        id={drop}
        label={value ? 'Choose another image' : 'Choose an image'}
        hint={`Or drag it here. JPEG, PNG or WebP, up to ${most}.`}
        inputLabel="Image"
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxSize={maxBytes}
        multiple={false}
        disabled={sent !== null}
        onFiles={([file], refused) => {
          if (file) void take(file);
          else if (refused.length > 0) setProblem(`Please choose a JPEG, PNG or WebP image of up to ${most}.`);
        }}
      />
      {sent !== null && <progress className={classes.progress} max={1} value={sent} aria-label="Upload" />}
      <VisuallyHidden role="status">{sent === null ? done : 'Uploading…'}</VisuallyHidden>
      <FormProblem message={problem ?? (error ? String(error) : null)} />
    </>
  );
}

/** A picture as a field of a form. */
export const FormPicture = named<Props>(PictureField);
