import { useCallback, useEffect, useRef, useState } from 'react';
import { isMetered } from '../photo/metered.ts';
import type { DrawnFigure, Order, WornOutfit } from './messages.ts';
import { restingEngine } from './resting-engine.ts';

const FAILED = 'The picture could not be drawn. Please try again.';

/** Draws what is asked for, the newest only, as long as the page lives. */
export function useRoom() {
  const [engine] = useState(() => restingEngine());
  const asked = useRef(0);
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => engine.end, [engine]);

  const draw = useCallback(
    async (order: Order, onRough: (picture: ImageData) => void): Promise<ImageData | 'failed' | null> => {
      const ticket = ++asked.current;
      setDrawing(true);
      setProblem(null);
      try {
        return await engine.draw(order, onRough);
      } catch {
        if (ticket !== asked.current) return null;
        setProblem(FAILED);
        return 'failed';
      } finally {
        if (ticket === asked.current) setDrawing(false);
      }
    },
    [engine],
  );

  /** Nothing is loaded before it is asked for where data is paid for. */
  const foresee = useCallback(
    (outfit: WornOutfit): void => (isMetered() ? undefined : engine.foresee(outfit)),
    [engine],
  );

  /** A figure without anything on; null when something else is drawn meanwhile, or when it can’t be. */
  const drawBare = useCallback(
    (on: DrawnFigure): Promise<ImageData | null> => engine.draw({ on, outfits: [] }, () => undefined).catch(() => null),
    [engine],
  );

  return { draw, drawBare, foresee, isDrawing, problem };
}
