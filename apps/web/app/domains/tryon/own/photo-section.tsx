import { PICTURE_BYTES } from '@adunni/contracts/catalog/products';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { DropField } from '../../../kit/forms/drop-field.tsx';
import { Section } from '../../../kit/resource/facts.tsx';
import classes from './own.module.css';
import type { useGarment, Way } from './use-garment.ts';
import { KINDS, nameOfKind } from './words.ts';

const WAYS: readonly (readonly [Way, string])[] = [
  ['flat', 'Laid flat'],
  ['worn', 'Worn by a person'],
];
const HINTS: Record<Way, string> = {
  flat: 'Photograph it from above on a plain floor or table, front up, sleeves a little apart from the body. Images with a transparent background are used as they are.',
  worn: 'One person from the front, arms a little apart from the body, before a plain wall.',
};

/** The kind of garment and its photo, whose background is removed on this device. */
export function PhotoSection({ made }: { made: ReturnType<typeof useGarment> }) {
  const [way, setWay] = useState<Way>('flat');
  const [strange, setStrange] = useState(false);
  return (
    <Section title="Photo">
      <div className={classes.columns}>
        <div className={classes.tools}>
          <Select
            label="Kind of garment"
            data={KINDS.map(({ value, label }) => ({ value, label }))}
            value={nameOfKind(made.kind)}
            allowDeselect={false}
            onChange={(name) => made.changeKind(KINDS.find(({ value }) => value === name)?.kind ?? made.kind)}
          />
          <fieldset className={classes.choices}>
            <legend>In the photo it is</legend>
            {WAYS.map(([name, label]) => (
              <button key={name} type="button" aria-pressed={name === way} onClick={() => setWay(name)}>
                {label}
              </button>
            ))}
          </fieldset>
          <p className={classes.help}>
            {HINTS[way]} The photo stays on this device: only the cut-out garment is uploaded, when you save.
          </p>
        </div>
        <div className={classes.tools}>
          <DropField
            label={made.hasPhoto ? 'Use another photo' : 'Add a photo'}
            hint="JPEG, PNG or WebP. Drop it here or choose a file."
            inputLabel="Photo of the garment"
            accept={['image/jpeg', 'image/png', 'image/webp']}
            maxSize={PICTURE_BYTES}
            multiple={false}
            loading={made.busy}
            isInvalid={strange}
            onFiles={([file], refused) => {
              setStrange(refused.length > 0);
              if (file) void made.take(file, way);
            }}
          />
          {made.hasPhoto && way === 'flat' && !made.isCutBefore && (
            <label className={classes.range}>
              Background removal
              <input
                type="range"
                min={6}
                max={70}
                step={2}
                value={made.tolerance}
                onChange={({ currentTarget }) => made.changeTolerance(Number(currentTarget.value))}
              />
            </label>
          )}
          <p role="status" className={classes.help}>
            {made.isCutBefore && 'The background was already removed, so the garment was left as it is.'}
            {made.isCutOff && 'The garment reaches the edge of the photo, so part of it may be missing.'}
          </p>
          <p role="alert" className={classes.problem}>
            {strange ? 'Please choose a JPEG, PNG or WebP image of at most 15 MB.' : made.problem}
          </p>
        </div>
      </div>
    </Section>
  );
}
