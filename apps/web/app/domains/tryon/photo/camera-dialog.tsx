import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../kit/dialogs/dialog.tsx';
import classes from './photo.module.css';
import { takePicture, useCamera } from './use-camera.ts';
import { GUIDE_START, GUIDE_WORDS } from './words.ts';

/** Seconds of the self-timer: time enough to step back. */
const TIMER = 5;

const PARTS = [
  ['whole', 'Whole body'],
  ['upper', 'Upper body'],
] as const;

interface Props {
  onPicture: (picture: Blob) => void;
  onClose: () => void;
}

/** Takes a photo with the camera, saying how to stand; the camera is let go on leaving. */
export function CameraDialog({ onPicture, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isWhole, setWhole] = useState(true);
  const { isOn, problem, stance } = useCamera(video, isWhole);
  const [left, setLeft] = useState<number | null>(null);

  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function shoot(seconds: number): Promise<void> {
    for (let second = seconds; second > 0; second--) {
      setLeft(second);
      await new Promise((done) => setTimeout(done, 1000));
    }
    const picture = !isGone.current && video.current && (await takePicture(video.current));
    if (picture && !isGone.current) onPicture(picture);
  }

  return (
    <Dialog title="Take a photo" onClose={onClose} size="lg">
      <div className={classes.camera}>
        {problem ? (
          <p role="alert">{problem}</p>
        ) : (
          <>
            <fieldset className={classes.part}>
              <legend>In the picture</legend>
              {PARTS.map(([name, label]) => (
                <label key={name}>
                  <input
                    type="radio"
                    name="part"
                    checked={isWhole === (name === 'whole')}
                    onChange={() => setWhole(name === 'whole')}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
            <div className={classes.view}>
              <video ref={video} playsInline muted aria-label="What the camera sees" />
              {left !== null && <span className={classes.count}>{left}</span>}
            </div>
            <p role="status">
              {!isOn && 'Starting the camera…'}
              {isOn && (stance ? GUIDE_WORDS[stance] : GUIDE_START[isWhole ? 'whole' : 'upper'])}
            </p>
          </>
        )}
        <div className={classes.buttons}>
          {!problem && (
            <>
              <Button disabled={!isOn || left !== null} onClick={() => shoot(0)}>
                Take photo
              </Button>
              <Button variant="default" disabled={!isOn || left !== null} onClick={() => shoot(TIMER)}>
                Take photo in {TIMER} seconds
              </Button>
            </>
          )}
          <Button variant="subtle" onClick={onClose}>
            {problem ? 'Close' : 'Cancel'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
