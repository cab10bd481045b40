import type { Answer } from '@adunni/contracts/endpoint';
import type { listMakers } from '@adunni/contracts/makers/makers';
import type { listServices } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { countOf } from '../../../kit/count-of.ts';
import classes from './also-found.module.css';

/** What the words of a search find beside products. */
export interface Others {
  services: Answer<typeof listServices>;
  makers: Answer<typeof listMakers>;
}

interface Props extends Others {
  q: string;
}

/** Makers and services that a search of the catalogue finds beside products; nothing when it finds none. */
export function AlsoFound({ q, makers, services }: Props) {
  if (makers.items.length + services.items.length === 0) return null;
  const more = new URLSearchParams({ q });
  return (
    <section className={classes.found} aria-label={`Makers and services for “${q}”`}>
      {makers.items.length > 0 && (
        <ul aria-label="Makers">
          {makers.items.map(({ _id, slug, name, city }) => (
            <li key={_id}>
              <Link to={`/makers/${slug}`}>{name}</Link> Maker in {city}
            </li>
          ))}
        </ul>
      )}
      {services.items.length > 0 && (
        <ul aria-label="Services">
          {services.items.map(({ _id, title, maker }) => (
            <li key={_id}>
              <Link to={`/services/${_id}`}>{title}</Link> Service by {maker.name}
            </li>
          ))}
          {services.total > services.items.length && (
            <li>
              <Link to={`/services?${more}`}>See all {countOf(services.total, 'service')}</Link>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
