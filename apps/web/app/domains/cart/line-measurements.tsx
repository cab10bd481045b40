import type { CartItem } from '@adunni/contracts/cart/cart';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { useId } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../kit/session/use-session.ts';
import { LATER, LATER_LABEL, measurementsLabel } from '../measurements/public/choosing.ts';
import { newPathFor } from '../measurements/public/paths.ts';
import classes from './line-measurements.module.css';

interface Props {
  item: CartItem;
  profiles: readonly MeasurementProfile[];
  onChange: (profileId: string | null) => void;
}

/** Whose measurements a product is made from, or that they follow; nothing for what is ready to wear. */
export function LineMeasurements({ item, profiles, onChange }: Props) {
  const id = useId();
  const isSignedIn = useSession() !== null;
  if (item.product.kind !== 'made-to-measure') return null;
  if (!isSignedIn) return <p className={classes.measured}>{measurementsLabel(item, profiles)}</p>;
  return (
    <p className={classes.measured}>
      <label htmlFor={id}>Measurements</label>
      <select
        id={id}
        value={item.measurementProfileId ?? (item.measureLater ? LATER : '')}
        onChange={({ currentTarget }) => onChange(currentTarget.value === LATER ? null : currentTarget.value)}
      >
        {!item.measurementProfileId && !item.measureLater && (
          <option value="" disabled>
            Select measurements
          </option>
        )}
        {profiles.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
        {item.measurementProfileId && !profiles.some(({ _id }) => _id === item.measurementProfileId) && (
          <option value={item.measurementProfileId}>Saved measurements</option>
        )}
        <option value={LATER}>{LATER_LABEL}</option>
      </select>
      {profiles.length === 0 && <Link to={newPathFor('/cart')}>Add your measurements</Link>}
    </p>
  );
}
