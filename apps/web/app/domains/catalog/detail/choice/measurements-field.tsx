import type { Product } from '@adunni/contracts/catalog/catalog';
import { unchosenKinds } from '@adunni/contracts/catalog/choice';
import { pathOfProduct } from '@adunni/contracts/catalog/product-path';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { lazy } from '../../../../kit/lazy.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { LATER, LATER_LABEL } from '../../../measurements/public/choice/later.ts';
import { MeasuringOffer } from '../../../services/public/measuring-offer.tsx';
import { ChoiceFrame } from './choice-frame.tsx';
import classes from './measurements-field.module.css';
import type { Pick } from './pick.ts';

const MeasurementsChoice = lazy(() => import('../../../measurements/public/choice/measurements-choice.tsx'));

/** Says in a form that measurements follow, where there was nothing to choose. */
export const ONLY_LATER = 'measurementsFollow';

const FOLLOWING = 'We’ll ask for the measurements after you order. The maker needs them to start.';

interface Props {
  product: Product;
  /** What was chosen until now, which the way to new measurements and back keeps. */
  pick: Pick;
  /** In how many days it is made as it is chosen. */
  leadDaysMax: number;
  /** The line of the cart that is edited, or null. */
  editedLineId: string | null;
  /** A profile’s id or `LATER`. */
  picked: string | null;
  isMissing: boolean;
  onPick: (picked: string) => void;
  /** Proposes one, as long as nothing was picked; called in effects. */
  onPropose: (picked: string) => void;
  /** Told, in an effect, that there is nothing to choose. */
  onNoChoice: () => void;
}

/**
 * Of whose body a product is made: a saved profile, or to measure later, of which one has to be chosen. Who has no
 * profile has no choice, and is told that measurements follow.
 */
export function MeasurementsField({
  product,
  pick,
  leadDaysMax,
  editedLineId,
  picked,
  isMissing,
  onPick,
  onPropose,
  onNoChoice,
}: Props) {
  const isSignedIn = useSession() !== null;
  const back = `${pathOfProduct(product._id, pick, editedLineId)}#measurements`;
  const later = <Later isPicked={picked === LATER} onPick={() => onPick(LATER)} />;
  const onlyLater = <OnlyLater onShown={onNoChoice} />;
  return (
    <ChoiceFrame name="measurements" legend="Measurements" picked={null} isMissing={isMissing && picked === null}>
      <div className={classes.choices}>
        {isSignedIn ? (
          <Suspense fallback={later}>
            <MeasurementsChoice
              gender={product.gender}
              sewn={{ categorySlug: product.category.slug, unchosenKinds: unchosenKinds(product, pick) }}
              picked={picked}
              onPick={onPick}
              onPropose={onPropose}
              back={back}
              title={product.title}
              later={later}
              onlyLater={onlyLater}
            />
          </Suspense>
        ) : (
          <>
            {onlyLater}
            <p className={classes.note}>
              <Link to={`/login?next=${encodeURIComponent(back)}`}>Log in to use saved measurements</Link>, your own or
              somebody else’s.
            </p>
          </>
        )}
        <MeasuringOffer maker={product.maker} leadDaysMax={leadDaysMax} className={classes.offer} />
      </div>
    </ChoiceFrame>
  );
}

/** What becomes of measurements where there is nothing to choose. */
function OnlyLater({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return (
    <p className={classes.only}>
      <input type="hidden" name={ONLY_LATER} value="yes" />
      {FOLLOWING} Buying for somebody else? Add their measurements then.
    </p>
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
        <small>{FOLLOWING}</small>
      </span>
    </label>
  );
}
