import { type OutfitRecord, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { updateRecord } from '../../../kit/resource/resource-calls.ts';
import { AnchorPoints } from './anchor-points.tsx';
import type { Anchors } from './anchors.ts';
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
  const [past, setPast] = useState<readonly Anchors[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const { busy, problem, run } = useChange('Anchors saved as a new version.', 'The anchors could not be saved.', () =>
    setPast([]),
  );

  const remember = (): void => setPast((before) => [...before, anchors]);

  function undo(): void {
    const last = past.at(-1);
    if (!last) return;
    setPast((before) => before.slice(0, -1));
    onChange(last);
  }

  return (
    <div className={classes.editor}>
      <AnchorPoints anchors={anchors} chosen={chosen} onChoose={setChosen} onBegin={remember} onChange={onChange}>
        {record.layers.map(({ _id, picture }) => (
          <span key={_id} className={classes.sheet}>
            <Picture picture={{ ...picture, dominant: 'transparent' }} sizes="(max-width: 48em) 90vw, 480px" alt="" />
          </span>
        ))}
      </AnchorPoints>
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
            onClick={() =>
              void run(() => updateRecord(outfitResource, record._id, version, { anchors, sizes: record.sizes }))
            }
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
