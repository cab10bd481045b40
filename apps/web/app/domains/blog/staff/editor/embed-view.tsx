import type { Block } from '@adunni/contracts/blog/document';
import { labelOf } from '@adunni/contracts/measurements/catalogue';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import classes from './editor.module.css';

type ShownPicture = Extract<Block, { kind: 'picture' }>['picture'];

/** An embedded block within the text: pictures with their words, anything else by its name. */
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
        <Group justify="space-between">
          <span>{nameOf(block)}</span>
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

function nameOf(block: Block): string {
  if (block.kind === 'figure') return `Measuring figure: ${labelOf(block.measure, block.figure)}`;
  if (block.kind === 'card') return `Card of a ${block.of}`;
  return block.kind === 'gallery' ? 'Gallery' : 'Image';
}
