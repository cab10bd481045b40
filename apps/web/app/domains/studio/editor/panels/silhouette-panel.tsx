import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import type { GarmentName } from '@adunni/garment-art/recipes/recipe';
import { useId } from 'react';
import { asKind } from '../design/change.ts';
import { STARTS } from '../start/starts.ts';
import type { PanelProps } from './panel.ts';
import classes from './panels.module.css';
import { PartsPanel } from './parts-panel.tsx';

/** How it is cut, and what garment it is. */
export function SilhouettePanel(props: PanelProps) {
  const { recipe, onChange } = props;
  const name = useId();
  const kind = GARMENTS[recipe.garment];
  return (
    <>
      <p>
        <strong>{kind.title}.</strong> {kind.about}.
      </p>
      <PartsPanel {...props} part="silhouette" />
      <fieldset className={classes.kinds}>
        <legend>Change the garment, and keep its fabric</legend>
        {STARTS.flatMap(({ kinds }) => kinds).map((each) => (
          <label key={each.name}>
            <input
              type="radio"
              name={name}
              checked={each.name === recipe.garment}
              onChange={() => onChange(asKind(recipe, each.name as GarmentName))}
            />
            <img src={each.picture} alt="" width={360} height={480} loading="lazy" />
            <span>{each.title}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
