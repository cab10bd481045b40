import type { Picture as PictureData } from '@adunni/contracts/fields';
import classes from './picture.module.css';

/** Widths that the server makes, in px. */
const WIDTHS = [160, 240, 320, 480, 640, 800, 960, 1280, 1600];

interface Props {
  picture: PictureData;
  /** The `sizes` attribute: how wide the picture is shown, by viewport. */
  sizes: string;
  /** The first picture of a page: loaded at once and before others. */
  eager?: boolean;
  /** Empty when the picture only repeats the text beside it. */
  alt?: string;
  className?: string;
  fit?: 'cover' | 'contain';
  /** For what is chosen by its colour: not darkened in the dark. */
  trueColour?: boolean;
  /** Told when it could not be shown. */
  onFail?: () => void;
}

/** A stored picture as AVIF or WebP in the width that fits, on a ground of its own colour while it loads. */
export function Picture({
  picture,
  sizes,
  eager = false,
  alt = picture.alt,
  className,
  fit = 'cover',
  ...props
}: Props) {
  const widths = WIDTHS.filter((width) => width <= Math.max(picture.width, 160));
  const sources = (format: string): string =>
    widths.map((width) => `${picture.url}/${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={classes.frame}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={`${picture.url}/640.webp`}
        srcSet={sources('webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        onError={props.onFail}
        className={[classes.image, classes.toned, className].filter(Boolean).join(' ')}
        data-true-colour={props.trueColour || undefined}
        style={{ backgroundColor: picture.dominant, objectFit: fit }}
      />
    </picture>
  );
}
