import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { useState } from 'react';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Price } from '../../settings/public/tax.tsx';
import classes from './choose.module.css';

interface Props {
  outfits: readonly Outfit[];
  worn: readonly Outfit[];
  /** The one that is being put on. */
  waitsFor: string | null;
  onWear: (outfit: Outfit) => void;
  onTakeOff: (outfitId: string) => void;
}

const KINDS = { all: 'All', clothes: 'Clothes', head: 'Headwear' } as const;
type Kind = keyof typeof KINDS;
const isOf = (kind: Kind, { slot }: Outfit): boolean => kind === 'all' || (slot === 'head') === (kind === 'head');

/** What can be tried on; a tap puts it on or takes it off. */
export function OutfitChoice({ outfits, worn, waitsFor, onWear, onTakeOff }: Props) {
  const [kind, setKind] = useState<Kind>('all');
  const [words, setWords] = useState('');
  const sought = words.trim().toLowerCase();
  const shown = outfits.filter(
    (outfit) =>
      isOf(kind, outfit) && `${outfit.product.title} ${outfit.product.maker.name}`.toLowerCase().includes(sought),
  );
  return (
    <>
      <div className={classes.tools}>
        <fieldset className={classes.chips}>
          <legend className={classes.hidden}>Kind</legend>
          {Object.entries(KINDS).map(([name, label]) => (
            <label key={name}>
              <input type="radio" name="kind" checked={kind === name} onChange={() => setKind(name as Kind)} />
              {label}
            </label>
          ))}
        </fieldset>
        <input
          type="search"
          className={classes.search}
          placeholder="Search designs"
          aria-label="Search designs"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {shown.length === 0 && <p role="status">No designs found.</p>}
      <ul className={classes.outfits}>
        {shown.map((outfit) => {
          const isWorn = worn.some(({ _id }) => _id === outfit._id);
          return (
            <li key={outfit._id}>
              <button
                type="button"
                aria-pressed={isWorn}
                aria-busy={waitsFor === outfit._id}
                onClick={() => (isWorn ? onTakeOff(outfit._id) : onWear(outfit))}
              >
                <span className={classes.frame}>
                  {outfit.product.picture && (
                    <Picture picture={outfit.product.picture} sizes="(min-width: 62em) 9rem, 30vw" alt="" />
                  )}
                </span>
                <span className={classes.title}>{outfit.product.title}</span>
                <small>
                  {outfit.product.priceVaries && 'from '}
                  <Price amount={outfit.product.price} />
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
