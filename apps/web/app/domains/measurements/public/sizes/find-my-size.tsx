import type { Lengths } from '@adunni/contracts/measurements/catalogue';
import { adviseSize, type Cut, type SizeAdvice, type SizedPiece } from '@adunni/contracts/measurements/fit';
import { CHILDREN, MEN, WOMEN } from '@adunni/contracts/measurements/sizes';
import { type LengthUnit, parseLength } from '@adunni/contracts/measurements/units';
import { lazy, Suspense, useState } from 'react';
import plain from '../../../../kit/forms/plain-fields.module.css';
import { useSession } from '../../../../kit/session/use-session.ts';
import classes from './find-my-size.module.css';
import { SURE } from './sure.ts';

const SavedProfiles = lazy(() => import('./size-for-me.tsx'));

export type Chart = 'women' | 'men' | 'children';
type Deciding = 'height' | 'bust-girth' | 'waist-girth' | 'hip-girth';

const SIZES: Readonly<Record<Chart, readonly string[]>> = {
  women: WOMEN.map(({ uk }) => `UK ${uk}`),
  men: MEN.map(({ size }) => size),
  children: CHILDREN.map(({ size }) => size),
};
/** The lengths that a chart is made of; men’s sizes go by the chest alone. */
const ASKED: Readonly<Record<Chart, readonly Deciding[]>> = {
  women: ['bust-girth', 'waist-girth', 'hip-girth'],
  men: ['bust-girth'],
  children: ['height', 'bust-girth', 'waist-girth'],
};
const CUTS: Readonly<Record<Cut, string>> = {
  fitted: 'Fitted: gowns, corsets',
  regular: 'Regular: shirts, dresses',
  loose: 'Loose: iro and buba (wrapper and blouse), sets',
  flowing: 'Flowing: boubou, agbada',
};
const LABELS = { height: 'Height', 'waist-girth': 'Waist', 'hip-girth': 'Hip' } as const;
const labelOf = (name: Deciding, chart: Chart): string =>
  name === 'bust-girth' ? (chart === 'women' ? 'Bust' : 'Chest') : LABELS[name];

interface Props {
  chart: Chart;
  unit: LengthUnit;
  /** Called with the size that was found. */
  onFound: (size: string | null) => void;
}

/** The size that fits the lengths of a chart, or a saved profile, by the rule of the product page: with how sure that is and why. */
export function FindMySize({ chart, unit, onFound }: Props) {
  const session = useSession();
  const [cut, setCut] = useState<Cut>('regular');
  const [typed, setTyped] = useState<Partial<Record<Deciding, string>>>({});
  const piece = { chart, cut, sizes: SIZES[chart] };
  const advice = adviceOf(piece, typed, unit);
  const unread = ASKED[chart].filter((name) => (typed[name] ?? '').trim() !== '' && readOf(typed[name], unit) === null);
  return (
    <div className={classes.find}>
      <div className={`${plain.fields} ${classes.fields}`}>
        {ASKED[chart].map((name) => (
          <label key={name}>
            {labelOf(name, chart)} ({unit})
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed[name] ?? ''}
              aria-invalid={unread.includes(name) || undefined}
              onChange={({ currentTarget }) => {
                const next = { ...typed, [name]: currentTarget.value };
                setTyped(next);
                onFound(adviceOf(piece, next, unit)?.size ?? null);
              }}
            />
          </label>
        ))}
        <label>
          Cut
          <select
            value={cut}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as Cut;
              setCut(next);
              onFound(adviceOf({ ...piece, cut: next }, typed, unit)?.size ?? null);
            }}
          >
            {Object.entries(CUTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={classes.answer} role="status">
        {unread.length > 0 ? (
          `Please enter a length such as ${unit === 'cm' ? '92' : '36½'}.`
        ) : advice ? (
          <Answer advice={advice} />
        ) : (
          EMPTY[chart]
        )}
      </p>
      {session && (
        <Suspense fallback={null}>
          <SavedProfiles piece={piece} picked={null} onPick={onFound} />
        </Suspense>
      )}
    </div>
  );
}

const EMPTY: Readonly<Record<Chart, string>> = {
  women: 'Enter your measurements to see your size.',
  men: 'Enter your chest to see your size. Men’s sizes go by the chest.',
  children: 'Enter the child’s measurements to see the size.',
};

function Answer({ advice: { size, sureness, reasons, doubts } }: { advice: SizeAdvice }) {
  if (size === null) return <>No size fits. {doubts.join(' ')} Many makers also make to measure.</>;
  return (
    <>
      <strong>Your size: {size}.</strong> {[SURE[sureness], ...reasons, ...doubts].join(' ')}
    </>
  );
}

const readOf = (text: string | undefined, unit: LengthUnit): number | null => {
  const length = parseLength(text ?? '', unit);
  return length !== null && length >= LEAST && length <= MOST ? length : null;
};
/** Lengths that a body can have at all, in mm. */
const LEAST = 300;
const MOST = 2500;

function adviceOf(
  piece: SizedPiece & { chart: Chart },
  typed: Partial<Record<Deciding, string>>,
  unit: LengthUnit,
): SizeAdvice | null {
  const now = new Date();
  const values: Lengths = {};
  for (const name of ASKED[piece.chart]) {
    const length = readOf(typed[name], unit);
    if (length !== null) values[name] = length;
  }
  const figure = piece.chart === 'men' ? 'man' : 'woman';
  const ageGroup = piece.chart === 'children' ? 'child' : 'adult';
  return adviseSize(piece, { figure, ageGroup, values, measuredOn: now.toISOString().slice(0, 10) }, now);
}
