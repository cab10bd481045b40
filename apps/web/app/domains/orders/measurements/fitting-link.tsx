import { listServices } from '@adunni/contracts/services/services';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import classes from './wanted-panel.module.css';

/** Appointments at which somebody can hold the tape. */
const IN_PERSON = 'appointment,home-visit';

/** Leads to the appointments of a maker, by address; nothing when they offer none. */
export function FittingLink({ maker }: { maker: string }) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // The other ways stand without it.
    callApi(listServices, { query: { maker, kind: IN_PERSON, limit: 1 } }).then(
      ({ total }) => setOffered(total > 0),
      () => setOffered(false),
    );
  }, [maker]);
  if (!isOffered) return null;
  return (
    <p>
      Rather be measured in person?{' '}
      <Link to={`/services?${new URLSearchParams({ maker, kind: IN_PERSON })}`} className={classes.fitting}>
        Book a fitting
      </Link>
    </p>
  );
}
