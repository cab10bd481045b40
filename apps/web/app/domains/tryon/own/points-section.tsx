import type { Outfit } from '@adunni/contracts/tryon/outfits';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Section } from '../../../kit/resource/facts.tsx';
import type { DrawnLayer } from '../room/messages.ts';
import { AnchorPoints } from '../staff/anchor-points.tsx';
import type { Anchors } from '../staff/anchors.ts';
import { anchorLabel } from '../staff/words.ts';
import classes from './own.module.css';

interface Props {
  layers: readonly DrawnLayer[];
  anchors: Outfit['anchors'];
  onChange: (anchors: Outfit['anchors']) => void;
}

/** Where the body is inside the garment: proposed by its outline, put right by whoever made it. */
export function PointsSection({ layers, anchors, onChange }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [areTogether, setTogether] = useState(false);
  const [past, setPast] = useState<readonly Anchors[]>([]);
  return (
    <Section title="Points">
      <div className={classes.columns}>
        <AnchorPoints
          {...{ anchors, chosen, areTogether }}
          onChoose={setChosen}
          onBegin={() => setPast((before) => [...before, anchors])}
          onChange={(next) => onChange({ ...next })}
        >
          {layers.map((layer) => (
            <Drawn key={layer.role} {...layer} />
          ))}
        </AnchorPoints>
        <div className={classes.tools}>
          <p className={classes.help}>
            Drag each point to where that part of the body is inside the garment. With the keyboard: Tab to a point,
            then the arrow keys; hold Shift for larger steps.
          </p>
          <p role="status" className={classes.help}>
            {chosen && anchors[chosen] && `${anchorLabel(chosen)}: ${anchors[chosen].map(Math.round).join(', ')}`}
          </p>
          <label className={classes.together}>
            <input
              type="checkbox"
              checked={areTogether}
              onChange={({ currentTarget }) => setTogether(currentTarget.checked)}
            />
            Move all points together
          </label>
          <div>
            <Button
              variant="default"
              disabled={past.length === 0}
              onClick={() => {
                const last = past.at(-1);
                if (last) onChange({ ...last });
                setPast(past.slice(0, -1));
              }}
            >
              Undo last move
            </Button>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Drawn({ drawn: { width, height, data } }: DrawnLayer) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    context?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  }, [data, width, height]);
  return <canvas ref={canvas} width={width} height={height} className={classes.sheet} />;
}
