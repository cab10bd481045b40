import type { Product } from '@adunni/contracts/catalog/catalog';
import { type RefObject, Suspense } from 'react';
import { lazy } from '../../../../kit/lazy.ts';
import { useSession } from '../../../../kit/session/use-session.ts';
import { useLazyDialog } from '../../../../kit/use-lazy-dialog.ts';
import classes from './choice-fields.module.css';
import { ChoiceFrame } from './choice-frame.tsx';
import { OptionField } from './option-field.tsx';
import { coloursOf, type Pick, type Pickable, sizesOf } from './pick.ts';

const SizeForMe = lazy(() => import('./size-for-me.tsx'));
const SizeGuide = lazy(() => import('./size-guide.tsx'));

interface Props {
  product: Product;
  pick: Pick;
  onChange: (next: Partial<Pick>) => void;
  /** What holds all of it, for who listens there. */
  fields?: RefObject<HTMLDivElement | null>;
  /** The field that still has to be chosen, after a try to add without it. */
  missing: string | null;
}

/** Everything that can be chosen: colour and size of ready pieces, options of those made to measure. */
export function ChoiceFields({ product, pick, onChange, fields, missing }: Props) {
  const sizes = sizesOf(product, pick);
  const isSignedIn = useSession() !== null;
  return (
    <div className={classes.fields} ref={fields}>
      {product.variants.length > 0 && (
        <>
          <ChoiceFrame name="colour" legend="Colour" picked={pick.colour ?? 'Select'} isMissing={missing === 'colour'}>
            <Pickables
              name="colour"
              look="swatch"
              values={coloursOf(product, pick)}
              picked={pick.colour}
              onPick={(colour) => onChange({ colour })}
            />
          </ChoiceFrame>
          <ChoiceFrame name="size" legend="Size" picked={pick.size ?? 'Select'} isMissing={missing === 'size'}>
            <Pickables
              name="size"
              look="button"
              values={sizes}
              picked={pick.size}
              onPick={(size) => onChange({ size })}
            />
            <p className={classes.why} aria-live="polite">
              {sizes.find(({ value }) => value === pick.size)?.why}
            </p>
            <Suspense>
              {isSignedIn && product.sizeChart !== 'none' && (
                <SizeForMe product={product} picked={pick.size} onPick={(size) => onChange({ size })} />
              )}
            </Suspense>
          </ChoiceFrame>
        </>
      )}
      {product.optionGroups.map((group) => (
        <OptionField
          key={group._id}
          group={group}
          picked={pick.options[group._id] ?? null}
          isMissing={missing === `options.${group._id}`}
          onPick={(choiceId) => onChange({ options: withOption(pick.options, group._id, choiceId) })}
        />
      ))}
      {product.kind === 'ready-to-wear' && product.sizeChart !== 'none' && (
        <SizeGuideButton chart={product.sizeChart} hasSizes />
      )}
    </div>
  );
}

function withOption(options: Pick['options'], groupId: string, choiceId: string | null): Pick['options'] {
  const { [groupId]: _before, ...others } = options;
  return choiceId === null ? others : { ...others, [groupId]: choiceId };
}

interface PickablesProps {
  name: string;
  look: 'button' | 'swatch';
  values: readonly Pickable[];
  picked: string | null;
  onPick: (value: string) => void;
}

function Pickables({ name, look, values, picked, onPick }: PickablesProps) {
  return (
    <div className={classes.row}>
      {values.map(({ value, hex, why }) => (
        <label key={value} className={classes[look]} data-sold-out={why !== null || undefined} title={why ?? value}>
          <input type="radio" name={name} value={value} checked={picked === value} onChange={() => onPick(value)} />
          {look === 'swatch' && <span className={classes.paint} style={{ backgroundColor: hex }} />}
          <span className={look === 'swatch' ? classes.hidden : undefined}>{value}</span>
          {why !== null && <span className={classes.hidden}>, not available</span>}
        </label>
      ))}
    </div>
  );
}

/** Opens the sizes; of what is made to measure, which has none to choose, it stands after the measurements. */
export function SizeGuideButton({ chart, hasSizes }: { chart: 'women' | 'men'; hasSizes: boolean }) {
  const { wasOpened, open, dialog } = useLazyDialog();
  return (
    <>
      <button type="button" className={classes.guide} onClick={open}>
        Size guide
      </button>
      {wasOpened && (
        <Suspense>
          <SizeGuide chart={chart} hasSizes={hasSizes} {...dialog} />
        </Suspense>
      )}
    </>
  );
}
