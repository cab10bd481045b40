import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './designs.module.css';

interface Props {
  /** Null until it is drawn. */
  picture: PictureData | null;
  sizes?: string;
  eager?: boolean;
}

/** The picture of a design, whose name stands beside it. */
export function DesignPicture({
  picture,
  sizes = '(min-width: 62em) 20.5rem, (min-width: 48em) 30vw, 45vw',
  eager = false,
}: Props) {
  if (!picture) return <span className={classes.undrawn}>Drawing…</span>;
  return <Picture picture={picture} sizes={sizes} alt="" eager={eager} trueColour />;
}
