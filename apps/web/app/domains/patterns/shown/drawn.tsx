import type { PatternDrawing } from '@adunni/contracts/patterns/patterns';
import { memo } from 'react';
import classes from './drawn.module.css';

interface Props {
  drawing: PatternDrawing;
  /** What it shows, in words. */
  label: string;
  /** A quarter to the right, so that what is long runs down; its letters stay to be read. */
  turned?: boolean;
}

/** Lines and letters of a pattern in the colours of the page, as wide as there is room. */
export const Drawn = memo(function Drawn({ drawing: { width, height, lines, words }, label, turned }: Props) {
  return (
    <svg
      className={classes.drawing}
      viewBox={turned ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <g transform={turned ? `matrix(0 1 -1 0 ${height} 0)` : undefined}>
        {lines.map(({ style, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is replaced as a whole
          <path key={index} className={classes[style]} d={path} />
        ))}
      </g>
      {words.map(({ text, x, y, size, upright }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is replaced as a whole
          key={index}
          transform={`translate(${turned ? `${height - y} ${x}` : `${x} ${y}`})${upright !== Boolean(turned) ? ' rotate(-90)' : ''}`}
          fontSize={size}
          dy="0.35em"
        >
          {text}
        </text>
      ))}
    </svg>
  );
});
