import type { Festival } from '@adunni/contracts/festivals/festivals';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './festival.module.css';
import { Prose } from './prose.tsx';

/** What people wear: in words, drawn, and in which colours. */
export function Dress({ festival: { dress, outfits, colours } }: { festival: Festival }) {
  return (
    <section aria-labelledby="dress">
      <h2 id="dress">What to wear</h2>
      <Prose text={dress} />
      {outfits.length > 0 && (
        <ul className={classes.outfits}>
          {outfits.map(({ who, wears, picture }) => (
            <li key={who}>
              <figure>
                {picture && <Picture picture={picture} sizes="(min-width: 48em) 16rem, 46vw" alt="" />}
                <figcaption>
                  <strong>{who}</strong> {wears}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {colours.length > 0 && (
        <>
          <h3>Colours and their meaning</h3>
          <ul className={classes.colours}>
            {colours.map(({ name, hex, meaning }) => (
              <li key={name}>
                <span className={classes.swatch} style={{ backgroundColor: hex }} />
                <span>
                  <strong>{name}:</strong> {meaning}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
