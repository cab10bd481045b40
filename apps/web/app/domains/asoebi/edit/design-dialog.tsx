import type { PackageDesign } from '@adunni/contracts/asoebi/designs/designs';
import { STUDIO } from '@adunni/contracts/studio/addresses';
import type { DesignRequest } from '@adunni/contracts/studio/asking/requests';
import { listRequests } from '@adunni/contracts/studio/asking/requests';
import { type Design, listDesigns } from '@adunni/contracts/studio/designs';
import { factsOf } from '@adunni/garment-art/recipes/describe';
import { garmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import { useAwaited } from '../../../kit/api/use-awaited.ts';
import button from '../../../kit/button.module.css';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import classes from './design-dialog.module.css';

interface Props {
  chosen: PackageDesign | null;
  onChoose: (design: PackageDesign) => void;
  onClose: () => void;
}

/** A design with what tells it from others of the same name. */
interface Offered {
  design: PackageDesign;
  note: string;
}

/** Chooses one of the designs that the host saved, or that makers responded to them with. */
export default function DesignDialog({ chosen, onChoose, onClose }: Props) {
  const { offered, problem, load } = useOffered();
  return (
    <Dialog title="Use a design" size="xl" onClose={onClose}>
      <div className={classes.dialog}>
        <p>
          Guests see the drawing and its choices. The package keeps the design as it is now: later changes to it don’t
          change the package.
        </p>
        <LoadProblem message={problem} onRetry={load} />
        {!offered && !problem && <p role="status">Loading your designs…</p>}
        {offered?.length === 0 && <p>You have no saved designs yet.</p>}
        {offered && offered.length > 0 && (
          <ul className={classes.designs}>
            {offered.map(({ design, note }) => (
              <li key={`${design.from} ${design._id}`}>
                <button
                  type="button"
                  className={classes.design}
                  aria-pressed={chosen?.from === design.from && chosen._id === design._id}
                  onClick={() => onChoose(design)}
                >
                  <span className={classes.frame}>
                    {design.picture ? (
                      <Picture picture={design.picture} sizes="(min-width: 48em) 10rem, 42vw" alt="" trueColour />
                    ) : (
                      <span className={classes.undrawn}>Drawing…</span>
                    )}
                  </span>
                  <strong>{design.title}</strong>
                  <small>{note}</small>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className={classes.onward}>
          <a href={STUDIO} target="_blank" rel="noreferrer" className={button.outline}>
            Open the design studio
          </a>
          <span>It opens in a new tab. Save your design there, then come back and choose it here.</span>
        </p>
      </div>
    </Dialog>
  );
}

/** What can be chosen; asked for anew when the host comes back from the studio. */
function useOffered() {
  const [offered, setOffered] = useState<readonly Offered[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(async () => {
    try {
      const [saved, requests] = await Promise.all([callApi(listDesigns), callApi(listRequests)]);
      setProblem(null);
      setOffered([...saved.items.flatMap(ofSaved), ...requests.items.flatMap(ofRequest)]);
    } catch (error) {
      setProblem(messageOf(error, 'Your designs could not be loaded. Please try again.'));
    }
  }, []);
  useEffect(() => {
    void load();
    const onShown = (): void => void (document.visibilityState === 'visible' && load());
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [load]);
  useAwaited(offered?.some(({ design }) => design.picture === null) ?? false, load);
  return { offered, problem, load };
}

/** A saved design; none for what can’t be used. */
function ofSaved({ _id, name: title, version, recipe, picture, publication }: Design): Offered[] {
  const { data } = garmentRecipe.safeParse(recipe);
  if (!data || publication === 'removed') return [];
  const lines = factsOf(data).map(({ label, value }) => ({
    ...{ name: label, value },
    ...(value.startsWith('#') && { colour: value }),
  }));
  const [garment] = lines;
  return [{ design: { from: 'saved', _id, version, title, lines, picture }, note: garment?.value ?? '' }];
}

/** What makers responded with to a request. */
const ofRequest = ({ title, look: asked, makers }: DesignRequest): Offered[] =>
  makers.flatMap(({ _id, maker, status, answer }) => {
    const look = answer?.look ?? asked;
    if (!look || !answer || (status !== 'answered' && status !== 'accepted')) return [];
    const { lines, picture } = look;
    const design = { from: 'response' as const, _id, version: answer.revision, title, lines, picture };
    return [{ design, note: `As ${maker.name} would make it` }];
  });
