import 'react-image-crop/dist/ReactCrop.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { cropProductPicture, type StaffPicture } from '@adunni/contracts/catalog/products';
import { Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { callApi, messageOf } from '../../../../kit/api/call-api.ts';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { FormProblem } from '../../../../kit/forms/form-problem.tsx';
import classes from './pictures.module.css';

interface Props {
  picture: StaffPicture;
  onCut: (cut: StaffPicture) => void;
  onClose: () => void;
}

/** Smallest side of a cut, in pixels of the original. */
const LEAST = 96;
/** Most of the window’s height that the picture takes, in percent; its place is kept while it is loaded. */
const HIGHEST = 58;
const SHAPES = { portrait: 4 / 5, square: 1, free: undefined };
type Shape = keyof typeof SHAPES;

/** Cuts a part out of a picture, always from its original, which is kept. */
export default function CropDialog({ picture, onCut, onClose }: Props) {
  const source = picture.original ?? picture;
  const [shape, setShape] = useState<Shape>('portrait');
  const [part, setPart] = useState<PercentCrop>(() => fitting('portrait', source));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pixels = pixelsOf(part, source);

  async function cut(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await callApi(cropProductPicture, { params: { mediaId: source._id }, body: pixels });
      onCut({ ...answer.picture, colour: picture.colour, original: answer.original });
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'The image could not be cropped. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title="Crop image" size="lg">
      <Stack>
        <SegmentedControl
          aria-label="Aspect ratio"
          value={shape}
          onChange={(next) => {
            setShape(next);
            setPart(fitting(next, source));
          }}
          data={[
            { value: 'portrait', label: 'Portrait 4:5' },
            { value: 'square', label: 'Square' },
            { value: 'free', label: 'Free' },
          ]}
        />
        <ReactCrop
          className={classes.crop}
          style={{ width: `min(100%, ${(HIGHEST * source.width) / source.height}vh)` }}
          crop={part}
          onChange={(_, percent) => setPart(percent)}
          aspect={SHAPES[shape]}
          keepSelection
          ariaLabels={HANDLES}
        >
          <img
            src={`${source.url}/960.webp`}
            alt={picture.alt || 'Entire image'}
            width={source.width}
            height={source.height}
          />
        </ReactCrop>
        <p className={classes.hint} aria-live="polite">
          {pixels.width} × {pixels.height} pixels
        </p>
        <FormProblem message={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={pixels.width < LEAST || pixels.height < LEAST} onClick={cut}>
            Crop
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

const HANDLES = {
  cropArea: 'Crop area; use the arrow keys to move it',
  nwDragHandle: 'Upper left corner',
  nDragHandle: 'Upper edge',
  neDragHandle: 'Upper right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Lower right corner',
  sDragHandle: 'Lower edge',
  swDragHandle: 'Lower left corner',
  wDragHandle: 'Left edge',
};

/** The largest part of a shape, in the middle. */
function fitting(shape: Shape, { width, height }: StaffPicture | NonNullable<StaffPicture['original']>): PercentCrop {
  const aspect = SHAPES[shape];
  if (!aspect) return { unit: '%', x: 0, y: 0, width: 100, height: 100 };
  const side = width / height > aspect ? { height: 100 } : { width: 100 };
  return centerCrop(makeAspectCrop({ unit: '%', ...side }, aspect, width, height), width, height);
}

/** A part in whole pixels of the original, never beyond its edges. */
function pixelsOf({ x, y, width, height }: PercentCrop, source: { width: number; height: number }) {
  const left = Math.round((x / 100) * source.width);
  const top = Math.round((y / 100) * source.height);
  return {
    x: left,
    y: top,
    width: Math.min(Math.round((width / 100) * source.width), source.width - left),
    height: Math.min(Math.round((height / 100) * source.height), source.height - top),
  };
}
