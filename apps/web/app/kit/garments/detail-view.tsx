import classes from './drawn-picture.module.css';
import { DrawnPicture } from './drawn-picture.tsx';
import type { Detail } from './use-detail.ts';
import { placeOf } from './visible-part.ts';

/** The part that was drawn closer, in its place on a picture that holds it; the picture says what both show. */
export function DetailView({ detail, ratio }: { detail: Detail; ratio: number }) {
  return (
    <span className={classes.detail} style={placeOf(detail.closer, ratio)} data-detail={detail.image.width}>
      <DrawnPicture image={detail.image} alt="" />
    </span>
  );
}
