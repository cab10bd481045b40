import type { Stance } from '@adunni/tryon/photo/judge';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { reportFailure } from '../room/report-failure.ts';
import { isMetered } from './metered.ts';
import { keptModel, startWatcher } from './reader.ts';
import { cameraWords, isRefused } from './words.ts';

/** Pictures of the camera are looked at so often, ms, and so large, px: enough to see how somebody stands. */
const EVERY = 250;
const LOOKED_AT = 256;
/** How often what looks may break off, as in the background, before there is no guide. */
const ATTEMPTS = 4;

/** What is told when the camera was not allowed. */
const REFUSED = {
  way: 'camera',
  outfitId: null,
  consent: false,
  outcome: 'given-up',
  stage: 'photo',
  cause: 'camera-refused',
} as const;

/**
 * Shows the camera in a video while it is on the page; says how somebody stands, whose feet are to be in the picture where it
 * is to show all of them. Null as long as nobody looks.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isWhole: boolean) {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [stance, setStance] = useState<Stance | null>(null);
  const whole = useRef(isWhole);
  useEffect(() => {
    whole.current = isWhole;
  }, [isWhole]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const started = performance.now();
    let stream: MediaStream | null = null;
    async function show(): Promise<void> {
      stream = await openCamera();
      if (signal.aborted || !video.current) return stopped(stream);
      video.current.srcObject = stream;
      await video.current.play();
      setOn(true);
      // Where data is paid for nothing more is loaded before somebody has taken a photo.
      if (isMetered() && (await keptModel()) !== 'lite') return;
      for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++)
        await guide(video.current, { signal, isWhole: () => whole.current, onStance: setStance });
    }
    show().catch((error: unknown) => {
      if (signal.aborted) return;
      setProblem(cameraWords(error));
      if (isRefused(error)) reportFailure({ ...REFUSED, milliseconds: performance.now() - started });
    });
    return () => {
      ending.abort();
      if (stream) stopped(stream);
    };
  }, [video]);

  return { isOn, problem, stance };
}

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 1280 } },
  });

const stopped = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

interface Guide {
  signal: AbortSignal;
  isWhole: () => boolean;
  onStance: (stance: Stance | null) => void;
}

/** Looks at the video again and again. Without a device that finds bodies there is no guide, and photos are still taken. */
async function guide(video: HTMLVideoElement, { signal, isWhole, onStance }: Guide): Promise<void> {
  const watcher = startWatcher();
  signal.addEventListener('abort', watcher.end);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  const started = performance.now();
  try {
    while (!signal.aborted && context) {
      const by = LOOKED_AT / Math.max(video.videoWidth, video.videoHeight);
      canvas.width = Math.round((video.videoWidth * by) / 4) * 4;
      canvas.height = Math.round((video.videoHeight * by) / 4) * 4;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const stance = await watcher.watch(await createImageBitmap(canvas), performance.now() - started, isWhole());
      if (signal.aborted) return;
      onStance(stance);
      await new Promise((done) => setTimeout(done, EVERY));
    }
  } catch {
    onStance(null);
  } finally {
    watcher.end();
  }
}

/** The picture that a video shows now, as a file. */
export async function takePicture(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
}
