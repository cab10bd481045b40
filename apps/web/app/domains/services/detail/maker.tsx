import type { MakerCard } from '@adunni/contracts/makers/makers';
import { MAKER_TIER_MEANINGS } from '@adunni/contracts/makers/tiers';
import { Link } from 'react-router';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './maker.module.css';

/** Whose service it is, and how far we have checked them. */
export function Maker({ maker }: { maker: MakerCard }) {
  return (
    <section className={classes.maker} aria-labelledby="maker">
      {maker.cover && (
        <div className={classes.cover}>
          <Picture picture={maker.cover} sizes="(min-width: 62em) 40rem, 100vw" alt="" />
        </div>
      )}
      <div className={classes.text}>
        <p className={classes.soft}>
          {maker.city}, {maker.country}
        </p>
        <h2 id="maker">{maker.name}</h2>
        <p className={classes.tagline}>{maker.tagline}</p>
        <p className={classes.soft}>
          <strong>{maker.tier}.</strong> {MAKER_TIER_MEANINGS[maker.tier]}
        </p>
        <p className={classes.ways}>
          <Link to={`/services?maker=${maker.slug}`}>All services by this maker</Link>
          <Link to={`/makers/${maker.slug}`}>Visit the workshop</Link>
        </p>
      </div>
    </section>
  );
}
