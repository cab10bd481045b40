import '@mantine/dropzone/styles.layer.css';
import { PICTURE_BYTES, uploadProductPicture } from '@adunni/contracts/catalog/products';
import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../kit/api/call-api.ts';
import { uploadFile } from '../../../kit/api/upload-file.ts';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './category.module.css';

interface Props {
  /** The picture that is stored. */
  known: PictureData | null;
  value?: string | null;
  onChange?: (mediaId: string | null) => void;
  error?: ReactNode;
}

/** One picture: dropped or chosen, shown, and taken out again. */
export function PictureField({ known, value, onChange, error }: Props) {
  const [picture, setPicture] = useState(known);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(files: readonly File[]): Promise<void> {
    const [file] = files;
    if (!file) return;
    setProblem(null);
    setSent(0);
    try {
      const answer = await uploadFile(uploadProductPicture, file, setSent);
      setPicture(answer.picture);
      onChange?.(answer.picture._id);
    } catch (failure) {
      setProblem(messageOf(failure, 'The picture could not be uploaded. Please try again.'));
    } finally {
      setSent(null);
    }
  }

  return (
    <>
      {value && picture && (
        <div className={classes.chosen}>
          <span className={classes.picture}>
            <Picture picture={picture} sizes="160px" alt="The chosen picture" />
          </span>
          <Button variant="default" size="xs" onClick={() => onChange?.(null)}>
            Take out
          </Button>
        </div>
      )}
      <Dropzone
        className={classes.drop}
        onDrop={(files) => void take(files)}
        onReject={() =>
          setProblem(`Please choose a JPEG, PNG or WebP picture of at most ${PICTURE_BYTES / 2 ** 20} MB.`)
        }
        accept={['image/jpeg', 'image/png', 'image/webp']}
        maxSize={PICTURE_BYTES}
        multiple={false}
        disabled={sent !== null}
        aria-label={value ? 'Choose another picture' : 'Choose a picture'}
        inputProps={{ 'aria-label': 'Picture' }}
      >
        <span className={classes.action}>{value ? 'Choose another picture' : 'Choose a picture'}</span>
        <span className={classes.hint}>Or drop it here: JPEG, PNG or WebP, up to {PICTURE_BYTES / 2 ** 20} MB.</span>
        {sent !== null && <progress className={classes.progress} max={1} value={sent} aria-label="Upload" />}
      </Dropzone>
      <FormProblem message={problem ?? (error ? String(error) : null)} />
    </>
  );
}
