import { labelOf, MEASURES, type MeasureName } from '@adunni/contracts/measurements/catalogue';
import type { Finding } from '@adunni/contracts/measurements/rules';
import { TAPE_PLACES } from '@adunni/contracts/measurements/tape-places';
import { lengthLabel } from '@adunni/contracts/measurements/units';
import { type KeyboardEvent, useId } from 'react';
import { focusMeasure } from './focus-measure.ts';
import classes from './length-field.module.css';
import { type EntryControls, lastOf } from './use-entry.ts';

interface Props {
  name: MeasureName;
  controls: EntryControls;
  /** Called when Enter is pressed: on to the next. */
  onEnter: () => void;
  onFocus?: () => void;
  /** The guide says where the tape goes in larger letters itself. */
  isGuided?: boolean;
}

/** One length: its names, where the tape goes, and what is to be asked about what was typed. */
export function LengthField({ name, controls, onEnter, onFocus, isGuided = false }: Props) {
  const { entry, findingsAt, isUnread, remarks } = controls;
  const id = useId();
  const { figure, unit } = entry;
  const findings = findingsAt(name);
  const remark = isUnread(name)
    ? `Please enter a length, such as ${unit === 'cm' ? '92 or 92.5' : '36, 36½ or 36 1/2'}.`
    : remarks[`values.${name}`];
  const isOpen = findings.length > 0 || remark !== undefined;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    controls.leave(name);
    onEnter();
  }

  return (
    <div className={classes.field} data-open={isOpen || undefined} data-guided={isGuided || undefined}>
      <label htmlFor={id} className={isGuided ? classes.hidden : classes.label}>
        {labelOf(name, figure)}
        <span className={classes.local}>{MEASURES[name].local}</span>
      </label>
      <span className={classes.box}>
        <input
          id={id}
          name={name}
          data-measure={name}
          className={classes.input}
          inputMode={unit === 'cm' ? 'decimal' : 'text'}
          enterKeyHint="next"
          autoComplete="off"
          maxLength={12}
          value={entry.typed[name]?.text ?? ''}
          aria-invalid={isOpen || undefined}
          aria-describedby={`${id}-where ${id}-said`}
          onChange={(event) => controls.type(name, event.currentTarget.value)}
          onBlur={() => controls.leave(name)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
        />
        <span className={classes.unit}>{unit}</span>
      </span>
      <p id={`${id}-where`} className={isGuided ? classes.hidden : classes.where}>
        {TAPE_PLACES[name]}
      </p>
      <div id={`${id}-said`} aria-live="polite" className={classes.said}>
        {remark && <p className={classes.remark}>{remark}</p>}
        {findings.map((finding) => (
          <Question key={finding.key} finding={finding} controls={controls} />
        ))}
      </div>
    </div>
  );
}

/** Something about a length that only the person can know. */
function Question({ finding, controls }: { finding: Finding; controls: EntryControls }) {
  const { unit } = controls.entry;
  const { kind, text, otherwise, confirmable } = finding;
  /** The question goes with its answer, so the field gets the focus back. */
  function answer(settle: (finding: Finding) => unknown): void {
    settle(finding);
    focusMeasure(lastOf(finding));
  }

  return (
    <div className={classes.question}>
      <p>{text}</p>
      {kind === 'unit' && otherwise !== undefined && (
        <button type="button" onClick={() => answer(controls.takeOtherwise)}>
          Yes, it is {lengthLabel(otherwise, unit)}
        </button>
      )}
      {kind === 'unit' && !confirmable && (
        <p className={classes.otherwise}>If not, please measure again. This value can’t be right.</p>
      )}
      {confirmable && (
        <button type="button" onClick={() => answer(controls.confirm)}>
          {kind === 'unit' ? 'No, it is correct' : 'Both are correct'}
        </button>
      )}
    </div>
  );
}
