import type { Fit } from '@adunni/contracts/reviews/forms';
import { useState } from 'react';
import { Star } from '../../../kit/pictures/stars.tsx';
import { FIT_NAMES, FIT_ORDER, STAR_LABELS } from '../labels.ts';
import classes from './write.module.css';

interface StarProps {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error: string | null;
}

/** One to five stars, as radio buttons: arrows move, and each says what it means. */
export function StarField({ value, onChange, error }: StarProps) {
  const [hovered, setHovered] = useState(0);
  const lit = hovered || value;
  return (
    <fieldset className={classes.field} aria-describedby={error ? 'stars-error' : undefined}>
      <legend>Your rating</legend>
      <div className={classes.stars}>
        {STAR_LABELS.map((word, index) => (
          <label
            key={word}
            className={classes.star}
            onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse' ? index + 1 : 0)}
            onPointerLeave={() => setHovered(0)}
          >
            <input
              type="radio"
              name="rating"
              value={index + 1}
              checked={value === index + 1}
              aria-label={`${index + 1} of 5: ${word}`}
              onChange={() => onChange(index + 1)}
            />
            <Star size={36} filled={index < lit} />
          </label>
        ))}
        <span className={classes.starLabel} aria-hidden="true">
          {STAR_LABELS[lit - 1]}
        </span>
      </div>
      <p id="stars-error" role="alert" className={classes.problem}>
        {error}
      </p>
    </fieldset>
  );
}

interface FitProps {
  value: Fit | null;
  onChange: (fit: Fit | null) => void;
  /** Whether it was said before that there is no fit to speak of. */
  wasNone: boolean;
}

/** How the size turned out; nothing is chosen beforehand, and a piece without a size leaves it open. */
export function FitField({ value, onChange, wasNone }: FitProps) {
  const [isNone, setNone] = useState(wasNone);
  return (
    <fieldset className={classes.field}>
      <legend>How does it fit?</legend>
      <div className={classes.fits}>
        {[...FIT_ORDER, null].map((fit) => (
          <label key={fit ?? 'none'} className={classes.fit}>
            <input
              type="radio"
              name="fit"
              checked={fit === null ? isNone && value === null : value === fit}
              onChange={() => {
                setNone(fit === null);
                onChange(fit);
              }}
            />
            <span>{fit ? FIT_NAMES[fit] : 'Not applicable'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
