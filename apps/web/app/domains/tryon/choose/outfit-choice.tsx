import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { Price, TaxLine } from '../../settings/public/tax.tsx';
import classes from './choose.module.css';
import type { Asked, Designs } from './load-designs.ts';
import { useDesigns } from './use-designs.ts';
import { useLook } from './use-look.ts';

interface Props {
  designs: Designs;
  worn: readonly Outfit[];
  /** The one that is being put on. */
  waitsFor: string | null;
  /** Told of one that somebody points at or comes to by keyboard. */
  onLook: (outfit: Outfit) => void;
  onWear: (outfit: Outfit) => void;
  onTakeOff: (outfitId: string) => void;
}

const KINDS: Record<Asked['kind'], string> = { all: 'All', clothes: 'Clothes', head: 'Headwear' };
const number = new Intl.NumberFormat('en');

/** What can be tried on; a tap puts it on or takes it off. */
export function OutfitChoice({ designs, worn, waitsFor, onLook, onWear, onTakeOff }: Props) {
  const { asked, ask, items, total, isLoading, problem, more, retry } = useDesigns(designs);
  const { look, lookAway } = useLook(onLook);
  const list = useRef<HTMLUListElement>(null);
  /** From which on more are being loaded. */
  const seen = useRef<number | null>(null);

  // The button that asked for more may be gone with the last of them.
  useEffect(() => {
    if (seen.current === null || items.length <= seen.current) return;
    list.current?.querySelectorAll('button')[seen.current]?.focus();
    seen.current = null;
  }, [items.length]);

  function showMore(): void {
    seen.current = items.length;
    void more();
  }
  return (
    <>
      <div className={classes.tools}>
        <fieldset className={classes.chips}>
          <legend className={classes.hidden}>Kind</legend>
          {Object.entries(KINDS).map(([name, label]) => (
            <label key={name}>
              <input
                type="radio"
                name="kind"
                checked={asked.kind === name}
                onChange={() => ask({ ...asked, kind: name as Asked['kind'] })}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <input
          type="search"
          className={classes.search}
          placeholder="Search designs"
          aria-label="Search designs"
          maxLength={120}
          value={asked.words}
          onChange={({ target }) => ask({ ...asked, words: target.value })}
        />
      </div>
      <LoadProblem message={problem} isLoading={isLoading} onRetry={retry} />
      {items.length === 0 && !problem && <p role="status">{total === null ? 'Loading…' : 'No designs found.'}</p>}
      {items.length > 0 && <TaxLine />}
      <ul className={classes.outfits} ref={list}>
        {items.map((outfit) => {
          const isWorn = worn.some(({ _id }) => _id === outfit._id);
          return (
            <li key={outfit._id}>
              <button
                type="button"
                aria-pressed={isWorn}
                aria-busy={waitsFor === outfit._id}
                onPointerEnter={() => look(outfit)}
                onPointerLeave={lookAway}
                onFocus={() => look(outfit)}
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
      {total !== null && total > items.length && (
        <div className={classes.more}>
          <p role="status">
            {number.format(items.length)} of {number.format(total)} designs
          </p>
          <Button variant="default" loading={isLoading} onClick={showMore}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
