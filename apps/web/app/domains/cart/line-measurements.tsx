import type { CartItem } from '@adunni/contracts/cart/cart';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { useId } from 'react';
import classes from './line-measurements.module.css';

interface Props {
  item: CartItem;
  profiles: readonly MeasurementProfile[];
  onChange: (profileId: string | null) => void;
}

/** Whose measurements a piece is made from; nothing for ready pieces and for who keeps none. */
export function LineMeasurements({ item, profiles, onChange }: Props) {
  const id = useId();
  if (item.product.kind !== 'made-to-measure' || profiles.length === 0) return null;
  return (
    <p className={classes.measured}>
      <label htmlFor={id}>Measurements</label>
      <select
        id={id}
        value={item.measurementProfileId ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
      >
        <option value="">No profile</option>
        {profiles.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
