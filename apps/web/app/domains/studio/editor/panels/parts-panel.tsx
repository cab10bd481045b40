import { GARMENTS, type Part } from '@adunni/garment-art/recipes/choices';
import { GROUNDS } from '@adunni/garment-art/recipes/words';
import { useState } from 'react';
import { changed, coloursUsed, saidOf } from '../design/change.ts';
import { colourName } from '../design/colours.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import type { PanelProps } from './panel.ts';
import classes from './panels.module.css';

/** The colour of a lining that nobody has chosen yet. */
const COTTON = '#f3ead8';

/** The choices of a garment that are about one part of it. */
export function PartsPanel({ recipe, onChange, part }: PanelProps & { part: Part }) {
  return GARMENTS[recipe.garment].choices
    .filter((choice) => choice.part === part)
    .map(({ name, label, options }) => (
      <ChoiceField
        key={name}
        label={label}
        options={options}
        // What is not said is the first, where no option leaves it out.
        value={saidOf(recipe, name) ?? options.find(({ value }) => value === undefined)?.value ?? usualOf(options)}
        onChoose={(value) =>
          onChange(
            changed(recipe, {
              [name]: value,
              ...(name === 'linedTo'
                ? { lining: value === undefined ? undefined : (saidOf(recipe, 'lining') ?? COTTON) }
                : {}),
            }),
          )
        }
      />
    ));
}

const usualOf = (options: readonly { value?: string | number | boolean }[]) =>
  options.some(({ value }) => value === undefined) ? undefined : options[0]?.value;

/** Embroidery, and the colours that it is sewn with. */
export function EmbroideryPanel(props: PanelProps) {
  const { recipe, onChange, onRest } = props;
  const kind = GARMENTS[recipe.garment];
  const [which, setWhich] = useState<'thread' | 'darkThread'>('thread');
  const threads = [
    { label: kind.thread, name: 'thread' as const },
    ...(kind.darkThread ? [{ label: kind.darkThread, name: 'darkThread' as const }] : []),
  ];
  const chosen = threads.find(({ name }) => name === which) ?? threads[0];
  return (
    <>
      <PartsPanel {...props} part="embroidery" />
      <ChoiceField
        label="Colour of the thread"
        options={[{ label: 'Own colours' }, { label: 'Tone on tone', value: true }]}
        value={recipe.isTonal || undefined}
        onChoose={(value) => onChange(changed(recipe, { isTonal: value }))}
      />
      {!recipe.isTonal && chosen && (
        <section className={classes.own} aria-label="Colours of the thread">
          <div className={classes.threads}>
            {threads.map(({ label, name }) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === chosen.name}
                aria-label={`${label}: ${colourName(recipe[name])}`}
                onClick={() => setWhich(name)}
              >
                <span style={{ background: recipe[name] }} />
                {label}
              </button>
            ))}
          </div>
          <ColourField
            label={chosen.label}
            value={recipe[chosen.name]}
            cloth={coloursUsed(recipe, 'cloth')}
            onChange={(hex, gesture) => onChange(changed(recipe, { [chosen.name]: hex }), gesture)}
            onRest={onRest}
          />
        </section>
      )}
    </>
  );
}

/** The lining, how far it goes and its colour. */
export function TrimsPanel(props: PanelProps) {
  const { recipe, onChange, onRest } = props;
  const lining = saidOf(recipe, 'lining');
  return (
    <>
      <PartsPanel {...props} part="trims" />
      {typeof lining === 'string' && (
        <section className={classes.own} aria-label="Colour of the lining">
          <ColourField
            label="Lining"
            value={lining}
            cloth={coloursUsed(recipe, 'cloth')}
            onChange={(hex, gesture) => onChange(changed(recipe, { lining: hex }), gesture)}
            onRest={onRest}
          />
        </section>
      )}
    </>
  );
}

/** What is worn with it, and what it is shown on. */
export function AccessoriesPanel(props: PanelProps) {
  const { recipe, onChange } = props;
  return (
    <>
      <PartsPanel {...props} part="accessories" />
      <ChoiceField
        label="Backdrop of the picture"
        options={Object.entries(GROUNDS).map(([value, label]) => ({ value: value as keyof typeof GROUNDS, label }))}
        value={recipe.ground ?? 'sand'}
        onChoose={(value) => onChange(changed(recipe, { ground: value }))}
      />
    </>
  );
}
