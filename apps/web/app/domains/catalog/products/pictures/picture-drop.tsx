import '@mantine/dropzone/styles.layer.css';
import { PICTURE_BYTES } from '@adunni/contracts/catalog/products';
import { MAX_PICTURES } from '@adunni/contracts/catalog/products-forms';
import { CloseButton } from '@mantine/core';
import { Dropzone, type FileWithPath } from '@mantine/dropzone';
import classes from './pictures.module.css';
import type { Upload } from './use-pictures.ts';

interface Props {
  uploads: readonly Upload[];
  isFull: boolean;
  isInvalid: boolean;
  onFiles: (files: File[]) => void;
  onDismiss: (key: string) => void;
}

/** Where pictures are dropped or chosen, and how far each of them is. */
export function PictureDrop({ uploads, isFull, isInvalid, onFiles, onDismiss }: Props) {
  return (
    <>
      <Dropzone
        className={classes.drop}
        onDropAny={(files, refused) => onFiles([...files, ...refused.map(({ file }) => file as FileWithPath)])}
        onDrop={() => {}}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        disabled={isFull}
        aria-label="Add pictures"
        aria-invalid={isInvalid || undefined}
        inputProps={{ 'aria-label': 'Pictures' }}
      >
        <span className={classes.action}>{isFull ? 'There is no room for more pictures.' : 'Add pictures'}</span>
        <span className={classes.hint}>
          Choose them or drop them here: JPEG, PNG or WebP, up to {PICTURE_BYTES / 2 ** 20} MB each, at most{' '}
          {MAX_PICTURES}.
        </span>
      </Dropzone>
      <ul className={classes.uploads} aria-live="polite">
        {uploads.map(({ key, name, sent, problem }) => (
          <li key={key} data-failed={problem !== null}>
            <span>{name}</span>
            {problem ? (
              <>
                <span className={classes.problem}>{problem}</span>
                <CloseButton aria-label={`Forget ${name}`} onClick={() => onDismiss(key)} />
              </>
            ) : (
              <progress max={1} value={sent} aria-label={`Uploading ${name}`} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
