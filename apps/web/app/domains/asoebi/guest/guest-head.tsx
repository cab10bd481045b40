import type { GuestEvent } from '@adunni/contracts/asoebi/guest';
import { CLOTHS, EVENT_KINDS } from '@adunni/contracts/asoebi/names';
import { Link } from 'react-router';
import { calendarDay } from '../../../kit/dates.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Cloth } from '../cloth.tsx';
import { SwatchBoard } from '../swatches/swatch-board.tsx';
import classes from './guest.module.css';
import { LogInLine } from './log-in-line.tsx';

/** What is celebrated, by whom and when, and what this group wears. */
export function GuestHead({ event }: { event: GuestEvent }) {
  const { kind, title, celebrants, day, city, story, cover, group, maker, guest } = event;
  const colours = group.colours.map(({ name }) => name).join(', ');
  return (
    <header className={classes.head}>
      {cover && (
        <div className={classes.cover}>
          <Picture picture={cover} sizes="(min-width: 48em) 44rem, 100vw" eager alt="" />
        </div>
      )}
      <Cloth hexes={group.colours.map(({ hex }) => hex)} className={classes.cloth} />
      <p className={classes.kind}>{EVENT_KINDS[kind]}</p>
      <h1>{title}</h1>
      <p className={classes.facts}>{[celebrants, day && calendarDay(day), city].filter(Boolean).join(' · ')}</p>
      {guest && <p>Dear {guest.name}, you are invited to dress with us.</p>}
      {story && <p className={classes.story}>{story}</p>}
      <p className={classes.soft}>
        <strong>{group.name}</strong> wears {CLOTHS[group.cloth].toLowerCase()}
        {colours && ` in ${colours}`}
        {maker && (
          <>
            , made by <Link to={`/makers/${maker.slug}`}>{maker.name}</Link>
          </>
        )}
        .{group.coordinator && ` Questions? Ask ${group.coordinator}.`}
      </p>
      <LogInLine />
      <SwatchBoard cloth={group.cloth} colours={group.colours} as="h2" />
    </header>
  );
}
