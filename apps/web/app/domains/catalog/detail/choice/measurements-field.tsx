import type { Product } from '@adunni/contracts/catalog/catalog';
import { pathOfProduct } from '@adunni/contracts/catalog/product-path';
import { neededMeasures } from '@adunni/contracts/measurements/needs';
import { Suspense, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../../kit/lazy.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { LATER, LATER_LABEL } from '../../../measurements/public/choosing.ts';
import { MeasuringOffer } from '../../../services/public/measuring-offer.tsx';
import { ChoiceFrame } from './choice-frame.tsx';
import classes from './measurements-field.module.css';
import type { Pick } from './pick.ts';

const MeasurementsChoice = lazy(() => import('../../../measurements/public/measurements-choice.tsx'));

interface Props {
  product: Product;
  /** What was chosen until now, which the way to new measurements and back keeps. */
  pick: Pick;
  isMissing: boolean;
  /** Called once something is chosen. */
  onPicked: () => void;
}

/** Of whose body a product is made: a saved profile, or to measure later. One of them has to be chosen. */
export function MeasurementsField({ product, pick, isMissing, onPicked }: Props) {
  const isSignedIn = useSession() !== null;
  const [picked, setPicked] = useState<string | null>(null);
  function choose(profileId: string): void {
    setPicked(profileId);
    onPicked();
  }
  const propose = useCallback((profileId: string) => setPicked((before) => before ?? profileId), []);
  const back = `${pathOfProduct(product._id, pick)}#measurements`;
  const later = <Later isPicked={picked === LATER} onPick={() => choose(LATER)} />;
  return (
    <ChoiceFrame
      name="measurements"
      legend="Measurements"
      picked={picked === null ? 'Select' : null}
      isMissing={isMissing && picked === null}
    >
      <div className={classes.choices}>
        {isSignedIn && <p className={classes.note}>Who is this for? Choose whose measurements it is made to.</p>}
        {isSignedIn ? (
          <Suspense fallback={later}>
            <MeasurementsChoice
              gender={product.gender}
              needed={neededMeasures(product.category.slug)}
              picked={picked}
              onPick={choose}
              onPropose={propose}
              back={back}
              title={product.title}
            >
              {later}
            </MeasurementsChoice>
          </Suspense>
        ) : (
          <>
            {later}
            <p className={classes.note}>
              <Link to={`/login?next=${encodeURIComponent(back)}`}>Log in to use saved measurements</Link>, your own or
              somebody else’s, or add them after you order.
            </p>
          </>
        )}
        <MeasuringOffer maker={product.maker} className={classes.offer} />
      </div>
    </ChoiceFrame>
  );
}

interface LaterProps {
  isPicked: boolean;
  onPick: () => void;
}

function Later({ isPicked, onPick }: LaterProps) {
  return (
    <label className={classes.later}>
      <input type="radio" name="measurements" value={LATER} checked={isPicked} onChange={onPick} />
      <span>
        <strong>{LATER_LABEL}</strong>
        <small>We’ll ask for measurements after you order. The maker needs them to start.</small>
      </span>
    </label>
  );
}
