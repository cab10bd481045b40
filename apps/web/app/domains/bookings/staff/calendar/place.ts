import type { DayWindow } from '@adunni/contracts/availability/availability';
import type { CSSProperties } from 'react';
import type { Lane } from './stretches.ts';

/** Puts something at its time in a column, and beside what lies there too, by the calendar’s style sheet. */
export const gridPosition = ({ from, to, lane = 0, lanes = 1 }: DayWindow & Partial<Lane>): CSSProperties =>
  ({ '--from': from, '--to': to, '--lane': lane, '--lanes': lanes }) as CSSProperties;
