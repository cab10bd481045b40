import type { Kind } from '@adunni/tryon/cutout/propose';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../../kit/resource/facts.tsx';
import type { Garment } from './messages.ts';
import classes from './own.module.css';
import { PaintCanvas } from './paint-canvas.tsx';
import { LAYER_COLOURS, type Tool } from './painting.ts';
import type { History } from './use-history.ts';
import { toolsOf } from './words.ts';

interface Props {
  garment: Garment;
  kind: Kind;
  hasPhoto: boolean;
  history: History;
}

const BRUSH = { least: 4, usual: 24, most: 90 };

/** The cut-out, with the brushes that put its edges and its layers right. */
export function CutOutSection({ garment, kind, hasPhoto, history }: Props) {
  const [tool, setTool] = useState<Tool>('erase');
  const [radius, setRadius] = useState(BRUSH.usual);
  const tools = toolsOf(kind, hasPhoto);
  // A tool that another kind does not have is put down.
  const held = tools.some(([name]) => name === tool) ? tool : 'erase';
  return (
    <Section title="Cut-out">
      <div className={classes.columns}>
        <PaintCanvas
          {...{ garment, radius, tool: held, revision: history.revision, onStroke: history.add }}
          showsLayers={held !== 'erase' && held !== 'restore'}
        />
        <div className={classes.tools}>
          <fieldset className={classes.choices}>
            <legend>Brush</legend>
            {tools.map(([name, label]) => (
              <button key={name} type="button" aria-pressed={name === held} onClick={() => setTool(name)}>
                {name in LAYER_COLOURS && <span className={classes.swatch} style={{ background: swatchOf(name) }} />}
                {label}
              </button>
            ))}
          </fieldset>
          <label className={classes.range}>
            Brush size
            <input
              type="range"
              min={BRUSH.least}
              max={BRUSH.most}
              value={radius}
              onChange={({ currentTarget }) => setRadius(Number(currentTarget.value))}
            />
          </label>
          <Group>
            <Button variant="default" disabled={!history.canUndo} onClick={history.undo}>
              Undo
            </Button>
            <Button variant="default" disabled={!history.canRedo} onClick={history.redo}>
              Redo
            </Button>
          </Group>
          <p className={classes.help}>
            Erase what is left of the background, then paint sleeves, legs and the inside of the back with their
            brushes: each layer follows its own part of the body. “Right” is the wearer’s right, at the left of the
            image.
          </p>
        </div>
      </div>
    </Section>
  );
}

function swatchOf(tool: Tool): string {
  const colour = tool === 'erase' || tool === 'restore' ? null : LAYER_COLOURS[tool];
  return colour ? `rgb(${colour.join(' ')})` : 'transparent';
}
