import type { DayWindow } from '@adunni/contracts/availability/availability';
import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { useNow } from '../../../availability/public/clocks/use-now.ts';
import { placeCards } from './cards.ts';
import type { Calendar, Column } from './columns.ts';
import { DayColumn } from './day-column.tsx';
import { shownHours } from './stretches.ts';
import classes from './time-grid.module.css';
import { useStretch } from './use-stretch.ts';

interface Props {
  columns: readonly Column[];
  titleOf: (column: Column) => string;
  /** The colour of a column of one of several people; undefined where nobody is told apart by it. */
  colour: (column: Column) => number | undefined;
  onTime: (column: Column, at: number) => void;
  onStretch: (column: Column, window: DayWindow) => void;
  onBlock: (block: Calendar['blocks'][number]) => void;
}

/** In rem: what a day needs that has nothing beside anything, and each lane of one that has, as `cards.ts` reckons with. */
const DAY = 7;
const LANE = 4.5;

/** Days or people side by side over the hours. A press on free time books it, a drag over it keeps it free. */
export function TimeGrid({ columns, titleOf, colour, onTime, onStretch, onBlock }: Props) {
  const now = useNow();
  const placed = columns.map(placeCards);
  const hours = shownHours([...columns.flatMap(({ open }) => open), ...placed.flatMap(({ cards }) => cards)]);
  const widths = placed.map(({ lanes }) => (lanes === 1 ? DAY : lanes * LANE));
  const withColumn =
    <T,>(act: (column: Column, value: T) => void) =>
    (index: number, value: T): void => {
      const column = columns[index];
      if (column) act(column, value);
    };
  const { chosen, isDragging, pointer, onKeyDown, clear } = useStretch({
    columns: columns.length,
    hours,
    onTime: withColumn(onTime),
    onStretch: withColumn(onStretch),
  });
  const told = chosen && columns[chosen.column];
  const size = {
    '--first': hours.from,
    '--length': hours.to - hours.from,
    '--columns': widths.map((width) => `minmax(${width}rem, 1fr)`).join(' '),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this groups times that one walks through
    <div
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: by the keyboard one chooses times here, as told in its description
      tabIndex={0}
      className={classes.grid}
      style={size as CSSProperties}
      aria-label="Calendar"
      aria-describedby="calendar-keys"
      onKeyDown={onKeyDown}
      onBlur={clear}
    >
      <VisuallyHidden id="calendar-keys">
        Use the arrow keys to select a time, or Shift and arrow keys to select a period. Press Enter to book the time or
        block the period.
      </VisuallyHidden>
      <div className={classes.axis} aria-hidden="true">
        {hoursIn(hours).map((at) => (
          <span key={at} style={{ '--from': at } as CSSProperties}>
            {clockText(at)}
          </span>
        ))}
      </div>
      {columns.map((column, index) => (
        <DayColumn
          key={column.key}
          column={column}
          placed={placed[index] ?? placeCards(column)}
          title={titleOf(column)}
          colour={colour(column)}
          now={now}
          hours={hours}
          pointer={pointer(index)}
          chosen={chosen?.column === index ? chosen : null}
          isFollowed={!isDragging}
          onBlock={onBlock}
        />
      ))}
      <VisuallyHidden role="status">
        {chosen && told && `${titleOf(told)}, ${clockText(chosen.from)} to ${clockText(chosen.to)}`}
      </VisuallyHidden>
    </div>
  );
}

/** The full hours of a window but its first, which lies under the titles. */
const hoursIn = ({ from, to }: DayWindow): number[] =>
  Array.from({ length: (to - from) / 60 - 1 }, (_, index) => from + (index + 1) * 60);
