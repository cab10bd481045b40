import { type CSSProperties, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { DetailView } from '../../../../kit/garments/detail-view.tsx';
import { DrawnPicture } from '../../../../kit/garments/drawn-picture.tsx';
import { useDetail } from '../../../../kit/garments/use-detail.ts';
import type { Look } from '../drawn/look.ts';
import classes from './zoom.module.css';

/** Px across which a picture shows in full size, and most that a whole one is drawn with. */
const [CLOSE_WIDTH, WHOLE_WIDTH] = [1200, 1600];

/** How many times its full size a picture is shown: at first it fits the screen. */
export const CLOSENESS = [0, 1, 2, 4] as const;

interface Props {
  look: Look;
  /** In which it is looked over. */
  stage: RefObject<HTMLElement | null>;
  ratio: number;
  closeness: number;
}

/** The drawing, drawn anew with as many px as it is looked at with; from near only what is seen of it is. */
export function DrawnCloser({ look, stage, ratio, closeness }: Props) {
  const [large, setLarge] = useState<ImageData | null>(null);
  const picture = useRef<HTMLSpanElement>(null);
  const times = CLOSENESS[closeness] ?? 0;
  const isClose = times * CLOSE_WIDTH * window.devicePixelRatio > WHOLE_WIDTH;
  useEffect(() => {
    if (!isClose) look.enlarge(CLOSE_WIDTH * window.devicePixelRatio, setLarge);
  }, [look, isClose]);
  const seen = useMemo(() => ({ look, closeness }), [look, closeness]);
  const { detail, isDrawing } = useDetail(picture, stage, { draw: look.drawPart, isClose, seen });
  return (
    <span ref={picture} className={classes.drawn} style={{ '--ratio': ratio } as CSSProperties} aria-busy={isDrawing}>
      <DrawnPicture image={large ?? look.image} alt={look.alt} />
      {detail && <DetailView detail={detail} ratio={ratio} />}
    </span>
  );
}
