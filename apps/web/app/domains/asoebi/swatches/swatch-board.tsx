import { CLOTHS, type Cloth } from '@adunni/contracts/asoebi/names';
import { SWATCH_WEARER_NAMES, SWATCH_WEARERS } from '@adunni/contracts/asoebi/swatches';
import { useEffect, useRef, useState } from 'react';
import classes from './swatch-board.module.css';
import { useSwatches } from './use-swatches.ts';

interface Props {
  cloth: Cloth;
  colours: readonly { name: string; hex: string }[];
  /** The level of its headings. */
  as?: 'h2' | 'h5';
}

/** What a group’s cloth becomes: its colours on three garments for women and three for men, drawn once they are scrolled to. */
export function SwatchBoard({ cloth, colours, as: Heading = 'h5' }: Props) {
  const { ref, isSeen } = useSeen();
  const { garments, drawn } = useSwatches({ cloth, colours: colours.map(({ hex }) => hex) }, isSeen);
  if (colours.length === 0 || garments?.length === 0 || drawn.some((one) => one === 'failed')) return null;
  const words = `${CLOTHS[cloth]} in ${colours.map(({ name }) => name || 'its colour').join(' and ')}`;
  return (
    <div ref={ref} className={classes.board}>
      {SWATCH_WEARER_NAMES.map((who) => (
        <section key={who}>
          <Heading className={classes.who}>{SWATCH_WEARERS[who]}</Heading>
          <ul>
            {(garments ?? NONE[who]).map((garment, index) =>
              garment.who === who ? (
                <li key={garment.name}>
                  <Swatch picture={drawn[index] ?? null} isWanted={isSeen} words={`${garment.name}, ${words}`} />
                  <span>{garment.name}</span>
                </li>
              ) : null,
            )}
          </ul>
        </section>
      ))}
      <p>Drawings: cloth and light differ from screen to screen.</p>
    </div>
  );
}

/** Room for three garments until it is known which. */
const NONE = {
  women: ['one', 'two', 'three'].map((name) => ({ name, who: 'women' as const })),
  men: ['one', 'two', 'three'].map((name) => ({ name, who: 'men' as const })),
};

function Swatch({
  picture,
  isWanted,
  words,
}: {
  picture: ImageData | 'failed' | null;
  isWanted: boolean;
  words: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current || !(picture instanceof ImageData)) return;
    canvas.current.width = picture.width;
    canvas.current.height = picture.height;
    canvas.current.getContext('2d')?.putImageData(picture, 0, 0);
  }, [picture]);
  return <canvas ref={canvas} role="img" aria-label={words} aria-busy={isWanted && picture === null} />;
}

/** Whether an element has been scrolled near. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || isSeen) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return { ref, isSeen };
}
