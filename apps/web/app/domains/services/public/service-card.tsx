import type { ServiceCard as Service } from '@adunni/contracts/services/services';
import { Link } from 'react-router';
import { FactLine } from '../../../kit/fact-line.tsx';
import { Money } from '../../../kit/money/currency-context.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { PREFETCH } from '../../../kit/prefetch.ts';
import { momentText, zoneName } from '../../availability/public/clocks/times.ts';
import { kindText, lengthText } from './labels.ts';
import classes from './service-card.module.css';
import { TravelNote } from './travel-note.tsx';

interface Props {
  service: Service;
  eager?: boolean;
  /** Level of its heading, below that of the list. */
  level?: 2 | 3;
}

/** One service in a list: the whole card leads to it. */
export function ServiceCard({ service, eager = false, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  const { maker, nextFreeAt, zone, seats } = service;
  return (
    <article className={classes.card}>
      <div className={classes.frame}>
        {service.picture && (
          <Picture picture={service.picture} sizes="(min-width: 48em) 15rem, 34vw" eager={eager} alt="" />
        )}
      </div>
      <div>
        <p className={classes.maker}>
          {maker.name}, {maker.city}
          {maker.tier !== 'Listed' && <span className={classes.tier}>{maker.tier}</span>}
        </p>
        <Heading className={classes.title}>
          <Link to={`/services/${service._id}`} className={classes.link} prefetch={PREFETCH}>
            {service.title}
          </Link>
        </Heading>
        <p className={classes.summary}>{service.summary}</p>
        <p className={classes.facts}>
          <FactLine>
            {kindText(service)}
            {lengthText(service.duration)}
            {seats > 1 && `${seats} seats`}
            {service.rating !== null && `${service.rating.toFixed(1)} out of 5 (${service.reviewCount})`}
          </FactLine>
        </p>
      </div>
      <div className={classes.terms}>
        <p className={classes.price}>
          {service.isFrom && <span className={classes.from}>from </span>}
          <Money amount={service.price} />
          <TravelNote service={service} className={classes.from} />
        </p>
        <p className={classes.free}>
          {nextFreeAt ? (
            <>
              <span className={classes.label}>Next available</span>
              <span>{momentText(nextFreeAt, zone)}</span>
              <span className={classes.zone}>{zoneName(zone)} time</span>
            </>
          ) : (
            <span className={classes.label}>Fully booked</span>
          )}
        </p>
      </div>
    </article>
  );
}
