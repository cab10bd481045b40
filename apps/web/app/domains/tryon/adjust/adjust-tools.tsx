import { type Adjustable, movePoints } from '@adunni/tryon/body/adjust';
import type { Point } from '@adunni/tryon/geometry';
import { Button } from '@mantine/core';
import classes from './adjust.module.css';

type Points = Record<Adjustable, Point>;

interface Props {
  points: Points;
  onMove: (points: Points) => void;
  onReset: () => void;
  onDone: () => void;
}

/** By how much a press grows (a factor) and turns (radians). */
const GROW = 1.03;
const TURN = Math.PI / 120;

/** Corrects all points of a body together, for who uses no two fingers. */
export function AdjustTools({ points, onMove, onReset, onDone }: Props) {
  const tools = [
    ['Larger', { grow: GROW }],
    ['Smaller', { grow: 1 / GROW }],
    ['Turn left', { turn: -TURN }],
    ['Turn right', { turn: TURN }],
  ] as const;
  return (
    <fieldset className={classes.tools}>
      <legend>Drag the dots to where the body is, or turn and size everything.</legend>
      {tools.map(([name, by]) => (
        <Button key={name} variant="default" onClick={() => onMove(movePoints(points, by))}>
          {name}
        </Button>
      ))}
      <Button variant="subtle" onClick={onReset}>
        Start over
      </Button>
      <Button onClick={onDone}>Done</Button>
    </fieldset>
  );
}
