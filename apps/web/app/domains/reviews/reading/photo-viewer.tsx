import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './photo-viewer.module.css';

interface Props {
  photos: readonly PictureData[];
  /** Which one is shown at first. */
  first: number;
  author: string;
  onClose: () => void;
}

/** The photos of a review in large, one after another. */
export default function PhotoViewer({ photos, first, author, onClose }: Props) {
  const [at, setAt] = useState(first);
  const photo = photos[at];
  const title = photos.length > 1 ? `Photo ${at + 1} of ${photos.length} by ${author}` : `Photo by ${author}`;
  return (
    <Dialog onClose={onClose} title={title} size="xl">
      {photo && (
        <div className={classes.frame}>
          <Picture
            key={photo._id}
            picture={photo}
            sizes="(min-width: 48em) 44rem, 92vw"
            alt={title}
            fit="contain"
            eager
          />
        </div>
      )}
      {photos.length > 1 && (
        <Group justify="space-between" mt="md">
          <Button variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Previous
          </Button>
          <Button variant="default" disabled={at === photos.length - 1} onClick={() => setAt(at + 1)}>
            Next
          </Button>
        </Group>
      )}
    </Dialog>
  );
}
