import { TONES } from '@adunni/contracts/blog/document';
import type { Block } from '@adunni/contracts/blog/document-forms';
import { Button, Group, NativeSelect } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { CardDialog } from './insert/card-dialog.tsx';
import { LinkButton } from './insert/link-button.tsx';
import { PictureButtons } from './insert/picture-buttons.tsx';

/** What can be done to the words that are chosen, and what can be put in. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [isChoosing, setChoosing] = useState(false);
  const looks = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      heading: now.isActive('heading', { level: 2 }),
      subheading: now.isActive('heading', { level: 3 }),
      list: now.isActive('bulletList'),
      numbered: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      tone: now.isActive('callout') ? String(now.getAttributes('callout').tone) : null,
    }),
  });
  const run = () => editor.chain().focus();
  // With a paragraph after it, since what is put in next would take the place of an embed that is chosen.
  const put = (block: Block, name = '') =>
    run()
      .insertContent([{ type: 'embed', attrs: { block, name } }, { type: 'paragraph' }])
      .run();

  const marks: [label: string, act: () => void, pressed: boolean][] = [
    ['Bold', () => run().toggleBold().run(), looks.bold],
    ['Italic', () => run().toggleItalic().run(), looks.italic],
  ];
  const blocks: [label: string, act: () => void, pressed: boolean][] = [
    ['Heading', () => run().toggleHeading({ level: 2 }).run(), looks.heading],
    ['Subheading', () => run().toggleHeading({ level: 3 }).run(), looks.subheading],
    ['List', () => run().toggleBulletList().run(), looks.list],
    ['Numbered list', () => run().toggleOrderedList().run(), looks.numbered],
    ['Quote', () => run().toggleBlockquote().run(), looks.quote],
    ['Callout', () => run().toggleWrap('callout', { tone: 'tip' }).run(), looks.tone !== null],
  ];
  const ofTable: [label: string, act: () => void][] = looks.table
    ? [
        ['Add row', () => run().addRowAfter().run()],
        ['Add column', () => run().addColumnAfter().run()],
        ['Delete row', () => run().deleteRow().run()],
        ['Delete column', () => run().deleteColumn().run()],
        ['Delete table', () => run().deleteTable().run()],
      ]
    : [['Table', () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()]];

  return (
    <Group gap="xs" role="toolbar" aria-label="Formatting" p="xs">
      {marks.map(([label, act, isOn]) => (
        <Tool key={label} {...{ label, act, isOn }} />
      ))}
      <LinkButton editor={editor} isOn={looks.link} />
      {blocks.map(([label, act, isOn]) => (
        <Tool key={label} {...{ label, act, isOn }} />
      ))}
      {looks.tone !== null && (
        <NativeSelect
          size="xs"
          aria-label="Callout kind"
          data={Object.entries(TONES).map(([value, label]) => ({ value, label }))}
          value={looks.tone}
          onChange={({ currentTarget }) => run().updateAttributes('callout', { tone: currentTarget.value }).run()}
        />
      )}
      {ofTable.map(([label, act]) => (
        <Tool key={label} {...{ label, act }} />
      ))}
      <PictureButtons put={put} />
      <Tool label="Card" act={() => setChoosing(true)} />
      <Tool label="Measuring figure" act={() => put({ kind: 'figure', figure: 'woman', measure: 'bust-girth' })} />
      {isChoosing && (
        <CardDialog
          onClose={() => setChoosing(false)}
          onChosen={(card, name) => {
            setChoosing(false);
            put(card, name);
          }}
        />
      )}
    </Group>
  );
}

/** A button of the toolbar; pressed where the words are of its kind. */
function Tool({ label, act, isOn }: { label: string; act: () => void; isOn?: boolean }) {
  return (
    <Button
      size="xs"
      variant={isOn ? 'filled' : 'default'}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
      onClick={act}
    >
      {label}
    </Button>
  );
}
