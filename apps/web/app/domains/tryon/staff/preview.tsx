import { useEffect, useRef, useState } from 'react';
import { MODELS, type Model } from '../../../kit/bodies/models.ts';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { type Engine, startEngine } from '../room/engine.ts';
import type { WornOutfit } from '../room/messages.ts';
import classes from './outfits.module.css';

/** Px of one picture. */
const SIZE = { width: 360, height: 480 };
/** How long anchors rest before the garment is drawn anew. */
const REST_MS = 250;
const FAILED = 'The preview could not be drawn. Please try again.';

/** Two women and two men of different builds, and a figure of the usual lengths. */
const BODIES: readonly Model[] = [
  ...MODELS.filter(({ id }) => ['amara', 'bisi', 'kofi', 'tunde'].includes(id)),
  { id: 'figure', name: 'Figure', look: { build: 'woman', skin: [150, 98, 66], lengths: { height: 165 } } },
];

type Pictures = Readonly<Record<string, ImageData>>;

/** The garment on several bodies, drawn in this browser as the fitting room draws it. */
export function Preview({ outfit, name }: { outfit: WornOutfit; name: string }) {
  const { pictures, isDrawing, problem, retry } = usePictures(outfit);
  return (
    <>
      <LoadProblem message={problem} onRetry={retry} />
      <ul className={classes.preview}>
        {BODIES.map((body) => (
          <li key={body.id}>
            <Drawn picture={pictures[body.id] ?? null} words={`${body.name} in ${name}`} isDrawing={isDrawing} />
            <span aria-hidden="true">{body.name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One picture, in words for who can’t see it. */
function Drawn({ picture, words, isDrawing }: { picture: ImageData | null; words: string; isDrawing: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture) canvas.current?.getContext('2d')?.putImageData(picture, 0, 0);
  }, [picture]);
  return (
    <canvas ref={canvas} role="img" aria-label={words} aria-busy={isDrawing} className={classes.drawn} {...SIZE} />
  );
}

function usePictures(outfit: WornOutfit) {
  const [pictures, setPictures] = useState<Pictures>({});
  const [isDrawing, setDrawing] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [engine, setEngine] = useState<Engine | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins with a new worker
  useEffect(() => {
    const started = startEngine();
    setEngine(started);
    return started.end;
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from anchors and layers
  useEffect(() => {
    if (!engine) return;
    let isOver = false;
    const timer = setTimeout(() => void drawAll().catch(fail), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };

    async function drawAll(): Promise<void> {
      setDrawing(true);
      setProblem(null);
      // One after another: the worker answers the newest only.
      for (const { id, look } of BODIES) {
        const picture = await engine?.draw({ on: { look, ...SIZE }, outfits: [outfit] }, () => undefined);
        if (isOver) return;
        if (picture) setPictures((drawn) => ({ ...drawn, [id]: picture }));
      }
      setDrawing(false);
    }
    function fail(): void {
      if (isOver) return;
      setDrawing(false);
      setProblem(FAILED);
    }
  }, [engine, outfit.anchors, outfit.layers]);

  return { pictures, isDrawing, problem, retry: () => setAttempt((count) => count + 1) };
}
