import type { Product } from '@adunni/contracts/catalog/catalog';
import { useState } from 'react';
import type { DeliverySettings } from '../../cart/public/standard-delivery.ts';
import { AddToCart } from '../detail/choice/add-to-cart.tsx';
import { ChoiceFields } from '../detail/choice/choice-fields.tsx';
import { firstPick, type Pick, pickFrom } from '../detail/choice/pick.ts';

/** What is picked of a product. */
export type ProductPick = Pick;

/** What is picked of a product before anybody has picked. */
export const startingPick = firstPick;

/** What an address picks of a product, in place of what is picked before anybody has picked. */
export const addressedPick = pickFrom;

interface Props {
  product: Product;
  pick: ProductPick;
  onPick: (pick: ProductPick) => void;
  /** What its delivery costs and takes. */
  delivery: DeliverySettings;
  /** Called once it is in the cart. */
  onAdded: () => void;
}

/** All that the page of a product lets people choose, with size advice, price and the button that adds it to the cart. */
export function ProductChoice({ product, pick, onPick, delivery, onAdded }: Props) {
  const [missing, setMissing] = useState<string | null>(null);
  function change(next: Partial<ProductPick>): void {
    onPick({ ...pick, ...next });
    setMissing(null);
  }
  return (
    <>
      <ChoiceFields product={product} pick={pick} onChange={change} missing={missing} />
      <AddToCart
        product={product}
        pick={pick}
        delivery={delivery}
        missing={missing}
        onMissing={setMissing}
        onAdded={onAdded}
      />
    </>
  );
}
