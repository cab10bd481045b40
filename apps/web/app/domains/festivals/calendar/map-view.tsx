import type { FestivalCard } from '@adunni/contracts/festivals/festivals';
import { FESTIVAL_COUNTRIES } from '@adunni/contracts/festivals/names';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import { NEIGHBOURS, NIGERIA, type Place } from '../../../kit/maps/borders.ts';
import { festivalPath } from '../festival-address.ts';
import { daysOf } from '../festival-dates.tsx';
import classes from './map-view.module.css';
import { MAP_SIZE, onMap, spotsOf } from './places.ts';

const pathOf = (border: readonly Place[]): string =>
  `M${border
    .map(onMap)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

/** The place of what is held everywhere in a country, and so has no mark. */
const NATIONWIDE = 'Nationwide';

/** Where festivals are held: numbered marks on a drawing, and beside it what is held at each. */
export function MapView({ festivals }: { festivals: readonly FestivalCard[] }) {
  const spots = spotsOf(festivals.filter(({ place }) => place !== NATIONWIDE));
  const nationwide = festivals.filter(({ place }) => place === NATIONWIDE);
  return (
    <div className={classes.frame}>
      <nav
        className={classes.map}
        aria-label={`Map of West Africa with ${countOf(spots.length, 'place')} where festivals are held`}
      >
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}>
          <title>West Africa</title>
          {NEIGHBOURS.map((border) => (
            <path key={pathOf(border)} d={pathOf(border)} className={classes.neighbour} />
          ))}
          <path d={pathOf(NIGERIA)} className={classes.land} />
          {spots.map(({ x, y, festivals: held }, index) => (
            <a key={`${x} ${y}`} href={`#place-${index + 1}`} aria-label={`${index + 1}: ${placesOf(held)}`}>
              <circle cx={x} cy={y} r={13} className={classes.mark} />
              <text x={x} y={y} dy="0.35em" textAnchor="middle" className={classes.number}>
                {index + 1}
              </text>
            </a>
          ))}
        </svg>
      </nav>
      <div>
        <ol className={classes.places}>
          {spots.map(({ x, y, festivals: held }, index) => (
            <li key={`${x} ${y}`} id={`place-${index + 1}`}>
              <strong>{placesOf(held)}</strong>
              <Held festivals={held} />
            </li>
          ))}
        </ol>
        {nationwide.length > 0 && (
          <div className={classes.nationwide}>
            <strong>{NATIONWIDE}</strong>
            <Held festivals={nationwide} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Where festivals are held, in words. */
const placesOf = (held: readonly FestivalCard[]): string => [...new Set(held.map(({ place }) => place))].join(', ');

function Held({ festivals }: { festivals: readonly FestivalCard[] }) {
  return (
    <ul className={classes.held}>
      {festivals.map(({ _id, title, country, place, next }) => (
        <li key={_id}>
          <Link to={festivalPath(_id)}>{title}</Link>
          <span>
            {place === NATIONWIDE && `${FESTIVAL_COUNTRIES[country]}, `}
            {next ? daysOf(next) : 'Date not announced'}
          </span>
        </li>
      ))}
    </ul>
  );
}
