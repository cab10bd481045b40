import { getProduct, type Product } from '@adunni/contracts/catalog/catalog';
import { adviseSize, cutOf } from '@adunni/contracts/measurements/fit';
import { listMeasurements, type MeasurementProfile } from '@adunni/contracts/measurements/measurements';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';
import type { DeliverySettings } from '../../cart/public/standard-delivery.ts';

/** A product with what its choices are made from, and what its delivery costs and takes. */
interface WornProduct {
  product: Product;
  delivery: DeliverySettings;
  /** The size that fits the first of the person’s profiles of whom the product’s chart says anything. */
  fits: string | null;
}

/** All of a product that is worn: null while it loads, and why when it could not be loaded. */
export function useWornProduct(productId: string) {
  const [loaded, setLoaded] = useState<WornProduct | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    // Without their profiles a product is shown as if the middle size fitted.
    const profiles = callApi(listMeasurements).catch(() => ({ items: [] }));
    Promise.all([callApi(getProduct, { params: { productId } }), callApi(getPublicSettings), profiles]).then(
      ([{ product }, { settings }, { items }]) =>
        setLoaded({ product, delivery: settings, fits: fittingOf(product, items) }),
      (error: unknown) => setProblem(messageOf(error, 'This product could not be loaded. Please try again.')),
    );
  }, [productId]);
  useEffect(load, [load]);
  return { loaded, problem, load };
}

function fittingOf({ sizeChart, category, variants }: Product, profiles: readonly MeasurementProfile[]): string | null {
  const piece = { chart: sizeChart, cut: cutOf(category.slug), sizes: variants.map(({ size }) => size) };
  for (const profile of profiles) {
    const advice = adviseSize(piece, { ...profile, ...profile.current }, new Date());
    if (advice?.size) return advice.size;
  }
  return null;
}
