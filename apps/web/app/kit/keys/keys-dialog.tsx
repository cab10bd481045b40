import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import classes from './keys-dialog.module.css';
import { areKeysOn, offeredKeys, turnKeys } from './page-keys.ts';

/** The keys that count on the page, and the switch that turns single keys off on this device. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const [ofPage] = useState(offeredKeys);
  const [isOn, setOn] = useState(areKeysOn);

  function turn(on: boolean): void {
    turnKeys(on);
    setOn(on);
  }

  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <Switch
        label="Single-key shortcuts"
        description="Applies to this device. They never act while you type."
        checked={isOn}
        onChange={({ currentTarget }) => turn(currentTarget.checked)}
      />
      <dl className={classes.keys} data-off={!isOn || undefined}>
        {ofPage.map(({ key, does }) => (
          <Line key={`${key} ${does}`} pressed={key} does={does} />
        ))}
        <Line pressed="?" does="Show keyboard shortcuts" />
      </dl>
      <dl className={classes.keys}>
        <Line
          pressed={/^(Mac|iP)/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
          does="Search pages, actions and records"
        />
      </dl>
    </Dialog>
  );
}

function Line({ pressed, does }: { pressed: string; does: string }) {
  return (
    <div>
      <dt>
        <kbd>{pressed}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
