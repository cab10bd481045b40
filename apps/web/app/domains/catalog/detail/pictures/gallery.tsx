import type { Picture as PictureData } from '@adunni/contracts/fields';
import { Suspense, useEffect, useRef, useState } from 'react';
import { DrawnPicture } from '../../../../kit/garments/drawn-picture.tsx';
import { lazy } from '../../../../kit/lazy.ts';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { useLazyDialog } from '../../../../kit/use-lazy-dialog.ts';
import type { LookState } from '../drawn/look.ts';
import classes from './gallery.module.css';

const Zoom = lazy(() => import('./zoom.tsx'));
const SIZES = '(min-width: 62em) 40rem, 86vw';
const SMALL = '5rem';

interface Props {
  pictures: readonly PictureData[];
  title: string;
  /** Place of the picture that shows what is picked; the gallery goes there when it changes. */
  shown: number;
  /** What is picked as it was drawn, shown in the place of the first picture. */
  look: LookState;
}

/** Pictures side by side: swiped on a phone, reached by their small copies on a desk, enlarged by a click. */
export function Gallery({ pictures, title, shown, look }: Props) {
  const drawn = typeof look === 'object' ? look : null;
  const altOf = (picture: PictureData, index: number): string => (index === 0 && drawn ? drawn.alt : picture.alt);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const zoom = useLazyDialog();
  const [zoomed, setZoomed] = useState({ first: 0, preview: '' });
  /** Further pictures are large: they come once somebody shows interest in them. */
  const [awake, setAwake] = useState(false);
  const wake = (): void => setAwake(true);
  const before = useRef(0);

  useEffect(() => {
    if (shown === before.current) return;
    before.current = shown;
    setAwake(true);
    goTo(strip.current, shown);
  }, [shown]);

  const onScroll = (): void => {
    const { current: list } = strip;
    const width = widthOfSlide(list);
    if (list && width > 0) setCurrent(Math.round(list.scrollLeft / width));
  };
  return (
    <>
      <section className={classes.gallery} aria-label="Images" onPointerEnter={wake} onTouchStart={wake} onFocus={wake}>
        <ul className={classes.strip} ref={strip} onScroll={onScroll}>
          {pictures.map((picture, index) => (
            <li key={picture._id} className={classes.slide}>
              <button
                type="button"
                className={classes.enlarge}
                aria-label={`Enlarge image ${index + 1} of ${pictures.length}: ${altOf(picture, index)}`}
                onClick={({ currentTarget }) => {
                  setZoomed({ first: index, preview: currentTarget.querySelector('img')?.currentSrc ?? '' });
                  zoom.open();
                }}
              >
                {index === 0 && drawn ? (
                  <DrawnPicture image={drawn.image} alt={drawn.alt} />
                ) : index === 0 || awake ? (
                  <Picture picture={picture} sizes={SIZES} eager={index === 0} />
                ) : index === 1 ? (
                  // A phone sees its edge: the small copy is there anyway.
                  <Picture picture={picture} sizes={SMALL} />
                ) : (
                  <span className={classes.ground} style={{ backgroundColor: picture.dominant }} />
                )}
              </button>
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <ul className={classes.thumbs}>
            {pictures.map((picture, index) => (
              <li key={picture._id}>
                <button
                  type="button"
                  className={classes.thumb}
                  aria-label={`Show image ${index + 1}`}
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => goTo(strip.current, index)}
                >
                  {index === 0 && drawn ? (
                    <DrawnPicture image={drawn.image} alt="" trueColour />
                  ) : (
                    <Picture picture={picture} sizes={SMALL} alt="" trueColour />
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
        {zoom.wasOpened && (
          <Suspense>
            <Zoom {...zoom.dialog} {...zoomed} pictures={pictures} title={title} look={drawn} />
          </Suspense>
        )}
      </section>
      <p className={classes.note} role="status">
        {drawn && 'Drawn from your choices'}
      </p>
    </>
  );
}

/** With the line beside it. */
const widthOfSlide = (strip: HTMLElement | null): number =>
  strip?.firstElementChild?.getBoundingClientRect().width ?? 0;

function goTo(strip: HTMLElement | null, index: number): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip?.scrollTo({ left: index * widthOfSlide(strip), behavior: calm ? 'instant' : 'smooth' });
}
