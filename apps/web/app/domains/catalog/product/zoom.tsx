import type { Picture as PictureData } from '@adunni/contracts/wire';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import classes from './zoom.module.css';

interface Props {
  picture: PictureData;
  /** Address of a smaller copy that the page has already, shown until the large one has come. */
  preview: string;
  title: string;
  onClose: () => void;
}

/** A picture over the whole screen; a click shows it in full size, to be looked over by scrolling. */
export default function Zoom({ picture, preview, title, onClose }: Props) {
  const [large, setLarge] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={title}
      classNames={{ title: classes.title, header: classes.header, content: classes.content }}
      closeButtonProps={{ 'aria-label': 'Close the picture', size: 'lg' }}
    >
      <button
        type="button"
        className={classes.stage}
        data-large={large || undefined}
        aria-pressed={large}
        aria-label={large ? 'Show the whole picture' : 'Show in full size'}
        onClick={() => setLarge(!large)}
      >
        <img
          src={`${picture.url}/1600.webp`}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          style={{ backgroundColor: picture.dominant, backgroundImage: `url(${preview})` }}
        />
      </button>
    </Modal>
  );
}
