import { mayLead } from '@adunni/contracts/blog/document';
import type { Block } from '@adunni/contracts/blog/document-forms';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import classes from './editor.module.css';
import { fromTiptap } from './from-tiptap.ts';
import { Callout, Embed } from './nodes.tsx';
import { type EditorNode, toTiptap } from './to-tiptap.ts';
import { Toolbar } from './toolbar.tsx';

interface Props {
  initial: readonly Block[];
  /** What its cards show, by name. */
  cards: readonly { value: string; label: string }[];
  onChange: (blocks: Block[]) => void;
}

/** Where the text of a post is written. Pasted links that lead nowhere are not taken. */
export default function DocumentEditor({ initial, cards, onChange }: Props) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        ...{ code: false, codeBlock: false, strike: false, underline: false, horizontalRule: false },
        heading: { levels: [2, 3] },
        link: { openOnClick: false, isAllowedUri: (url) => mayLead(url) },
      }),
      TableKit.configure({ table: { resizable: false } }),
      Callout,
      Embed,
    ],
    content: toTiptap(initial, new Map(cards.map(({ value, label }) => [value, label]))),
    editorProps: { attributes: { 'aria-label': 'Text of the post', role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: changed }) => onChange(fromTiptap(changed.getJSON() as EditorNode)),
    immediatelyRender: false,
  });
  if (!editor) return null;
  return (
    <div className={classes.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={classes.text} />
    </div>
  );
}
