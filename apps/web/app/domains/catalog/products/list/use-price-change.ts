import { applyPrices, type ProductRow, previewPrices, type Repriced } from '@adunni/contracts/catalog/products';
import type { PriceChange } from '@adunni/contracts/catalog/products-forms';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { toast } from '../../../../kit/toasts.ts';

/** `3 products`. */
export const counted = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

/** A change of prices: what is asked for, what each product would cost, and what became of each. */
export function usePriceChange(rows: ProductRow[], onDone: () => void) {
  const { revalidate } = useRevalidator();
  const [change, setChange] = useState<PriceChange>({ by: 'percent', value: 10, roundTo100: true });
  const [isDown, setDown] = useState(false);
  const [results, setResults] = useState<Repriced[] | null>(null);
  const [isApplied, setApplied] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent: PriceChange = { ...change, value: isDown ? -change.value : change.value };
  const ready = results?.filter(({ ok }) => ok) ?? [];

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error, 'The prices could not be changed. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function preview(): Promise<void> {
    const ids = rows.map(({ _id }) => _id);
    setResults((await callApi(previewPrices, { body: { ids, change: sent } })).results);
  }

  async function apply(): Promise<void> {
    const products = ready.map(({ _id, version }) => ({ _id, version }));
    const answer = await callApi(applyPrices, { body: { products, change: sent } });
    const refused = results?.filter(({ ok }) => !ok) ?? [];
    setResults([...answer.results, ...refused]);
    setApplied(true);
    await revalidate();
    const done = answer.results.filter(({ ok }) => ok).length;
    if (done > 0) toast('success', `Prices of ${counted(done)} updated.`);
    if (done === rows.length) onDone();
  }

  return {
    ...{ change, isDown, results, isApplied, busy, problem, ready },
    /** Changes what is asked for; what was shown of it no longer holds. */
    edit: (fields: Partial<PriceChange> & { isDown?: boolean }): void => {
      const { isDown: down = isDown, ...rest } = fields;
      setDown(down);
      setChange({ ...change, ...rest });
      setResults(null);
    },
    preview: () => attempt(preview),
    apply: () => attempt(apply),
  };
}
