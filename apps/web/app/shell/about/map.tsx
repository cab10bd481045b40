import { NIGERIA } from '../../kit/maps/borders.ts';
import classes from './about.module.css';
import { labels, MAP_SIZE, onMap, split } from './places.ts';

const OUTLINE = `M${NIGERIA.map(onMap)
  .map(({ x, y }) => `${x} ${y}`)
  .join('L')}Z`;

/** Where our workshops are, on a drawing of Nigeria; towns elsewhere are named below it. */
export function WorkshopMap({ cities }: { cities: readonly string[] }) {
  const { drawn, others } = split(cities);
  return (
    <figure className={classes.map}>
      <svg
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        role="img"
        aria-label={`Map of Nigeria with workshops in ${drawn.map(({ name }) => name).join(', ')}`}
      >
        <path d={OUTLINE} className={classes.land} />
        {drawn.map(({ name, place }) => {
          const { x, y } = onMap(place);
          return <circle key={name} cx={x} cy={y} r={5} className={classes.town} />;
        })}
        {labels(drawn).map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} className={classes.name}>
            {name}
          </text>
        ))}
      </svg>
      <figcaption>
        {drawn.map(({ name, parts }) => (parts.length > 0 ? `${name} (${parts.join(', ')})` : name)).join(' · ')}
        {others.length > 0 && <span className={classes.abroad}>And {others.join(', ')}</span>}
      </figcaption>
    </figure>
  );
}
