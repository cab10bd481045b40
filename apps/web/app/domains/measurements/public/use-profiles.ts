import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';

/** The person’s profiles: null while they load, `failed` when they could not be loaded; `known` are those loaded before. */
export function useProfiles(known: readonly MeasurementProfile[] | null = null): {
  profiles: readonly MeasurementProfile[] | null | 'failed';
  load: () => void;
} {
  const [profiles, setProfiles] = useState<readonly MeasurementProfile[] | null | 'failed'>(known);
  const load = useCallback(() => {
    setProfiles(null);
    callApi(listMeasurements).then(
      ({ items }) => setProfiles(items),
      () => setProfiles('failed'),
    );
  }, []);
  const isKnown = known !== null;
  useEffect(() => {
    if (!isKnown) load();
  }, [isKnown, load]);
  return { profiles, load };
}
