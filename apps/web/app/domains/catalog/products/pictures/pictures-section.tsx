import type { StaffPicture } from '@adunni/contracts/catalog/products';
import { MAX_PICTURES } from '@adunni/contracts/catalog/products-forms';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { Suspense, useState } from 'react';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import { lazy } from '../../../../kit/lazy.ts';
import { FormSection } from '../../../../kit/resource/form/record-form.tsx';
import { UndoNote } from '../../../../kit/undo/undo.tsx';
import type { ProductFormState, ProductValues } from '../editor/product-values.ts';
import { axesOf } from '../variants/variants.rules.ts';
import { DRAG_HELP, dragLabel } from './drag-labels.ts';
import { PictureCard } from './picture-card.tsx';
import { PictureDrop } from './picture-drop.tsx';
import classes from './pictures.module.css';
import { usePictures } from './use-pictures.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface Props {
  form: ProductFormState;
  /** The pictures that are stored. */
  known: readonly StaffPicture[];
}

/** Names of the colours that a picture can show. */
function coloursOf({ variants, optionGroups }: ProductValues): string[] {
  const choices = optionGroups.filter(({ kind }) => kind === 'colour').flatMap((group) => group.choices);
  const names = [...axesOf(variants).colours.map(({ name }) => name), ...choices.map(({ label }) => label)];
  return [...new Set(names.filter(Boolean))];
}

/** Pictures of a product: taken by a drop zone, put in order by dragging or by keyboard, the first as cover. */
export function PicturesSection({ form, known: stored }: Props) {
  const { known, uploads, add, dismiss, remove, replace, change } = usePictures(form, stored);
  const [cropped, setCropped] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { pictures, ...values } = form.getValues();
  const ids = pictures.map(({ mediaId }) => mediaId);
  const placeOf = (id: string | number): string => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const cut = cropped === null ? undefined : known.get(ids[cropped] ?? '');
  const problem = form.errors.pictures;

  function reorder({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    change(arrayMove(form.getValues().pictures, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
    for (const index of ids.keys()) form.clearFieldError(`pictures.${index}.alt`);
  }

  return (
    <FormSection title="Images" lead="The first image is the cover. Drag to reorder.">
      <PictureDrop
        uploads={uploads}
        isFull={pictures.length >= MAX_PICTURES}
        isInvalid={Boolean(problem)}
        onFiles={(files) => void add(files)}
        onDismiss={dismiss}
      />
      <FormProblem message={problem ? String(problem) : null} />
      <DndContext
        id="pictures"
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={reorder}
        accessibility={{
          announcements: dragLabel((id) => `Image ${ids.indexOf(String(id)) + 1}`, placeOf),
          screenReaderInstructions: DRAG_HELP,
        }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ol className={classes.pictures}>
            {pictures.map(({ mediaId }, index) => {
              const picture = known.get(mediaId);
              return (
                picture && (
                  <PictureCard
                    key={mediaId}
                    form={form}
                    index={index}
                    picture={picture}
                    colours={coloursOf({ ...values, pictures })}
                    onCrop={() => setCropped(index)}
                    onRemove={() => remove(index)}
                  />
                )
              );
            })}
          </ol>
        </SortableContext>
      </DndContext>
      <UndoNote place="pictures" />
      {cut && cropped !== null && (
        <Suspense>
          <CropDialog picture={cut} onCut={(next) => replace(cropped, next)} onClose={() => setCropped(null)} />
        </Suspense>
      )}
    </FormSection>
  );
}
