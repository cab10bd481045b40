import { Link } from 'react-router';
import button from '../../kit/button.module.css';
import classes from './everyday.module.css';
import { ScenePicture } from './scene-picture.tsx';
import { EVERYDAY } from './scenes.ts';

/** A second picture: not every outfit waits for a wedding. */
export function Everyday() {
  return (
    <section className={classes.band} aria-labelledby="everyday">
      <ScenePicture scene={EVERYDAY} className={classes.picture} />
      <h2 id="everyday" className={classes.title}>
        Ankara for every day
      </h2>
      <div className={classes.copy}>
        <p className={classes.text}>
          A senator for the office, an adire duster for the airport, a peplum set for lunch that runs long. Sewn
          already, and packed as soon as you have paid.
        </p>
        <Link to="/products?kind=ready-to-wear" className={button.onward}>
          Shop ready to wear
        </Link>
      </div>
    </section>
  );
}
