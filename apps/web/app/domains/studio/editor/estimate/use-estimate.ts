import { type Estimate, estimateDesign } from '@adunni/contracts/studio/estimate';
import type { GarmentRecipe } from '@adunni/garment-art/recipes/recipe';
import { useEffect, useState } from 'react';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { useOnline } from '../../../../kit/api/connection.ts';

/** How long nothing changes before makers’ prices are asked for, in ms. */
const QUIET = 350;

/** What makers would take for the design, as far as that is known. */
export interface Estimating {
  /** The last that is known, perhaps of the design as it was a moment ago. */
  estimate: Estimate | null;
  /** It is of the design as it is now. */
  isCurrent: boolean;
  isOnline: boolean;
  /** Why there is none. */
  problem: string | null;
  retry: () => void;
}

/** Asks what makers would take for a design, shortly after each change; what was asked before is dropped. */
export function useEstimate(recipe: GarmentRecipe): Estimating {
  const wanted = JSON.stringify(recipe);
  const isOnline = useOnline();
  const [known, setKnown] = useState<{ of: string; estimate: Estimate } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setProblem(null);
    if (!isOnline) return;
    const over = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const body = { recipe: JSON.parse(wanted) };
        const estimate = await callApi(estimateDesign, { body, signal: over.signal });
        setKnown({ of: wanted, estimate });
      } catch (error) {
        if (!over.signal.aborted) setProblem(messageOf(error, 'The price could not be estimated.'));
      }
    }, QUIET);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [wanted, isOnline, attempt]);
  return {
    estimate: known?.estimate ?? null,
    isCurrent: known?.of === wanted,
    isOnline,
    problem,
    retry: () => setAttempt((count) => count + 1),
  };
}
