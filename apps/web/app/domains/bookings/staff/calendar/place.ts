import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { CSSProperties } from 'react';

/** Puts something at its time in a column, by the calendar’s style sheet. */
export const gridPosition = ({ from, to }: DayWindow): CSSProperties =>
  ({ '--from': from, '--to': to }) as CSSProperties;
