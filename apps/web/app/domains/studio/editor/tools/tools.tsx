import type { ReactNode } from 'react';
import { Drawing } from '../../../../kit/pictures/drawing.tsx';
import classes from './tools.module.css';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  /** The drawing is there to be held. */
  canHold: boolean;
  isHolding: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onHold: () => void;
  onSwap: () => void;
  onSurprise: () => void;
}

/** What can be done to the design as a whole, below its drawing. */
export function Tools({ canUndo, canRedo, canHold, isHolding, ...on }: Props) {
  return (
    <div className={classes.tools} role="toolbar" aria-label="Design">
      <Tool label="Undo" hint="Ctrl+Z" isOff={!canUndo} onPress={on.onUndo}>
        <path d="M8.5 5 4 9.5 8.5 14" />
        <path d="M4 9.5h10a5 5 0 0 1 0 10h-3" />
      </Tool>
      <Tool label="Redo" hint="Ctrl+Shift+Z" isOff={!canRedo} onPress={on.onRedo}>
        <path d="M15.5 5 20 9.5 15.5 14" />
        <path d="M20 9.5H10a5 5 0 0 0 0 10h3" />
      </Tool>
      <Tool
        label={isHolding ? 'Stop comparing' : 'Compare'}
        isOff={!isHolding && !canHold}
        isOn={isHolding}
        onPress={on.onHold}
      >
        <rect x="3.5" y="5" width="7" height="14" rx="1" />
        <rect x="13.5" y="5" width="7" height="14" rx="1" strokeDasharray="2 2" />
      </Tool>
      {isHolding && (
        <Tool label="Swap A and B" isOff={!canHold} onPress={on.onSwap}>
          <path d="M4 9h15M15.5 5.5 19 9l-3.5 3.5M20 15.5H5M8.5 12 5 15.5 8.5 19" />
        </Tool>
      )}
      <Tool label="Surprise me" onPress={on.onSurprise}>
        <path d="m12 4 1.9 5.1L19 11l-5.1 1.9L12 18l-1.9-5.1L5 11l5.1-1.9ZM18.5 16.5v4M16.5 18.5h4M5.5 4v3M4 5.5h3" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  /** Keys that do the same. */
  hint?: string;
  isOff?: boolean;
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** What is off stays where the focus is: pressing it again and again may use it up. */
const Tool = ({ label, hint, isOff = false, isOn, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-disabled={isOff}
    aria-pressed={isOn}
    title={hint ? `${label} (${hint})` : undefined}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    <Drawing>{children}</Drawing>
    <span>{label}</span>
  </button>
);
