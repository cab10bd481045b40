import type { Block } from '@adunni/contracts/blog/document-forms';
import {
  FIGURES,
  type Figure,
  labelOf,
  MEASURE_NAMES,
  MEASURES,
  type MeasureName,
} from '@adunni/contracts/measurements/catalogue';
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import classes from './editor.module.css';

type ShownPicture = Extract<Block, { kind: 'picture' }>['picture'];
type FigureBlock = Extract<Block, { kind: 'figure' }>;

/** An embedded block within the text: pictures with their words, a figure with its measure, a card by its name. */
export function EmbedView({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const block = node.attrs.block as Block | null;
  if (!block) return <NodeViewWrapper />;
  const pictures = block.kind === 'picture' ? [block.picture] : block.kind === 'gallery' ? block.pictures : [];

  function change(index: number, picture: ShownPicture): void {
    const changed = pictures.with(index, picture);
    updateAttributes({
      block: block?.kind === 'gallery' ? { ...block, pictures: changed } : { ...block, picture: changed[0] },
    });
  }

  return (
    <NodeViewWrapper className={classes.embed} contentEditable={false}>
      <Stack gap="sm">
        {pictures.map((picture, index) => (
          <PictureWords key={picture.mediaId} picture={picture} onChange={(next) => change(index, next)} />
        ))}
        {block.kind === 'figure' && (
          <FigureChoice block={block} onChange={(next) => updateAttributes({ block: next })} />
        )}
        <Group justify="space-between">
          <span>{nameOf(block, String(node.attrs.name ?? ''))}</span>
          <Button size="xs" variant="default" onClick={() => deleteNode()}>
            Remove
          </Button>
        </Group>
      </Stack>
    </NodeViewWrapper>
  );
}

function PictureWords({ picture, onChange }: { picture: ShownPicture; onChange: (picture: ShownPicture) => void }) {
  return (
    <Stack gap="xs">
      <img src={`/media/${picture.mediaId}/480.webp`} alt={picture.alt} className={classes.picture} />
      <TextInput
        label="Alt text"
        description="What the image shows, for those who can’t see it. Required before publishing."
        value={picture.alt}
        maxLength={300}
        onChange={({ currentTarget }) => onChange({ ...picture, alt: currentTarget.value })}
      />
      <TextInput
        label="Caption"
        value={picture.caption}
        maxLength={300}
        onChange={({ currentTarget }) => onChange({ ...picture, caption: currentTarget.value })}
      />
    </Stack>
  );
}

const FIGURE_NAMES: Record<Figure, string> = { woman: 'Woman', man: 'Man' };

/** Whose body, and where the tape lies; a measure that is not taken of one gives way to the first that is. */
function FigureChoice({
  block: { figure, measure },
  onChange,
}: {
  block: FigureBlock;
  onChange: (to: FigureBlock) => void;
}) {
  const taken = (of: Figure) => MEASURE_NAMES.filter((name) => MEASURES[name].figures.includes(of));
  function choose(of: Figure): void {
    const names = taken(of);
    onChange({ kind: 'figure', figure: of, measure: names.includes(measure) ? measure : (names[0] ?? measure) });
  }
  return (
    <Group>
      <NativeSelect
        label="Figure"
        data={FIGURES.map((value) => ({ value, label: FIGURE_NAMES[value] }))}
        value={figure}
        onChange={({ currentTarget }) => choose(currentTarget.value as Figure)}
      />
      <NativeSelect
        label="Measurement"
        data={taken(figure).map((value) => ({ value, label: labelOf(value, figure) }))}
        value={measure}
        onChange={({ currentTarget }) =>
          onChange({ kind: 'figure', figure, measure: currentTarget.value as MeasureName })
        }
      />
    </Group>
  );
}

function nameOf(block: Block, name: string): string {
  if (block.kind === 'figure') return `Measuring figure: ${labelOf(block.measure, block.figure)}`;
  if (block.kind === 'card') return name ? `Card: ${name}` : `Card of a ${block.of} that is no longer shown`;
  return block.kind === 'gallery' ? 'Gallery' : 'Image';
}
