import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Modal } from '@mantine/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { DrawnPicture } from '../../../../kit/garments/drawn-picture.tsx';
import { Drawing } from '../../../../kit/pictures/drawing.tsx';
import toned from '../../../../kit/pictures/picture.module.css';
import type { Look } from '../drawn/look.ts';
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

/** Px across which a picture shows in full size. */
const CLOSE_WIDTH = 1200;

/** A place in a picture, as shares of its width and height. */
interface Point {
  x: number;
  y: number;
}
const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * A click or tap shows the picture in full size from that point on, to be looked over by scrolling; arrow keys go to the
 * pictures beside it.
 */
function Viewer({ pictures, first, preview, look }: ViewerProps) {
  const [at, setAt] = useState(first);
  const [point, setPoint] = useState<Point | null>(null);
  const stage = useRef<HTMLButtonElement>(null);
  const picture = pictures[at];

  useLayoutEffect(() => {
    const { current } = stage;
    if (current && point)
      current.scrollTo({
        left: point.x * current.scrollWidth - current.clientWidth / 2,
        top: point.y * current.scrollHeight - current.clientHeight / 2,
      });
  }, [point]);

  function go(step: number): void {
    setAt(Math.min(Math.max(at + step, 0), pictures.length - 1));
    setPoint(null);
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (point === null && key === 'ArrowLeft') go(-1);
    if (point === null && key === 'ArrowRight') go(1);
  }
  if (!picture) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut to the buttons below
    <div onKeyDown={onKeyDown}>
      <button
        ref={stage}
        type="button"
        data-autofocus
        className={classes.stage}
        data-large={point !== null || undefined}
        data-among={pictures.length > 1 || undefined}
        aria-pressed={point !== null}
        aria-label={point ? 'Fit to screen' : 'View full size'}
        onClick={(event) => setPoint(point ? null : pointOf(event))}
      >
        {at === 0 && look ? (
          <Closer look={look} ratio={picture.width / picture.height} />
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
      {pictures.length > 1 && (
        <div className={classes.ways}>
          <Way label="Previous image" path="m14.5 5-7 7 7 7" isEnd={at === 0} onGo={() => go(-1)} />
          <span aria-live="polite">
            {at + 1} of {pictures.length}
          </span>
          <Way label="Next image" path="m9.5 5 7 7-7 7" isEnd={at === pictures.length - 1} onGo={() => go(1)} />
        </div>
      )}
    </div>
  );
}

/** The drawing, drawn anew with as many px as it is looked at with; the smaller one stands there until it has come. */
function Closer({ look, ratio }: { look: Look; ratio: number }) {
  const [large, setLarge] = useState<ImageData | null>(null);
  useEffect(() => look.enlarge(CLOSE_WIDTH * window.devicePixelRatio, setLarge), [look]);
  return (
    <span className={classes.drawn} style={{ '--ratio': ratio } as CSSProperties}>
      <DrawnPicture image={large ?? look.image} alt={look.alt} />
    </span>
  );
}

/** The place of the picture, its shape and what stands there until it has come. */
const placeholderStyle = ({ width, height, dominant }: PictureData, preview: string) =>
  ({
    '--ratio': width / height,
    backgroundColor: dominant,
    backgroundImage: preview && `url(${preview})`,
  }) as CSSProperties;

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
