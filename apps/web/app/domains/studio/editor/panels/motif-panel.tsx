import { GRAINS } from '@adunni/garment-art/recipes/words';
import button from '../../../../kit/button.module.css';
import { changed, coloursUsed } from '../design/change.ts';
import { ChoiceField } from './choice-field.tsx';
import type { PanelProps } from './panel.ts';
import { RangeField } from './range-field.tsx';

/** How large cloth lies where nothing is said, near enough. */
const USUAL_SCALE = 0.45;
const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** How large the figures of the cloth are, where they lie, and how its threads run. */
export function MotifPanel({ recipe, onChange, onRest }: PanelProps) {
  const { clothScale = USUAL_SCALE, motifX = 0, motifY = 0, grain } = recipe;
  const isPlain = coloursUsed(recipe, 'cloth').length === 1;
  const isMoved = [recipe.clothScale, recipe.motifX, recipe.motifY, grain].some((value) => value !== undefined);
  return (
    <>
      {isPlain && <p>This fabric has no figures, so moving it shows little.</p>}
      <RangeField
        {...{ label: 'Size', min: 0.25, max: 1, step: 0.01, value: clothScale, onRest }}
        text={percent(clothScale)}
        onChange={(value) => onChange(changed(recipe, { clothScale: value }), 'clothScale')}
      />
      <RangeField
        {...{ label: 'Sideways', min: 0, max: 1, step: 0.01, value: motifX, onRest }}
        text={percent(motifX)}
        onChange={(value) => onChange(changed(recipe, { motifX: value || undefined }), 'motifX')}
      />
      <RangeField
        {...{ label: 'Up and down', min: 0, max: 1, step: 0.01, value: motifY, onRest }}
        text={percent(motifY)}
        onChange={(value) => onChange(changed(recipe, { motifY: value || undefined }), 'motifY')}
      />
      <ChoiceField
        label="Grain"
        options={[
          { label: 'Lengthwise' },
          ...Object.entries(GRAINS).map(([value, label]) => ({ value: value as keyof typeof GRAINS, label })),
        ]}
        value={grain}
        onChoose={(value) => onChange(changed(recipe, { grain: value }))}
      />
      {isMoved && (
        <button
          type="button"
          className={button.onward}
          onClick={() =>
            onChange(changed(recipe, { clothScale: undefined, motifX: undefined, motifY: undefined, grain: undefined }))
          }
        >
          Reset the motif
        </button>
      )}
    </>
  );
}
