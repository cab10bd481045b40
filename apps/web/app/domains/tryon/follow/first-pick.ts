import { getProduct } from '@adunni/contracts/catalog/catalog';
import { callApi } from '../../../kit/api/call-api.ts';
import { addressedPick, type ProductPick } from '../../catalog/public/product-choice.tsx';
import type { Picked } from './picked.ts';
import { tintOf } from './tint.ts';

/** What was chosen of a product before the room was opened, and how it is shown. */
export interface FirstPick {
  pick: ProductPick;
  picked: Picked;
}

/** What an address chose of a product; null when the product can’t be loaded, which is then shown as it is drawn. */
export async function firstPickOf(productId: string, search: URLSearchParams): Promise<FirstPick | null> {
  try {
    const { product } = await callApi(getProduct, { params: { productId } });
    const pick = addressedPick(product, search);
    return { pick, picked: { tint: tintOf(product, pick), size: pick.size, fits: null } };
  } catch {
    return null;
  }
}
