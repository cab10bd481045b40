import { GARMENTS } from '@adunni/garment-art/recipes/choices';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ClothPanel } from './cloth-panel.tsx';
import { MotifPanel } from './motif-panel.tsx';
import type { PanelProps } from './panel.ts';
import classes from './panels.module.css';
import { AccessoriesPanel, EmbroideryPanel, TrimsPanel } from './parts-panel.tsx';
import { SilhouettePanel } from './silhouette-panel.tsx';

const TABS = [
  { name: 'silhouette', label: 'Silhouette', Panel: SilhouettePanel },
  { name: 'cloth', label: 'Fabric', Panel: ClothPanel },
  { name: 'motif', label: 'Motif', Panel: MotifPanel },
  { name: 'embroidery', label: 'Embroidery', Panel: EmbroideryPanel },
  { name: 'trims', label: 'Lining', Panel: TrimsPanel },
  { name: 'accessories', label: 'Accessories', Panel: AccessoriesPanel },
] as const;

/** Where the keys of a row of tabs lead. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What can be changed, by the part of the design that it is about. */
export function Panels(props: PanelProps) {
  const [open, setOpen] = useState<string>('silhouette');
  const row = useRef<HTMLDivElement>(null);
  const hasLining = GARMENTS[props.recipe.garment].choices.some(({ part }) => part === 'trims');
  const hasEmbroidery = GARMENTS[props.recipe.garment].choices.some(({ part }) => part === 'embroidery');
  const tabs = TABS.filter(({ name }) => name !== 'trims' || hasLining);
  const shown = tabs.find(({ name }) => name === open) ?? tabs[0];
  if (!shown) return null;
  const labelOf = ({ name, label }: (typeof TABS)[number]): string =>
    name === 'embroidery' && !hasEmbroidery ? 'Trims' : label;
  function move(event: KeyboardEvent): void {
    const next = STEPS[event.key]?.(
      tabs.findIndex(({ name }) => name === shown?.name),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    setOpen(tab.name);
    row.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
  }
  return (
    <div className={classes.panels}>
      <div ref={row} className={classes.tabs} role="tablist" aria-label="Parts of the design" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`tab-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === shown.name}
            aria-controls="panel"
            tabIndex={tab.name === shown.name ? 0 : -1}
            onClick={({ currentTarget }) => {
              setOpen(tab.name);
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
          >
            {labelOf(tab)}
          </button>
        ))}
      </div>
      <div className={classes.panel} role="tabpanel" id="panel" aria-labelledby={`tab-${shown.name}`}>
        <shown.Panel key={`${shown.name} ${props.recipe.garment}`} {...props} />
      </div>
    </div>
  );
}
