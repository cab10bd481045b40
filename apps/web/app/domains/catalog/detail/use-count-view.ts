import { countProductView } from '@adunni/contracts/catalog/count-view';
import { fillPath } from '@adunni/contracts/request';
import { useEffect } from 'react';

/**
 * Counts that the page of a product was seen, once it is: pages that are kept, loaded ahead or opened behind another tab
 * are told apart only here. Nothing that says who looks goes along.
 */
export function useCountView(productId: string): void {
  useEffect(() => {
    // Programs that drive a browser are no people.
    if (navigator.webdriver) return;
    let isTold = false;
    function tell(): void {
      if (isTold || document.visibilityState !== 'visible') return;
      isTold = true;
      const { method } = countProductView;
      const path = fillPath(countProductView, { params: { productId } });
      fetch(path, { method, credentials: 'omit', keepalive: true }).catch(() => undefined);
    }
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [productId]);
}
