import { useEffect, useRef } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';
import classes from './palette.module.css';

interface Props {
  id: string;
  groups: readonly ChoiceGroup[];
  /** Which choice is the current one, counted over all groups. */
  current: number;
  onPoint: (index: number) => void;
  onOpen: (choice: Choice) => void;
}

/** What the palette offers; the keys are handled by the field above, which keeps the focus. */
export function ChoiceList({ id, groups, current, onPoint, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another choice is current or the choices change
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, groups]);

  let index = -1;
  return (
    <div id={id} ref={list} role="listbox" aria-label="Results" className={classes.list}>
      {groups.map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={label} role="group" aria-label={label}>
          <p className={classes.group} aria-hidden="true">
            {label}
          </p>
          {choices.map((choice) => {
            index += 1;
            const own = index;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
              <div
                key={`${label} ${own}`}
                id={`${id}-${own}`}
                role="option"
                aria-selected={own === current}
                className={classes.choice}
                // A list that scrolls under a pointer at rest is no pointing.
                onPointerMove={({ movementX, movementY }) =>
                  (movementX || movementY) && own !== current && onPoint(own)
                }
                onClick={() => onOpen(choice)}
              >
                <span className={classes.title}>{choice.title}</span>
                {choice.detail && <span className={classes.detail}>{choice.detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
