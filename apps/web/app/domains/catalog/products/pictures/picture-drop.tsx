import { PICTURE_BYTES } from '@adunni/contracts/catalog/products';
import { MAX_PICTURES } from '@adunni/contracts/catalog/products-forms';
import { CloseButton } from '@mantine/core';
import { DropField } from '../../../../kit/forms/drop-field.tsx';
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
      <DropField
        label="Add images"
        action={isFull ? 'Maximum number of images reached.' : undefined}
        hint={`Choose or drag images here. JPEG, PNG or WebP, up to ${PICTURE_BYTES / 2 ** 20} MB each, at most ${MAX_PICTURES}.`}
        inputLabel="Images"
        accept={['image/jpeg', 'image/png', 'image/webp']}
        disabled={isFull}
        isInvalid={isInvalid}
        onFiles={(files, refused) => onFiles([...files, ...refused])}
      />
      <ul className={classes.uploads} aria-live="polite">
        {uploads.map(({ key, name, sent, problem }) => (
          <li key={key} data-failed={problem !== null}>
            <span>{name}</span>
            {problem ? (
              <>
                <span className={classes.problem}>{problem}</span>
                <CloseButton aria-label={`Dismiss ${name}`} onClick={() => onDismiss(key)} />
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
