import type { Answer } from '@adunni/contracts/endpoint';
import type { getOwnOutfit, OwnOutfit } from '@adunni/contracts/tryon/own-outfits';
import { sizesWithGirth } from '@adunni/contracts/tryon/sizes';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '../../../kit/forms/form-problem.tsx';
import { SaveBar } from '../../../kit/forms/save-bar.tsx';
import { useChange } from '../../../kit/forms/use-change.ts';
import { Section } from '../../../kit/resource/facts.tsx';
import { Preview } from '../staff/preview.tsx';
import { SizeFields } from '../staff/size-fields.tsx';
import { CutOutSection } from './cut-out-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { PointsSection } from './points-section.tsx';
import { saveOutfit } from './save-outfit.ts';
import { StatusActions } from './status-actions.tsx';
import { useGarment } from './use-garment.ts';
import { useHistory } from './use-history.ts';
import { useLayers } from './use-layers.ts';
import { nameOfKind } from './words.ts';

interface Props {
  product: Answer<typeof getOwnOutfit>['product'];
  outfit: OwnOutfit | null;
}

/** An outfit made of the maker’s own photo: cut out, parted in layers, its points placed, seen on bodies and saved. */
export function OutfitEditor({ product, outfit }: Props) {
  const made = useGarment(outfit);
  const { garment, anchors, kind, cutter } = made;
  const history = useHistory(garment);
  const layers = useLayers(cutter, garment, history.revision);
  const [sizes, setSizes] = useState(outfit?.sizes ?? []);
  const offered = sizesWithGirth(product.sizeChart, kind.slot, product.sizes);
  const { revalidate } = useRevalidator();
  // What was saved last: the garment with its strokes, the points and the sizes.
  const [kept, setKept] = useState({ garment, revision: history.revision, anchors, sizes });
  const isAnother = garment !== kept.garment && (kept.garment !== null || made.hasPhoto);
  const hasLayers = isAnother || history.revision !== kept.revision;
  const isDirty =
    garment !== null &&
    (hasLayers ||
      sizes !== kept.sizes ||
      anchors !== (kept.anchors ?? outfit?.anchors) ||
      nameOfKind(kind) !== (outfit && nameOfKind(outfit)));
  const { busy, problem, run } = useChange('Draft saved.', 'The draft could not be saved. Please try again.', () =>
    setKept({ garment, revision: history.revision, anchors, sizes }),
  );

  async function save(): Promise<void> {
    if (!cutter || !anchors) return;
    try {
      await saveOutfit(product._id, outfit, { kind, anchors, sizes, garment: hasLayers ? garment : null }, cutter);
    } catch (error) {
      // Some layers may be saved: the next attempt goes on from there.
      await revalidate();
      throw error;
    }
  }

  return (
    <>
      <PhotoSection made={made} />
      {garment && <CutOutSection {...{ garment, kind, history }} hasPhoto={made.hasPhoto} />}
      {anchors && layers && (
        <>
          <PointsSection layers={layers} anchors={anchors} onChange={made.setAnchors} />
          <Section title="Preview">
            <Preview outfit={{ _id: product._id, ...kind, tint: null, anchors, layers }} name={product.title} />
          </Section>
        </>
      )}
      {anchors && (
        <Section title="Sizes">
          <SizeFields labels={offered} sizes={sizes} onChange={setSizes} />
        </Section>
      )}
      <FormProblem message={problem} />
      <SaveBar isDirty={isDirty}>
        <Button loading={busy} disabled={!isDirty || !anchors || made.busy} onClick={() => void run(save)}>
          Save draft
        </Button>
        {outfit && <StatusActions productId={product._id} outfit={outfit} isDirty={isDirty} />}
      </SaveBar>
    </>
  );
}
