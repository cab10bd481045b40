import type { MakerCard } from '@adunni/contracts/makers/makers';
import { Link } from 'react-router';
import { PREFETCH } from '../../kit/prefetch.ts';
import home from './home.module.css';
import classes from './makers.module.css';
import { SectionHead } from './section-head.tsx';

/** Workshops by name, as on a programme. */
export function Makers({ makers }: { makers: readonly MakerCard[] }) {
  return (
    <section className={home.section} aria-labelledby="makers">
      <SectionHead id="makers" title="Our makers" onward={{ label: 'See all makers', to: '/makers' }} />
      <ul className={classes.list}>
        {makers.map(({ _id, slug, name, city, tagline }) => (
          <li key={_id}>
            <Link to={`/makers/${slug}`} className={classes.maker} prefetch={PREFETCH}>
              <span className={classes.name}>{name}</span>
              <span className={classes.tagline}>{tagline}</span>
              <span className={classes.city}>{city}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
