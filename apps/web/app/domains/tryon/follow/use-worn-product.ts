import { getProduct, type Product } from '@adunni/contracts/catalog/catalog';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { useCallback, useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../kit/api/call-api.ts';

/** A product with what its choices are made from, and the days that its delivery takes. */
interface WornProduct {
  product: Product;
  deliveryDays: number;
}

/** All of a product that is worn: null while it loads, and why when it could not be loaded. */
export function useWornProduct(productId: string) {
  const [loaded, setLoaded] = useState<WornProduct | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    Promise.all([callApi(getProduct, { params: { productId } }), callApi(getPublicSettings)]).then(
      ([{ product }, { settings }]) => setLoaded({ product, deliveryDays: settings.standardDeliveryDays }),
      (error: unknown) => setProblem(messageOf(error, 'This product could not be loaded. Please try again.')),
    );
  }, [productId]);
  useEffect(load, [load]);
  return { loaded, problem, load };
}
