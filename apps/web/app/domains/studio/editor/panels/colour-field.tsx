import { type CSSProperties, useEffect, useState } from 'react';
import { colourName, harmoniesOf, type Oklch, readHex, toHex } from '../design/colours.ts';
import classes from './colour-field.module.css';
import { RangeField } from './range-field.tsx';

interface Props {
  /** What has the colour. */
  label: string;
  value: string;
  /** Colours to take it from: those of the cloth. */
  cloth: readonly string[];
  onChange: (hex: string, gesture: string | null) => void;
  onRest: () => void;
}

const HEX = /^#?([0-9a-f]{6})$/i;
const STRONGEST = 0.3;

/** Colours along a slider, each the same but for one thing. */
const along = (colour: Oklch, name: keyof Oklch, most: number): string =>
  `linear-gradient(to right, ${Array.from({ length: 13 }, (_, k) => toHex({ ...colour, [name]: (most * k) / 12 })).join(', ')})`;

/** A colour of one’s own: by hue, strength and lightness, by its number, or from what goes with the cloth. */
export function ColourField({ label, value, cloth, onChange, onRest }: Props) {
  // Where a colour is grey, or as strong as can be shown, its number forgets what the sliders say.
  const [shown, setShown] = useState({ hex: value, colour: readHex(value) });
  const colour = shown.hex === value ? shown.colour : readHex(value);
  const set = (change: Partial<Oklch>): void => {
    const next = { ...colour, ...change };
    const hex = toHex(next);
    setShown({ hex, colour: next });
    onChange(hex, `colour ${label}`);
  };
  const take = (hex: string): void => onChange(hex, null);
  const fromCloth = [...new Set(cloth)].filter((hex) => hex !== value);
  return (
    <fieldset className={classes.colour} aria-label={`Colour: ${label}`}>
      <div className={classes.now}>
        <span className={classes.large} style={{ background: value }} aria-hidden="true" />
        <span>
          <strong>{label}</strong>
          <small>{colourName(value)}</small>
        </span>
        <HexField key={label} value={value} onChange={take} />
      </div>
      <RangeField
        {...{ label: 'Hue', min: 0, max: 360, step: 1, value: Math.round(colour.hue), onRest }}
        text={`${Math.round(colour.hue)}°`}
        track={along({ ...colour, strength: Math.max(colour.strength, 0.1) }, 'hue', 360)}
        onChange={(hue) => set({ hue })}
      />
      <RangeField
        {...{
          label: 'Strength',
          min: 0,
          max: STRONGEST,
          step: 0.005,
          value: Math.min(STRONGEST, colour.strength),
          onRest,
        }}
        text={`${Math.round((Math.min(STRONGEST, colour.strength) / STRONGEST) * 100)}%`}
        track={along(colour, 'strength', STRONGEST)}
        onChange={(strength) => set({ strength })}
      />
      <RangeField
        {...{ label: 'Lightness', min: 0, max: 1, step: 0.01, value: colour.lightness, onRest }}
        text={`${Math.round(colour.lightness * 100)}%`}
        track={along(colour, 'lightness', 1)}
        onChange={(lightness) => set({ lightness })}
      />
      <div className={classes.harmonies}>
        {fromCloth.length > 0 && <Row label="From the fabric" colours={fromCloth} onTake={take} />}
        {harmoniesOf(cloth[0] ?? value).map((harmony) => (
          <Row key={harmony.label} {...harmony} onTake={take} />
        ))}
      </div>
    </fieldset>
  );
}

function Row({ label, colours, onTake }: { label: string; colours: readonly string[]; onTake: (hex: string) => void }) {
  return (
    <fieldset className={classes.harmony} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {colours.map((hex, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may be the same colour
          key={index}
          type="button"
          className={classes.dot}
          style={{ '--colour': hex } as CSSProperties}
          aria-label={`${colourName(hex)}, ${hex}`}
          onClick={() => onTake(hex)}
        />
      ))}
    </fieldset>
  );
}

/** The colour’s number, taken over once it is one. */
function HexField({ value, onChange }: { value: string; onChange: (hex: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <input
      className={classes.hex}
      aria-label="Hex code"
      value={text}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      aria-invalid={!HEX.test(text)}
      onChange={({ target }) => {
        setText(target.value);
        const [, digits] = HEX.exec(target.value.trim()) ?? [];
        if (digits) onChange(`#${digits.toLowerCase()}`);
      }}
      onBlur={() => setText(value)}
    />
  );
}
