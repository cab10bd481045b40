import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Modal } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Drawing } from '../../../../kit/pictures/drawing.tsx';
import toned from '../../../../kit/pictures/picture.module.css';
import type { Look } from '../drawn/look.ts';
import { CLOSENESS, DrawnCloser } from './drawn-closer.tsx';
import classes from './zoom.module.css';

interface ViewerProps {
  pictures: readonly PictureData[];
  /** Place of the picture that is shown at first. */
  first: number;
  /** Address of a smaller copy of it that the page has already, shown until the large one has come. */
  preview: string;
  /** What is picked as it was drawn, in the place of the first picture. */
  look: Look | null;
}

interface Props extends ViewerProps {
  title: string;
  opened: boolean;
  onClose: () => void;
}

/** The pictures over the whole screen, one at a time. */
export default function Zoom({ title, opened, onClose, ...viewer }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={title}
      classNames={{ title: classes.title, header: classes.header, content: classes.content }}
      closeButtonProps={{ 'aria-label': 'Close image', size: 'lg' }}
    >
      <Viewer {...viewer} />
    </Modal>
  );
}

/** A place in a picture, as shares of its width and height. */
interface Point {
  x: number;
  y: number;
}
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * A click or tap shows the picture in full size from that point on, to be looked over by scrolling; arrow keys go to the
 * pictures beside it. What was drawn can be looked at closer still, by buttons or by + and −.
 */
function Viewer({ pictures, first, preview, look }: ViewerProps) {
  const [at, setAt] = useState(first);
  const [closeness, setCloseness] = useState(0);
  const [point, setPoint] = useState<Point>(MIDDLE);
  const stage = useRef<HTMLButtonElement>(null);
  const picture = pictures[at];

  useLayoutEffect(() => {
    const { current } = stage;
    if (current && closeness > 0)
      current.scrollTo({
        left: point.x * current.scrollWidth - current.clientWidth / 2,
        top: point.y * current.scrollHeight - current.clientHeight / 2,
      });
  }, [point, closeness]);

  const drawn = at === 0 ? look : null;
  const closest = drawn ? CLOSENESS.length - 1 : 1;
  function zoom(next: number, around: Point = middleOf(stage.current)): void {
    setPoint(around);
    setCloseness(Math.min(Math.max(next, 0), closest));
  }
  function go(step: number): void {
    setAt(Math.min(Math.max(at + step, 0), pictures.length - 1));
    setCloseness(0);
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (closeness === 0 && key === 'ArrowLeft') go(-1);
    if (closeness === 0 && key === 'ArrowRight') go(1);
    if (key === '+' || key === '=') zoom(closeness + 1);
    if (key === '-') zoom(closeness - 1);
  }
  const isLarge = closeness > 0;
  if (!picture) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut to the buttons below
    <div onKeyDown={onKeyDown}>
      <button
        ref={stage}
        type="button"
        data-autofocus
        className={classes.stage}
        style={{ '--closer': CLOSENESS[closeness] } as CSSProperties}
        data-large={isLarge || undefined}
        data-among={pictures.length > 1 || drawn !== null || undefined}
        aria-pressed={isLarge}
        aria-label={isLarge ? 'Fit to screen' : 'View full size'}
        onClick={(event) => zoom(isLarge ? 0 : 1, pointOf(event))}
      >
        {drawn ? (
          <DrawnCloser look={drawn} stage={stage} ratio={picture.width / picture.height} closeness={closeness} />
        ) : (
          <img
            key={picture._id}
            className={toned.toned}
            src={`${picture.url}/1600.webp`}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            style={placeholderStyle(picture, at === first ? preview : '')}
          />
        )}
      </button>
      {(pictures.length > 1 || drawn) && (
        <div className={classes.ways}>
          {pictures.length > 1 && (
            <>
              <Way label="Previous image" path="m14.5 5-7 7 7 7" isEnd={at === 0} onGo={() => go(-1)} />
              <span aria-live="polite">
                {at + 1} of {pictures.length}
              </span>
              <Way label="Next image" path="m9.5 5 7 7-7 7" isEnd={at === pictures.length - 1} onGo={() => go(1)} />
            </>
          )}
          {drawn && (
            <>
              <Way label="Zoom out" path="M6 12h12" isEnd={!isLarge} onGo={() => zoom(closeness - 1)} />
              <Way
                label="Zoom in"
                path="M6 12h12M12 6v12"
                isEnd={closeness === closest}
                onGo={() => zoom(closeness + 1)}
              />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** The place of the picture, its shape and what stands there until it has come. */
const placeholderStyle = ({ width, height, dominant }: PictureData, preview: string) =>
  ({
    '--ratio': width / height,
    backgroundColor: dominant,
    backgroundImage: preview && `url(${preview})`,
  }) as CSSProperties;

/** What of the picture is in the middle of the screen. */
const middleOf = (stage: HTMLElement | null): Point =>
  stage
    ? {
        x: (stage.scrollLeft + stage.clientWidth / 2) / stage.scrollWidth,
        y: (stage.scrollTop + stage.clientHeight / 2) / stage.scrollHeight,
      }
    : MIDDLE;

/** Where in the picture a click fell; a key has no place. */
function pointOf({ currentTarget, clientX, clientY, detail }: MouseEvent): Point {
  const box = currentTarget.firstElementChild?.getBoundingClientRect();
  if (!box || detail === 0) return MIDDLE;
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

interface WayProps {
  label: string;
  path: string;
  /** At its end a button keeps the focus, so it is not quite disabled. */
  isEnd: boolean;
  onGo: () => void;
}

function Way({ label, path, isEnd, onGo }: WayProps) {
  return (
    <button
      type="button"
      className={classes.way}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : onGo}
    >
      <Drawing>
        <path d={path} />
      </Drawing>
    </button>
  );
}
