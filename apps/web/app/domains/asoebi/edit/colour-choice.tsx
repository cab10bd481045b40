import { MOST } from '@adunni/contracts/asoebi/forms';
import { useId } from 'react';
import { PALETTE } from '../../../kit/colours/palette.ts';
import classes from './colour-choice.module.css';
import type { GroupDraft } from './draft-form.ts';

type Colours = GroupDraft['colours'];

interface Props {
  colours: Colours;
  onChange: (colours: Colours) => void;
  /** Whose colours they are, for those who do not see where the choice stands. */
  group: string;
}

/** The colours of a group, chosen by pressing them, or mixed. */
export function ColourChoice({ colours, onChange, group }: Props) {
  const hintId = useId();
  const isFull = colours.length >= MOST.colours;
  const has = (hex: string): boolean => colours.some((colour) => colour.hex === hex);
  const own = colours.filter(({ hex }) => !PALETTE.some((colour) => colour.hex === hex));

  function toggle(colour: Colours[number]): void {
    if (has(colour.hex)) onChange(colours.filter(({ hex }) => hex !== colour.hex));
    else if (!isFull) onChange([...colours, colour]);
  }

  return (
    <fieldset className={classes.frame} aria-describedby={hintId}>
      <legend>
        Colours <span className={classes.of}>of {group}</span>
      </legend>
      <p className={classes.hint} id={hintId}>
        Up to {MOST.colours}. {colours.length > 0 && `Chosen: ${colours.map(({ name }) => name).join(', ')}.`}
      </p>
      <ul className={classes.colours}>
        {[...PALETTE, ...own].map((colour) => (
          <li key={colour.hex}>
            <button
              type="button"
              className={classes.colour}
              style={{ backgroundColor: colour.hex }}
              aria-pressed={has(colour.hex)}
              aria-label={colour.name}
              title={colour.name}
              disabled={isFull && !has(colour.hex)}
              onClick={() => toggle(colour)}
            />
          </li>
        ))}
        <li>
          <label className={classes.mix} data-full={isFull || undefined}>
            <span>Mix another</span>
            <input
              type="color"
              disabled={isFull}
              // Told when the choice is over: each shade on the way would be a colour of its own.
              ref={(field) => {
                if (!field) return;
                field.onchange = () => toggle({ name: `Own colour ${field.value}`, hex: field.value });
              }}
            />
          </label>
        </li>
      </ul>
    </fieldset>
  );
}
