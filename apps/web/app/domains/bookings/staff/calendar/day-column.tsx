import type { DayWindow } from '@adunni/contracts/availability/availability';
import { clockText } from '../../../availability/public/clocks/clock.ts';
import { localTime } from '../../../availability/public/clocks/times.ts';
import { minutesOn } from '../../../availability/public/clocks/zone-time.ts';
import type { PlacedColumn } from './cards.ts';
import type { Calendar, Column } from './columns.ts';
import { gridPosition } from './place.ts';
import { SittingCard } from './sitting-card.tsx';
import classes from './time-grid.module.css';
import { useScrollsTo } from './use-scrolls-to.ts';
import type { useStretch } from './use-stretch.ts';

interface Props {
  column: Column;
  placed: PlacedColumn;
  /** What stands above it: the day in a week, the person in a day. */
  title: string;
  /** Of its person, where people are told apart by it. */
  colour: number | undefined;
  /** In ms. */
  now: number;
  /** What of the day is shown. */
  hours: DayWindow;
  pointer: ReturnType<ReturnType<typeof useStretch>['pointer']>;
  /** Time that is being chosen here. */
  chosen: DayWindow | null;
  /** Whether the chosen time is kept in sight: by the keyboard it may leave it, and a mouse would draw on where it is led. */
  isFollowed: boolean;
  onBlock: (block: Calendar['blocks'][number]) => void;
}

/** One day of one person: hours plain, what is closed shaded, what is kept free hatched, bookings as cards. */
export function DayColumn({ column, placed, title, colour, now, hours, pointer, chosen, isFollowed, onBlock }: Props) {
  const { key, day, person, open } = column;
  const { blocks, cards } = placed;
  const present = useScrollsTo<HTMLDivElement>();
  const isToday = localTime(new Date(now).toISOString(), person.zone).day === day;
  const atNow = minutesOn(day, new Date(now).toISOString(), person.zone);
  const isInSight = isToday && hours.from <= atNow && atNow <= hours.to;
  return (
    <section className={classes.column} data-colour={colour} aria-labelledby={`head-${key}`}>
      <h2 id={`head-${key}`} className={classes.title} data-today={isToday || undefined}>
        {title}
      </h2>
      <div className={classes.body} {...pointer}>
        {open.map((window) => (
          <div key={window.from} className={classes.open} style={gridPosition(window)} />
        ))}
        <div className={classes.lines} />
        {open.length === 0 && <span className={classes.closed}>Closed</span>}
        <ul>
          {blocks.map(({ block, of, ...window }) => (
            <li key={block._id}>
              <button
                type="button"
                className={classes.block}
                style={gridPosition(window)}
                onClick={() => onBlock(block)}
              >
                <span>
                  {of && `${of}: `}
                  {block.note || 'Blocked'}
                </span>
              </button>
            </li>
          ))}
          {cards.map((card) => (
            <SittingCard key={card.sitting.bookings[0]._id} card={card} />
          ))}
        </ul>
        {isInSight && <div ref={present} className={classes.now} style={gridPosition({ from: atNow, to: atNow })} />}
        {chosen && (
          <div
            ref={(box) => (isFollowed ? box?.scrollIntoView({ block: 'nearest', inline: 'nearest' }) : undefined)}
            className={classes.chosen}
            style={gridPosition(chosen)}
          >
            {clockText(chosen.from)}–{clockText(chosen.to)}
          </div>
        )}
      </div>
    </section>
  );
}
