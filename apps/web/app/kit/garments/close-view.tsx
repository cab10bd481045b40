import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Drawing } from '../pictures/drawing.tsx';
import classes from './close-view.module.css';
import { DetailView } from './detail-view.tsx';
import { type DrawPart, useDetail } from './use-detail.ts';
import { usePan } from './use-pan.ts';

/** How many times as large as its frame the drawing is shown. */
const TIMES = [1, 2, 4] as const;
/** Drawings are 3 : 4. */
const RATIO = 3 / 4;

interface Props {
  /** Where the drawing has its place. */
  frame: RefObject<HTMLDivElement | null>;
  image: ImageData | null;
  /** Whether the whole of it is being drawn: what is seen of it is drawn after that. */
  isDrawing: boolean;
  draw: DrawPart;
  children: ReactNode;
}

/** The drawing, which can be looked at closer: what is seen of it is then drawn with a px for each of the screen. */
export function CloseView({ frame, image, isDrawing, draw, children }: Props) {
  const [level, setLevel] = useState(0);
  const picture = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const times = TIMES[level] ?? 1;
  const isClose = level > 0;
  const seen = useMemo(() => ({ image, level }), [image, level]);
  const closer = useDetail(picture, frame, { draw, isClose: isClose && !isDrawing && image !== null, seen });
  usePan(frame, isClose);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || level === 0) return;
    const { x, y } = middle.current;
    current.scrollTo(
      x * current.scrollWidth - current.clientWidth / 2,
      y * current.scrollHeight - current.clientHeight / 2,
    );
  }, [frame, level]);

  function zoom(next: number): void {
    const { current } = frame;
    if (current)
      middle.current = {
        x: (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth,
        y: (current.scrollTop + current.clientHeight / 2) / current.scrollHeight,
      };
    setLevel(next);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut to the buttons beside it */}
      <div
        ref={frame}
        className={classes.frame}
        data-close={isClose || undefined}
        aria-busy={closer.isDrawing}
        {...(isClose && { tabIndex: 0, role: 'region', 'aria-label': 'Enlarged drawing' })}
        onKeyDown={({ key }) => {
          if ((key === '+' || key === '=') && level < TIMES.length - 1) zoom(level + 1);
          if (key === '-' && isClose) zoom(level - 1);
        }}
      >
        <div ref={picture} className={classes.picture} style={{ '--times': times } as CSSProperties}>
          {children}
          {isClose && closer.detail && <DetailView detail={closer.detail} ratio={RATIO} />}
        </div>
      </div>
      {image && (
        <div className={classes.zoom}>
          <Step
            label="Zoom in"
            path="M6 12h12M12 6v12"
            isOff={level === TIMES.length - 1}
            onPress={() => zoom(level + 1)}
          />
          <Step label="Zoom out" path="M6 12h12" isOff={!isClose} onPress={() => zoom(level - 1)} />
        </div>
      )}
    </>
  );
}

interface StepProps {
  label: string;
  path: string;
  /** It stays where the focus is, since pressing it may use it up. */
  isOff: boolean;
  onPress: () => void;
}

const Step = ({ label, path, isOff, onPress }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => isOff || onPress()}>
    <Drawing>
      <path d={path} />
    </Drawing>
  </button>
);
