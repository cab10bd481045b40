import type { SizeEase } from '@adunni/contracts/tryon/sizes';
import { NumberField } from '../../../kit/resource/form/fields.tsx';
import classes from './outfits.module.css';

interface Props {
  /** Sizes of the product whose ease says how wide they are. */
  labels: readonly string[];
  sizes: readonly SizeEase[];
  onChange: (sizes: SizeEase[]) => void;
}

/** How wide each size is cut, cm; an empty field stands for a size of which nobody knows it. */
export function SizeFields({ labels, sizes, onChange }: Props) {
  if (labels.length === 0)
    return <p>This product has no sizes from a size chart, so there is nothing to enter here.</p>;
  const change = (label: string, ease: number | null): void => {
    const others = sizes.filter((size) => size.label !== label);
    onChange(ease === null ? others : [...others, { label, ease }]);
  };
  return (
    <>
      <p className={classes.help}>
        Ease is how much wider the garment is than the body, in centimetres around the chest, or around the hips for
        trousers, skirts and wrappers. A fitted dress has about 4 to 8, a kaftan 14 to 20, a boubou 60 or more.
        Customers who choose a size see the garment narrower or wider.
      </p>
      <div className={classes.sizes}>
        {labels.map((label) => (
          <NumberField
            key={label}
            label={`Ease of ${label}, cm`}
            min={-20}
            max={250}
            decimalScale={1}
            value={sizes.find((size) => size.label === label)?.ease ?? null}
            onChange={(ease) => change(label, ease)}
          />
        ))}
      </div>
    </>
  );
}
