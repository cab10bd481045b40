import type { Product } from '@adunni/contracts/catalog/catalog';
import { cutOf } from '@adunni/contracts/measurements/fit';
import Advice from '../../../measurements/public/sizes/size-for-me.tsx';

interface Props {
  product: Product;
  picked: string | null;
  onPick: (size: string) => void;
}

/** The size of a product for each profile of the person; loaded only for people who are signed in. */
export default function SizeForMe({ product, picked, onPick }: Props) {
  const { sizeChart: chart, category, variants } = product;
  const piece = { chart, cut: cutOf(category.slug), sizes: variants.map(({ size }) => size) };
  return <Advice piece={piece} picked={picked} onPick={onPick} />;
}
