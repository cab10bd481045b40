import { createDesign, updateDesign } from '@adunni/contracts/studio/designs';
import type { RefObject } from 'react';
import { callApi } from '../../../../kit/api/call-api.ts';
import button from '../../../../kit/button.module.css';
import { useSession } from '../../../../kit/session/use-session.ts';
import { useSelling } from '../../selling/use-selling.ts';
import { type Design, nameOf } from '../design/design.ts';
import classes from './send.module.css';

interface Props {
  design: Design;
  /** Whether it is another’s that was only looked at so far. */
  isOthers: boolean;
  /** Keeps the design on the device; returns under what. */
  onKeep: () => string;
  /** What the account knows of it. */
  version: RefObject<number | undefined>;
}

/** Makes a draft product of the design, for makers who have a shop. */
export function Sell({ design, isOthers, onKeep, version }: Props) {
  const isSeller = useSession()?.role === 'Designer';
  const { state, sell } = useSelling();
  if (!isSeller) return null;
  async function keep() {
    const kept = await inAccount(design, onKeep(), version.current);
    version.current = kept.version;
    return kept;
  }
  return (
    <section className={classes.send} aria-labelledby="sell-it">
      <h2 id="sell-it">Sell this design</h2>
      <p>
        Creates a draft product in your shop with this drawing. You check its price, options and texts before you
        publish it. The product stays as it is when you change the design.
      </p>
      <div className={classes.ways}>
        <button
          type="button"
          className={button.outline}
          disabled={isOthers || state !== 'idle'}
          onClick={() => void sell(keep)}
        >
          {state === 'idle' ? 'Sell this design' : state === 'drawing' ? 'Drawing…' : 'Creating…'}
        </button>
      </div>
      {isOthers && <p>Change the design first, so that it is your own.</p>}
    </section>
  );
}

/** The design as the account has it once it is what is on the screen. */
async function inAccount({ recipe, ...design }: Design, _id: string, seen: number | undefined) {
  const values = { name: nameOf({ recipe, ...design }), recipe: { ...recipe } };
  const { design: known } = await callApi(createDesign, { body: { _id, ...values } });
  if (known.name === values.name && isSame(known.recipe, values.recipe)) return known;
  // What another device has changed meanwhile is refused, not written over.
  const body = { version: seen ?? known.version, ...values };
  return (await callApi(updateDesign, { params: { designId: _id }, body })).design;
}

/** Whether two recipes say the same, in whatever order. */
const isSame = (one: object, other: object): boolean => inOrder(one) === inOrder(other);
const inOrder = (recipe: object): string =>
  JSON.stringify(
    Object.entries(recipe)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
