import type { DrawnBox, Pattern } from '@adunni/contracts/patterns/patterns';
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Drawn } from './drawn.tsx';
import { type Centre, centreOf, drawnWidth } from './piece-view.ts';
import classes from './piece-viewer.module.css';

/** How many times as large as what is looked at fits the room. */
const LEVELS = [1, 1.5, 2, 3, 4, 6] as const;

interface Props {
  drawing: Pattern['drawing'];
  pieces: Pattern['pieces'];
  /** What the drawing shows, in words. */
  label: string;
}

/** All pieces, or one that fits the room; nearer it scrolls in both directions, also by keyboard. */
export function PieceViewer({ drawing, pieces, label }: Props) {
  const room = useRef<HTMLElement>(null);
  const whole: DrawnBox = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const [shown, setShown] = useState<string | null>(null);
  const [level, setLevel] = useState(0);
  const box = pieces.find(({ name }) => name === shown)?.box ?? whole;
  const [centre, setCentre] = useState<Centre>(centreOf(whole, drawing));
  const times = LEVELS[level] ?? 1;

  // What is in the middle stays there, however large it becomes.
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return;
    current.scrollLeft = centre.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = centre.y * current.scrollHeight - current.clientHeight / 2;
  }, [centre]);

  function show(name: string | null): void {
    setShown(name);
    setLevel(0);
    setCentre(centreOf(pieces.find((piece) => piece.name === name)?.box ?? whole, drawing));
  }

  function zoom(to: number): void {
    const { current } = room;
    setLevel(to);
    if (!current) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = current;
    setCentre({
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    });
  }

  return (
    <div className={classes.viewer}>
      <fieldset className={classes.list}>
        <legend>Show</legend>
        {[null, ...pieces.map(({ name }) => name)].map((name) => (
          <Button
            key={name}
            variant={name === shown ? 'filled' : 'default'}
            aria-pressed={name === shown}
            onClick={() => show(name)}
          >
            {name ?? 'All pieces'}
          </Button>
        ))}
      </fieldset>
      <div className={classes.tools}>
        <Button variant="default" disabled={level === 0} onClick={() => zoom(level - 1)}>
          Zoom out
        </Button>
        <Button variant="default" disabled={level === LEVELS.length - 1} onClick={() => zoom(level + 1)}>
          Zoom in
        </Button>
        <span role="status">{Math.round(times * 100)}%</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section ref={room} className={classes.room} tabIndex={0} aria-label="Pieces of the pattern">
        <div className={classes.drawn} style={{ width: drawnWidth(box, drawing, times) }}>
          <Drawn drawing={drawing} label={label} />
        </div>
      </section>
    </div>
  );
}
