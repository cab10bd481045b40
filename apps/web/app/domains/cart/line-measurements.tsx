import type { CartItem } from '@adunni/contracts/cart/cart';
import type { MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { measuresText, missingMeasures, neededMeasures } from '@adunni/contracts/measurements/needs';
import { useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '../../kit/session/use-session.ts';
import { measurementsLabel } from '../measurements/public/choice/choosing.ts';
import { LATER, LATER_LABEL } from '../measurements/public/choice/later.ts';
import { editPathFor, newPathFor } from '../measurements/public/paths.ts';
import classes from './line-measurements.module.css';

interface Props {
  item: CartItem;
  profiles: readonly MeasurementProfile[];
  onChange: (profileId: string | null) => void;
}

/** Whose measurements a product is made from, or that they follow; nothing for what is ready to wear. */
export function LineMeasurements(props: Props) {
  const { item, profiles } = props;
  const isSignedIn = useSession() !== null;
  if (item.product.kind !== 'made-to-measure') return null;
  if (!isSignedIn) return <p className={classes.measured}>{measurementsLabel(item, profiles)}</p>;
  return <Choice {...props} />;
}

function Choice({ item, profiles, onChange }: Props) {
  const id = useId();
  const { title, gender } = item.product;
  const needed = neededMeasures(item.product);
  const wanted = { title, gender, needed };
  const back = `/cart?measured=${item._id}`;
  const chosen = profiles.find(({ _id }) => _id === item.measurementProfileId);
  const missing = chosen ? missingMeasures(needed, { figure: chosen.figure, values: chosen.current.values }) : [];
  useSavedFor(item, onChange);
  return (
    <div className={classes.measured}>
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
        {item.measurementProfileId && !chosen && <option value={item.measurementProfileId}>Saved measurements</option>}
        <option value={LATER}>{LATER_LABEL}</option>
      </select>
      {profiles.length === 0 && <Link to={newPathFor(back, wanted)}>Add measurements</Link>}
      {chosen && missing.length > 0 && (
        <p className={classes.missing}>
          Missing: {measuresText(missing, chosen.figure)}.{' '}
          <Link to={editPathFor(chosen._id, back, wanted)}>Complete measurements of {chosen.name}</Link>
        </p>
      )}
    </div>
  );
}

/** Takes the profile for a line that was saved for it, once. */
function useSavedFor({ _id, measurementProfileId }: CartItem, onChange: Props['onChange']): void {
  const { search, state } = useLocation();
  const saved = (state as { profileId?: string } | null)?.profileId;
  const isMeant = saved !== undefined && new URLSearchParams(search).get('measured') === _id;
  const taken = useRef(false);
  useEffect(() => {
    if (!isMeant || taken.current) return;
    taken.current = true;
    if (measurementProfileId !== saved) onChange(saved);
  }, [isMeant, saved, measurementProfileId, onChange]);
}
