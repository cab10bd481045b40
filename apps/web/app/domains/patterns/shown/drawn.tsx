import type { PatternDrawing } from '@adunni/contracts/patterns/patterns';
import { memo } from 'react';
import classes from './drawn.module.css';

interface Props {
  drawing: PatternDrawing;
  /** What it shows, in words. */
  label: string;
}

/** Lines and letters of a pattern in the colours of the page, as wide as there is room. */
export const Drawn = memo(function Drawn({ drawing: { width, height, lines, words }, label }: Props) {
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {lines.map(({ style, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is replaced as a whole
        <path key={index} className={classes[style]} d={path} />
      ))}
      {words.map(({ text, x, y, size, upright }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is replaced as a whole
          key={index}
          transform={`translate(${x} ${y})${upright ? ' rotate(-90)' : ''}`}
          fontSize={size}
          dy="0.35em"
        >
          {text}
        </text>
      ))}
    </svg>
  );
});
