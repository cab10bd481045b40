import { takeDrawing } from '@adunni/contracts/tryon/drawings';
import type { OwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './own.module.css';

interface Props {
  productId: string;
  outfit: OwnOutfit | null;
  /** Told the version in which the outfit is that of the drawing. */
  onMade: (version: number) => void;
}

const FAILED = 'The drawing could not be used. Please try again.';

/** Makes the outfit of the drawing that we have of a product, in place of a photo; asks first where there is a draft. */
export function DrawingSection({ productId, outfit, onMade }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { busy, problem, run } = useChange('Draft made from our drawing.', FAILED, () => {});
  const make = () =>
    run(async () => {
      const body = { version: outfit?.version ?? null };
      onMade((await callApi(takeDrawing, { params: { productId }, body })).version);
    });
  return (
    <Section title="Drawing">
      <div className={classes.tools}>
        <p className={classes.help}>
          We have a drawing of this product. It comes cut out, with its layers and points in place, so you need no
          photo.
        </p>
        <FormProblem message={problem} />
        <div>
          <Button variant="default" loading={busy} onClick={() => (outfit ? setAsking(true) : void make())}>
            Use our drawing
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Replace your draft?"
          action="Use our drawing"
          fallback={FAILED}
          onConfirm={make}
          onClose={() => setAsking(false)}
        >
          The drawing takes the place of the layers and points of your draft.
        </ConfirmDialog>
      )}
    </Section>
  );
}
