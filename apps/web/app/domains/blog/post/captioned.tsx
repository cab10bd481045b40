import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './post-text.module.css';

interface Props {
  named: { mediaId: string; alt: string; caption: string };
  pictures: readonly PictureData[];
}

/** A picture of a text with what is said below it. */
export function Captioned({ named: { mediaId, alt, caption }, pictures }: Props) {
  const picture = pictures.find(({ _id }) => _id === mediaId);
  if (!picture) return null;
  const isTall = picture.height > picture.width;
  return (
    <figure className={classes.captioned} data-tall={isTall || undefined}>
      <div style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
        <Picture picture={picture} alt={alt} sizes="(min-width: 62em) 46rem, 100vw" />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
