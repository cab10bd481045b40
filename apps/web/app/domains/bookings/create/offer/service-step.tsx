import type { Answer } from '@adunni/contracts/endpoint';
import type { listServices, ServiceCard } from '@adunni/contracts/services/services';
import { Button, TextInput } from '@mantine/core';
import { Form, Link } from 'react-router';
import { Money } from '../../../../kit/money/currency-context.tsx';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import { momentText, zoneName } from '../../../availability/public/clocks/times.ts';
import { kindText, lengthText } from '../../../services/public/labels.ts';
import { TravelNote } from '../../../services/public/travel-note.tsx';
import type { Awaiting } from '../awaiting.ts';
import { ForOrders } from './for-orders.tsx';
import classes from './service-step.module.css';

interface Props {
  /** Parts of own orders that are still to be tried on. */
  awaiting: readonly Awaiting[];
  offered: Answer<typeof listServices> | null;
  q: string;
  isGone: boolean;
}

/** What is to be booked: the services that are free soonest, or those that a search finds. */
export function ServiceStep({ awaiting, offered, q, isGone }: Props) {
  const items = offered?.items ?? [];
  return (
    <>
      {isGone && (
        <p role="status" className={classes.note}>
          This service is no longer available. Please choose another.
        </p>
      )}
      <ForOrders awaiting={awaiting} />
      <Form role="search" aria-label="Services" className={classes.search} key={q}>
        <TextInput
          name="q"
          aria-label="Search services"
          placeholder="Fitting, hem, gele…"
          defaultValue={q}
          maxLength={120}
          size="md"
        />
        <Button type="submit" variant="default" size="md">
          Search
        </Button>
      </Form>
      {items.length === 0 ? (
        <p className={classes.note}>
          No results for “{q}”. <Link to="/services">See all services</Link>
        </p>
      ) : (
        <ul className={classes.list}>
          {items.map((service) => (
            <Offer key={service._id} service={service} />
          ))}
        </ul>
      )}
      {offered && offered.total > items.length && (
        <p className={classes.note}>
          <Link to={q ? `/services?q=${encodeURIComponent(q)}` : '/services'}>See all {offered.total} services</Link>
        </p>
      )}
    </>
  );
}

interface OfferProps {
  service: ServiceCard;
  /** What of the address goes on with it. */
  of?: [string, string][];
  /** What is said when there is no free time. */
  none?: string;
}

/** A service to choose, with what it costs and when it is next available. */
export function Offer({ service, of = [], none = 'Fully booked' }: OfferProps) {
  const { _id, title, maker, duration, nextFreeAt, price, isFrom, zone } = service;
  return (
    <li>
      <Link to={`?${new URLSearchParams([['service', _id], ...of])}`} className={classes.offer}>
        <span className={classes.picture}>
          {service.picture && <Picture picture={service.picture} sizes="6rem" alt="" />}
        </span>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span>
            {maker.name}, {maker.city}
          </span>
          <span>
            {kindText(service)}, {lengthText(duration)}
          </span>
          <span>{nextFreeAt ? `Next available ${momentText(nextFreeAt, zone)}, ${zoneName(zone)} time` : none}</span>
        </span>
        <span className={classes.price}>
          {isFrom && 'from '}
          <Money amount={price} />
          <TravelNote service={service} />
        </span>
      </Link>
    </li>
  );
}
