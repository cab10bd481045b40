import { Link } from 'react-router';
import button from '../../kit/button.module.css';
import { PREFETCH } from '../../kit/prefetch.ts';
import classes from './hero.module.css';
import { ScenePicture } from './scene-picture.tsx';
import { HERO } from './scenes.ts';

/** What the house announces, over a picture with room for it. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <ScenePicture scene={HERO} eager className={classes.picture} />
      <h1 className={classes.title}>Made for you, by makers you choose</h1>
      <div className={classes.copy}>
        <p className={classes.lead}>
          Agbada, iro and buba, gowns and everyday ankara from workshops in Lagos, Abeokuta, Accra and London. Ready to
          wear, or made to your measurements.
        </p>
        <div className={classes.ways}>
          <Link to="/products" className={button.filled} prefetch={PREFETCH}>
            Shop all
          </Link>
          <Link to="/products?kind=made-to-measure" className={button.outline}>
            Made to measure
          </Link>
        </div>
      </div>
    </section>
  );
}
