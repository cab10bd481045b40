import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './figure.module.css';
import type { Change } from './period/labels.ts';

/** Figures side by side. */
export function Figures({ children }: { children: ReactNode }) {
  return <ul className={classes.figures}>{children}</ul>;
}

interface Props {
  label: string;
  value: string;
  /** The list behind it. */
  to: string;
  change?: Change;
  /** What it is compared with: `previous 30 days`. */
  than?: string;
  /** What it had been, in words. */
  before?: string | undefined;
  /** More is worse, as of refunds. */
  isBurden?: boolean;
  /** What the figure means, when its name does not say it. */
  children?: ReactNode;
}

const ARROWS = { up: '↑', down: '↓', same: '' };
const DIRECTIONS = { up: 'Up ', down: 'Down ', same: '' };

/** One figure as a link to the list behind it, with how it moved. */
export function Figure({ label, value, to, change, than, before, isBurden = false, children }: Props) {
  const isGood = change?.direction === (isBurden ? 'down' : 'up');
  return (
    <li>
      <Link className={classes.figure} to={to} relative="path">
        <span className={classes.label}>{label}</span>
        <span className={classes.value}>{value}</span>
        {change?.words && (
          <span className={classes.change} title={before && `Previously ${before}.`}>
            <span data-tone={change.direction === 'same' ? undefined : isGood ? 'good' : 'bad'}>
              <span aria-hidden="true">{ARROWS[change.direction]} </span>
              <VisuallyHidden component="span">{DIRECTIONS[change.direction]}</VisuallyHidden>
              {change.direction === 'same' ? 'No change' : change.words}
            </span>{' '}
            vs {than}
          </span>
        )}
        {change && !change.words && <span className={classes.change}>No data for the {than}</span>}
        {children && <span className={classes.change}>{children}</span>}
      </Link>
    </li>
  );
}
