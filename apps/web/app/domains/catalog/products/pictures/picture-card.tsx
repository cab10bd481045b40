import type { StaffPicture } from '@adunni/contracts/catalog/products';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, Select, TextInput } from '@mantine/core';
import { Picture } from '../../../../kit/pictures/picture.tsx';
import type { ProductFormState } from '../editor/product-values.ts';
import classes from './pictures.module.css';

interface Props {
  form: ProductFormState;
  index: number;
  picture: StaffPicture;
  colours: readonly string[];
  onCrop: () => void;
  onRemove: () => void;
}

/** One picture of the form: its place, what it shows and in which colour. */
export function PictureCard({ form, index, picture, colours, onCrop, onRemove }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture._id,
  });
  const number = index + 1;
  const { colour } = form.getValues().pictures[index] ?? {};
  return (
    <li
      ref={setNodeRef}
      className={classes.card}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={index === 0 ? 'Move image 1, Cover' : `Move image ${number}`}
      >
        <Picture picture={picture} sizes="220px" alt="" />
        {index === 0 && <span className={classes.cover}>Cover</span>}
      </button>
      <TextInput
        label="Alt text"
        description="Describe the image for customers who can’t see it."
        required
        placeholder="Front of the gown, in indigo"
        maxLength={200}
        aria-label={`Alt text of image ${number}`}
        {...form.getInputProps(`pictures.${index}.alt`)}
      />
      {colours.length > 0 && (
        <Select
          aria-label={`Colour of image ${number}`}
          placeholder="Any colour"
          data={withChosen(colours, colour)}
          clearable
          {...form.getInputProps(`pictures.${index}.colour`)}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" aria-label={`Crop image ${number}`} onClick={onCrop}>
          Crop
        </Button>
        <Button variant="subtle" size="xs" color="red" aria-label={`Remove image ${number}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** Colours to choose from, with one that has gone from the product meanwhile. */
const withChosen = (colours: readonly string[], chosen: string | null | undefined): string[] =>
  chosen && !colours.includes(chosen) ? [...colours, chosen] : [...colours];
