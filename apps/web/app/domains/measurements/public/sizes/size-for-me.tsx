import { adviseSize, type SizeAdvice, type SizedPiece } from '@adunni/contracts/measurements/fit';
import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { useEffect, useState } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import classes from './size-for-me.module.css';
import { SURE } from './sure.ts';

interface Props {
  piece: SizedPiece;
  picked: string | null;
  onPick: (size: string) => void;
}

interface Advised {
  profile: MeasurementProfile;
  advice: SizeAdvice;
}

/** The size of a piece that fits each profile of a person, how sure that is, and why it is not surer. */
export default function SizeForMe({ piece, picked, onPick }: Props) {
  const [profiles, setProfiles] = useState<readonly MeasurementProfile[]>([]);
  useEffect(() => {
    // Advice is an extra: without it the size guide still stands.
    callApi(listMeasurements).then(
      ({ items }) => setProfiles(items),
      () => setProfiles([]),
    );
  }, []);
  const now = new Date();
  const advised = profiles.flatMap((profile): Advised[] => {
    const advice = adviseSize(piece, { ...profile, ...profile.current }, now);
    return advice ? [{ profile, advice }] : [];
  });
  if (advised.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Recommended sizes">
      {advised.map(({ profile, advice: { size, sureness, reasons, doubts } }) => (
        <li key={profile._id}>
          <p>
            <strong>
              {size ? 'Recommended for' : 'No size fits'} <bdi>{profile.name}</bdi>
              {size && `: ${size}`}
            </strong>{' '}
            {size && [SURE[sureness], ...reasons].join(' ')} {doubts.join(' ')}
          </p>
          {size && size !== picked && (
            <button type="button" onClick={() => onPick(size)} aria-label={`Select ${size} for ${profile.name}`}>
              Select {size}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
