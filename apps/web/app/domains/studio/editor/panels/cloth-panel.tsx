import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { CLOTH_KINDS } from '@adunni/garment-art/textiles/cloth-kinds';
import { CLOTHS } from '@adunni/garment-art/textiles/cloths';
import { useId, useState } from 'react';
import button from '../../../../kit/button.module.css';
import { clothOf, coloursUsed, ownColours, saidOf, type Which, withCloth, withColours } from '../design/change.ts';
import { colourName } from '../design/colours.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { clothsOf, FAMILIES, familyOf } from './families.ts';
import type { PanelProps } from './panel.ts';
import classes from './panels.module.css';
import { Swatch } from './swatch.tsx';

/** The library of cloths, woven, and colours of one’s own for the one that is chosen. */
export function ClothPanel(props: PanelProps) {
  const { recipe, onChange } = props;
  const kind = GARMENTS[recipe.garment];
  const [which, setWhich] = useState<Which>('cloth');
  const used = clothOf(recipe, which);
  const [family, setFamily] = useState(() => familyOf(used));
  const isAsFirst = which === 'second' && saidOf(recipe, 'second') === undefined;
  const name = useId();
  return (
    <>
      {kind.second && (
        <ChoiceField
          label="Part of the garment"
          options={[
            { label: kind.cloth, value: 'cloth' },
            { label: kind.second, value: 'second' },
          ]}
          value={which}
          onChoose={(next = 'cloth') => {
            setWhich(next);
            setFamily(familyOf(clothOf(recipe, next)));
          }}
        />
      )}
      <ChoiceField
        label="Library"
        options={FAMILIES.map(({ title }) => ({ label: title, value: title }))}
        value={family}
        onChoose={(next = 'Plain') => setFamily(next)}
      />
      <fieldset className={classes.swatches}>
        <legend>{family}</legend>
        {which === 'second' && (
          <label>
            <input
              type="radio"
              name={name}
              checked={isAsFirst}
              onChange={() => onChange(withCloth(recipe, 'second', undefined))}
            />
            <Swatch name={recipe.cloth} colours={recipe.clothColours} weave={props.weave} />
            <span>Same as {kind.cloth.toLowerCase()}</span>
          </label>
        )}
        {clothsOf(family).map((cloth) => (
          <label key={cloth.name}>
            <input
              type="radio"
              name={name}
              checked={!isAsFirst && used === cloth.name}
              onChange={() => onChange(withCloth(recipe, which, cloth.name))}
            />
            <Swatch name={cloth.name} weave={props.weave} />
            <span>{cloth.title}</span>
          </label>
        ))}
      </fieldset>
      {!isAsFirst && <OwnColours key={`${which} ${used}`} {...props} which={which} />}
    </>
  );
}

/** The colours of the cloth, each of which can be one’s own. */
function OwnColours({ recipe, onChange, onRest, weave, which }: PanelProps & { which: Which }) {
  const [at, setAt] = useState(0);
  const name = clothOf(recipe, which);
  const cloth = CLOTHS[name];
  const colours = coloursUsed(recipe, which);
  const own = ownColours(recipe, which);
  if (!cloth) return null;
  const { threads } = CLOTH_KINDS[cloth.kind];
  return (
    <section className={classes.own} aria-label="Colours of the fabric">
      <h3>Your own colours</h3>
      <div className={classes.preview}>
        <span className={classes.woven}>
          <Swatch name={name} colours={own} weave={weave} />
        </span>
        <div className={classes.threads}>
          {threads.map((thread, index) => {
            const colour = colours[index] ?? '#000000';
            return (
              <button
                key={thread}
                type="button"
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                aria-label={`${thread}: ${colourName(colour)}`}
              >
                <span style={{ background: colour }} />
                {thread}
              </button>
            );
          })}
        </div>
      </div>
      <ColourField
        label={threads[at] ?? ''}
        value={colours[at] ?? '#000000'}
        cloth={colours}
        onChange={(hex, gesture) =>
          onChange(
            withColours(
              recipe,
              which,
              colours.map((colour, index) => (index === at ? hex : colour)),
            ),
            gesture && `${which} ${gesture}`,
          )
        }
        onRest={onRest}
      />
      {own !== undefined && (
        <button type="button" className={button.onward} onClick={() => onChange(withColours(recipe, which, null))}>
          Use the original colours
        </button>
      )}
    </section>
  );
}
