import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { Picture } from '../pictures/picture.tsx';
import classes from './photos.module.css';
import { useFreshAddresses } from './use-fresh-addresses.ts';

interface Props {
  photos: readonly PictureData[];
  /** What they show, for who cannot see them: `Cutting`. */
  of: string;
  /** Asks for the photos anew, when that is not the page’s own loader. */
  refresh?: () => unknown;
}

/** Photos in small; each opens in large. */
export function PhotoStrip({ photos, of, refresh }: Props) {
  const onExpired = useFreshAddresses(refresh);
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? undefined : photos[open];
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={classes.strip}>
        {photos.map((photo, index) => (
          <li key={photo._id}>
            <button type="button" className={classes.photo} onClick={() => setOpen(index)}>
              <Picture
                picture={photo}
                sizes="96px"
                alt={`${of}, photo ${index + 1}`}
                onFail={() => void onExpired(photo.url)}
              />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        opened={shown !== undefined}
        onClose={() => setOpen(null)}
        title={open === null ? of : `${of}, photo ${open + 1} of ${photos.length}`}
        size="xl"
        centered
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {shown && (
          <div className={classes.large}>
            <Picture
              picture={shown}
              sizes="(min-width: 48em) 44rem, 92vw"
              alt={of}
              fit="contain"
              eager
              onFail={() => void onExpired(shown.url)}
            />
          </div>
        )}
      </Modal>
    </>
  );
}
