import { useRef } from 'react';
import { followBase } from '../variants/variants.rules.ts';
import type { ProductFormState, VariantValues } from './product-values.ts';

/** A price and what the variants cost beside it. */
interface Priced {
  base: number;
  variants: VariantValues[];
}

/**
 * Sets the base price as it is typed, and lets the variants follow that cost the same. They are compared with the price
 * before the typing, not with each key’s: `9` on the way to `90,000` is nobody’s price.
 */
export function useBasePrice(form: ProductFormState): (price: number | null) => void {
  const settled = useRef<Priced>({ base: form.getValues().basePrice, variants: [] });
  const written = useRef<Priced | null>(null);

  return (price) => {
    const { variants } = form.getValues();
    const isTyping = written.current !== null && JSON.stringify(variants) === JSON.stringify(written.current.variants);
    // Whoever changed the variants meanwhile has settled on the price that was there.
    if (!isTyping) settled.current = { base: written.current?.base ?? settled.current.base, variants };
    const { base, variants: before } = settled.current;
    const next = price === null ? before : followBase(before, base, price);
    written.current = { base: price ?? base, variants: next };
    form.setValues({ basePrice: price as number, variants: next });
    form.clearFieldError('basePrice');
  };
}
