import type { MakerCard } from '@adunni/contracts/makers/makers';
import { Link } from 'react-router';
import classes from './partner.module.css';

/** The makers that a partner recommends. */
export function PickedMakers({ makers }: { makers: readonly MakerCard[] }) {
  return (
    <section aria-labelledby="makers" className={classes.part}>
      <h2 id="makers">Makers they recommend</h2>
      <ul className={classes.makers}>
        {makers.map(({ _id, slug, name, tagline, city }) => (
          <li key={_id}>
            <h3>
              <Link to={`/makers/${slug}`}>{name}</Link>
            </h3>
            <p>{tagline}</p>
            <p className={classes.city}>{city}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
