import type { PackageBase } from '@adunni/contracts/asoebi/bases';
import type { Product } from '@adunni/contracts/catalog/catalog';
import { optionsLabel } from '@adunni/contracts/catalog/choice';
import { PieceChoice } from '../../catalog/public/piece-choice.tsx';
import classes from './edit.module.css';

interface Props {
  base: PackageBase | null;
  /** The maker whose pieces can be chosen, once one is known. */
  maker: { name: string; slug: string } | null;
  onChange: (base: PackageBase | null) => void;
}

/** The piece that a package is sewn as, and what is chosen of it. */
export function BaseField({ base, maker, onChange }: Props) {
  return (
    <>
      <PieceChoice
        label="Sewn as (optional)"
        description={
          maker
            ? `A product by ${maker.name}, who makes this group’s sets. Guests see it with your choices.`
            : 'A product from the shop. Guests see it with your choices, and you invite its maker.'
        }
        value={base && { productId: base.productId, label: base.title, options: base.options }}
        maker={maker?.slug}
        onChange={(chosen) => onChange(chosen && wordsOf(chosen.product, chosen.options))}
      />
      {base && !base.isOffered && (
        <p className={classes.caution} role="status">
          “{base.title}” is no longer offered as you chose it. Choose again before a maker can offer it.
        </p>
      )}
    </>
  );
}

/** A piece as guests see it, before the server says so. */
function wordsOf(product: Product, options: Readonly<Record<string, string>>): PackageBase {
  const { _id, title, summary, maker, picture, canTryOn } = product;
  const chosen = optionsLabel(product, { options }).map(({ group, choice }) => ({ group, choice }));
  return {
    ...{ productId: _id, options, title, summary, chosen, picture, canTryOn, isOffered: true },
    maker: { name: maker.name, slug: maker.slug },
  };
}
