import type { Product } from '@adunni/contracts/catalog/catalog';
import { neededMeasures } from '@adunni/contracts/measurements/needs';
import { Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../../kit/lazy.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { LATER, LATER_LABEL } from '../../../measurements/public/choosing.ts';
import classes from './measurements-field.module.css';

const MeasurementsChoice = lazy(() => import('../../../measurements/public/measurements-choice.tsx'));

interface Props {
  product: Product;
  isMissing: boolean;
}

/** Of whose body a product is made: a saved profile, or to measure later. One of them has to be chosen. */
export function MeasurementsField({ product, isMissing }: Props) {
  const isSignedIn = useSession() !== null;
  const [picked, setPicked] = useState<string | null>(null);
  const propose = useCallback((profileId: string) => setPicked((before) => before ?? profileId), []);
  const back = `/products/${product._id}`;
  const later = <Later isPicked={picked === LATER} onPick={() => setPicked(LATER)} />;
  return (
    <fieldset
      className={classes.field}
      data-field="measurements"
      data-missing={(isMissing && picked === null) || undefined}
    >
      <legend className={classes.legend}>
        Measurements
        {picked === null && <span className={classes.picked}>Select</span>}
      </legend>
      {isSignedIn ? (
        <Suspense fallback={later}>
          <MeasurementsChoice
            gender={product.gender}
            needed={neededMeasures(product.category.slug)}
            picked={picked}
            onPick={setPicked}
            onPropose={propose}
            back={back}
          >
            {later}
          </MeasurementsChoice>
        </Suspense>
      ) : (
        <>
          {later}
          <p className={classes.note}>
            Have an account? <Link to={`/login?next=${encodeURIComponent(back)}`}>Log in</Link> to use or add saved
            measurements.
          </p>
        </>
      )}
    </fieldset>
  );
}

function Later({ isPicked, onPick }: { isPicked: boolean; onPick: () => void }) {
  return (
    <label className={classes.later}>
      <input type="radio" name="measurements" value={LATER} checked={isPicked} onChange={onPick} />
      <span>
        <strong>{LATER_LABEL}</strong>
        <small>We’ll ask for your measurements after you order. The maker needs them to start.</small>
      </span>
    </label>
  );
}
