import { useCallback, useEffect, useRef, useState } from 'react';
import { type Engine, startEngine } from './engine.ts';
import type { Order } from './messages.ts';

const FAILED = 'The picture could not be drawn. Please try again.';

/** Draws what is asked for, the newest only; the worker lives as long as the page. */
export function useRoom() {
  const engine = useRef<Engine | null>(null);
  const asked = useRef(0);
  const [isDrawing, setDrawing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(
    () => () => {
      engine.current?.end();
      engine.current = null;
    },
    [],
  );

  const draw = useCallback(
    async (order: Order, onRough: (picture: ImageData) => void): Promise<ImageData | 'failed' | null> => {
      // One that stopped while nothing was asked of it, as for want of memory, answers no more.
      if (engine.current?.hasStopped()) engine.current = null;
      engine.current ??= startEngine();
      const ticket = ++asked.current;
      setDrawing(true);
      setProblem(null);
      try {
        const picture = await engine.current.draw(order, onRough);
        if (ticket === asked.current) setDrawing(false);
        return picture;
      } catch {
        // A worker that stopped is begun anew with the next picture.
        engine.current?.end();
        engine.current = null;
        setDrawing(false);
        setProblem(FAILED);
        return 'failed';
      }
    },
    [],
  );

  return { draw, isDrawing, problem };
}
