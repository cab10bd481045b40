import { MOST_MAKERS, RESPONSE_HOURS } from '@adunni/contracts/studio/asking/names';
import { type AskableMaker, listAskableMakers } from '@adunni/contracts/studio/asking/requests';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import classes from './asking.module.css';
import { MakerFacts } from './maker-facts.tsx';
import own from './makers.module.css';
import { byOffer, type Offer } from './offer.ts';

interface Props {
  picked: readonly string[];
  onPick: (makerIds: string[]) => void;
  /** Who can’t be chosen, since they have been asked. */
  without?: readonly string[];
  /** How many more can be asked. */
  most?: number;
  /** What makers ask by their price lists, the cheapest first; they come first. */
  offers?: readonly Offer[];
}

const NONE: readonly Offer[] = [];

/** Chooses up to three makers who take requests. */
export function MakerChoice({ picked, onPick, without = [], most = MOST_MAKERS, offers = NONE }: Props) {
  const { makers, problem, load } = useAskable(offers);
  const offered = makers && byOffer(makers, offers).filter(({ _id }) => !without.includes(_id));
  const known = offered && picked.filter((id) => offered.some(({ _id }) => _id === id));
  // A proposed maker may be the caller’s own workshop, or have stopped taking requests.
  useEffect(() => {
    if (known && known.length < picked.length) onPick(known);
  });
  return (
    <>
      <LoadProblem message={problem} onRetry={load} />
      <fieldset className={own.makers}>
        <legend>
          Makers <small>{most === 1 ? 'Choose 1.' : `Choose up to ${most}.`}</small>
        </legend>
        {!offered && !problem && <p className={classes.soft}>Loading…</p>}
        {offered?.length === 0 && <p className={classes.soft}>No makers take requests at the moment.</p>}
        <div className={own.choices}>
          {offered?.map(({ _id, name, city }) => {
            const isPicked = picked.includes(_id);
            return (
              <label key={_id}>
                <input
                  type="checkbox"
                  checked={isPicked}
                  disabled={!isPicked && picked.length >= most}
                  onChange={() => onPick(isPicked ? picked.filter((one) => one !== _id) : [...picked, _id])}
                />
                <span>
                  {name} <small>{city}</small>
                  <MakerFacts makerId={_id} offers={offers} />
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <p className={classes.soft}>
        They respond within {RESPONSE_HOURS} hours with a price and how many days they need. You pay nothing until you
        accept.
      </p>
    </>
  );
}

function useAskable(offers: readonly Offer[]) {
  const [makers, setMakers] = useState<readonly AskableMaker[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const first = useRef(offers.map(({ _id }) => _id).join(','));
  const load = useCallback(async (): Promise<void> => {
    try {
      const query = first.current ? { first: first.current } : {};
      setMakers((await callApi(listAskableMakers, { query })).items);
      setProblem(null);
    } catch (error) {
      setProblem(messageOf(error, 'We couldn’t load the makers.'));
    }
  }, []);
  useEffect(() => void load(), [load]);
  return { makers, problem, load };
}
