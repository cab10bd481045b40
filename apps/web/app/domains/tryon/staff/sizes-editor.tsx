import { sizesWithGirth } from '@adunni/contracts/tryon/sizes';
import { type OutfitRecord, outfitResource } from '@adunni/contracts/tryon/staff-outfits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { updateRecord } from '../../../kit/resource/resource-calls.ts';
import { SizeFields } from './size-fields.tsx';

/** How wide the sizes of an outfit are cut; its pictures stay the same version. */
export function SizesEditor({ record, version }: { record: OutfitRecord; version: number }) {
  const { anchors, sizeChart, slot, labels } = record;
  const [sizes, setSizes] = useState(record.sizes);
  const { busy, problem, run } = useChange('Sizes saved.', 'The sizes could not be saved.', () => {});
  const offered = sizesWithGirth(sizeChart, slot, labels);
  const isDirty = JSON.stringify(inOrder(sizes)) !== JSON.stringify(inOrder(record.sizes));
  return (
    <>
      <SizeFields labels={offered} sizes={sizes} onChange={setSizes} />
      <FormProblem message={problem} />
      {offered.length > 0 && (
        <SaveBar isDirty={isDirty}>
          <Button
            loading={busy}
            disabled={!isDirty}
            onClick={() => void run(() => updateRecord(outfitResource, record._id, version, { anchors, sizes }))}
          >
            Save sizes
          </Button>
        </SaveBar>
      )}
    </>
  );
}

const inOrder = (sizes: OutfitRecord['sizes']) => sizes.toSorted((a, b) => a.label.localeCompare(b.label));
