import '@mantine/core/styles/Progress.css';
import { Button, FileButton, Progress } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { PhotoPerson } from '../person.ts';
import { CameraDialog } from './camera-dialog.tsx';
import classes from './photo.module.css';
import { POSE_MODELS } from './pose-files.ts';
import { type PhotoState, usePhoto } from './use-photo.ts';
import { FAULT_WORDS } from './words.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/avif';

/** Takes a photo of somebody, reads it on their device, and says what is wrong with it. */
export function PhotoChoice({ onPerson }: { onPerson: (person: PhotoPerson) => void }) {
  const { state, prepare, forget, take, load, accept, cancel } = usePhoto(onPerson);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // React hears this of dialogs only.
  useEffect(() => {
    const { current } = input;
    current?.addEventListener('cancel', forget);
    return () => current?.removeEventListener('cancel', forget);
  });

  function takeFromCamera(picture: Blob): void {
    setCameraOpen(false);
    take(picture, 'camera');
  }
  return (
    <div className={classes.choice}>
      <p>Your photo stays on this device. Only a look that you save or share leaves it.</p>
      <div className={classes.buttons}>
        <FileButton
          accept={TYPES}
          onChange={(file) => file && take(file, 'photo')}
          ref={input}
          inputProps={{ onClick: prepare }}
        >
          {(props) => (
            <Button {...props} loading={state.at === 'loading'}>
              Choose a photo
            </Button>
          )}
        </FileButton>
        <Button variant="default" disabled={state.at === 'loading'} onClick={() => setCameraOpen(true)}>
          Use the camera
        </Button>
      </div>
      <div aria-live="polite">
        <PhotoProgress state={state} onLoad={load} onAccept={accept} onCancel={cancel} />
      </div>
      <details>
        <summary>See for yourself that it stays here</summary>
        <p>
          Open your browser’s developer tools, choose Network, and try a design on. You’ll see pictures of clothes
          arrive and a note of the try leave. Your photo is in none of it. It also works with your connection switched
          off once the page has loaded what it needs.
        </p>
      </details>
      {isCameraOpen && <CameraDialog onPicture={takeFromCamera} onClose={() => setCameraOpen(false)} />}
    </div>
  );
}

interface ProgressProps {
  state: PhotoState;
  onLoad: (model: keyof typeof POSE_MODELS) => void;
  onAccept: () => void;
  onCancel: () => void;
}

function PhotoProgress({ state, onLoad, onAccept, onCancel }: ProgressProps) {
  switch (state.at) {
    case 'none':
      return null;
    case 'failed':
      return (
        <p role="alert" className={classes.note}>
          {state.words}
        </p>
      );
    case 'loading':
      return (
        <div className={classes.note}>
          <p>
            {state.share < 1
              ? `Loading what finds your body, ${POSE_MODELS[state.model].download} once`
              : 'Finding your body…'}
          </p>
          <Progress value={state.share * 100} aria-label="Loaded" animated={state.share === 1} />
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      );
    case 'asking':
      return (
        <div className={classes.note}>
          <p>
            To find your body in the photo, we load a file once. You seem to pay for data, so choose how large it may
            be.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={() => onLoad('full')}>
              Load {POSE_MODELS.full.download}
            </Button>
            <Button variant="default" onClick={() => onLoad('lite')}>
              Load {POSE_MODELS.lite.download}, less precise
            </Button>
            <Button variant="subtle" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      );
    case 'faulty': {
      const { faults } = state.person.read;
      const isHopeless = faults.includes('nobody');
      return (
        <div className={classes.note} role="alert">
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{FAULT_WORDS[fault]}</li>
            ))}
          </ul>
          <div className={classes.buttons}>
            {!isHopeless && (
              <Button variant="default" onClick={onAccept}>
                Use it anyway
              </Button>
            )}
            <Button variant="subtle" onClick={onCancel}>
              {isHopeless ? 'Close' : 'Don’t use it'}
            </Button>
          </div>
        </div>
      );
    }
  }
}
