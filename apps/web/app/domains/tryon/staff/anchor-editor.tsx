import { OUTFIT_CANVAS } from '@adunni/contracts/tryon/canvas';
import { type OutfitRecord, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { updateRecord } from '../../../kit/resource/resource-calls.ts';
import { type Anchors, moved, nudgeOf } from './anchors.ts';
import classes from './outfits.module.css';
import { anchorLabel } from './words.ts';

interface Props {
  record: OutfitRecord;
  version: number;
  anchors: Anchors;
  onChange: (anchors: Anchors) => void;
}

/** The anchors on the garment, moved by dragging or by the arrow keys; saved they are a new version. */
export function AnchorEditor({ record, version, anchors, onChange }: Props) {
  const canvas = useRef<HTMLDivElement>(null);
  const [past, setPast] = useState<readonly Anchors[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const { busy, problem, run } = useChange('Anchors saved as a new version.', 'The anchors could not be saved.', () =>
    setPast([]),
  );

  const remember = (): void => setPast((before) => [...before, anchors]);

  function press(event: KeyboardEvent, name: string): void {
    const way = nudgeOf(event.key, event.shiftKey);
    const [x, y] = anchors[name] ?? [0, 0];
    if (!way) return;
    event.preventDefault();
    remember();
    onChange(moved(anchors, name, [x + way[0], y + way[1]]));
  }

  function drag(event: PointerEvent, name: string): void {
    const box = canvas.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const x = ((event.clientX - box.left) / box.width) * OUTFIT_CANVAS.width;
    const y = ((event.clientY - box.top) / box.height) * OUTFIT_CANVAS.height;
    onChange(moved(anchors, name, [x, y]));
  }

  function undo(): void {
    const last = past.at(-1);
    if (!last) return;
    setPast((before) => before.slice(0, -1));
    onChange(last);
  }

  return (
    <div className={classes.editor}>
      <div className={classes.canvas} ref={canvas}>
        {record.layers.map(({ _id, picture }) => (
          <span key={_id} className={classes.sheet}>
            <Picture picture={{ ...picture, dominant: 'transparent' }} sizes="(max-width: 48em) 90vw, 480px" alt="" />
          </span>
        ))}
        {Object.entries(anchors).map(([name, [x, y]]) => (
          <button
            key={name}
            type="button"
            className={classes.anchor}
            style={{ left: `${(x / OUTFIT_CANVAS.width) * 100}%`, top: `${(y / OUTFIT_CANVAS.height) * 100}%` }}
            aria-label={`${anchorLabel(name)}, ${Math.round(x)} across, ${Math.round(y)} down`}
            data-chosen={chosen === name || undefined}
            onFocus={() => setChosen(name)}
            onKeyDown={(event) => press(event, name)}
            onPointerDown={(event) => {
              remember();
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => drag(event, name)}
          />
        ))}
      </div>
      <div className={classes.help}>
        <p>
          Drag a point to where the body is inside the garment, or focus it and use the arrow keys: 2 px, with Shift 20
          px.
        </p>
        <p role="status">
          {chosen && anchors[chosen] && `${anchorLabel(chosen)}: ${anchors[chosen].map(Math.round).join(', ')}`}
        </p>
        <FormProblem message={problem} />
        <SaveBar isDirty={past.length > 0}>
          <Button
            loading={busy}
            disabled={past.length === 0}
            onClick={() => void run(() => updateRecord(outfitResource, record._id, version, { anchors }))}
          >
            Save as new version
          </Button>
          <Button variant="default" disabled={past.length === 0} onClick={undo}>
            Undo
          </Button>
        </SaveBar>
      </div>
    </div>
  );
}
