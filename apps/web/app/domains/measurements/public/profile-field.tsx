import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { newPath } from '../labels.ts';
import classes from './profile-field.module.css';

/** Which profile a piece is made from, in the form of a product made to measure; for people who are signed in. */
export default function ProfileField() {
  const id = useId();
  const [profiles, setProfiles] = useState<readonly MeasurementProfile[] | null>(null);
  useEffect(() => {
    // Without the list the piece can still be ordered with a note.
    callApi(listMeasurements).then(
      ({ items }) => setProfiles(items),
      () => setProfiles(null),
    );
  }, []);
  if (!profiles) return null;
  if (profiles.length === 0)
    return (
      <p className={classes.none}>
        <Link to={newPath}>Add your measurements</Link> and use them for every made-to-measure order.
      </p>
    );
  return (
    <div className={classes.field}>
      <label htmlFor={id}>Measurements of</label>
      <select id={id} name="measurementProfileId" defaultValue={profiles.length === 1 ? profiles[0]?._id : ''}>
        <option value="">Enter measurements manually</option>
        {profiles.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
