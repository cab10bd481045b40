import { type Block, mayLead } from '@adunni/contracts/blog/document';
import { uploadProductPicture } from '@adunni/contracts/catalog/products';
import { Button, FileButton, Group } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { messageOf } from '../../../../kit/api/call-api.ts';
import { uploadFile } from '../../../../kit/api/upload-file.ts';
import { toast } from '../../../../kit/toasts.ts';

/** What can be done to the words that are chosen, and what can be put in. */
export function Toolbar({ editor }: { editor: Editor }) {
  const looks = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  const put = (block: Block) => run().insertContent({ type: 'embed', attrs: { block } }).run();

  async function addPicture(file: File | null): Promise<void> {
    if (!file) return;
    try {
      const { picture } = await uploadFile(uploadProductPicture, file, () => undefined);
      put({ kind: 'picture', picture: { mediaId: picture._id, alt: '', caption: '' } });
    } catch (error) {
      toast('error', messageOf(error, 'The image could not be uploaded. Please try again.'));
    }
  }

  function link(): void {
    if (looks.link) return void run().unsetLink().run();
    const href = window.prompt('Web address, or a path such as /products')?.trim();
    if (!href) return;
    if (mayLead(href)) run().setLink({ href }).run();
    else toast('error', 'Use a link that begins with https://, mailto: or a slash.');
  }

  const tools: [label: string, act: () => void, pressed?: boolean][] = [
    ['Bold', () => run().toggleBold().run(), looks.bold],
    ['Italic', () => run().toggleItalic().run(), looks.italic],
    ['Link', link, looks.link],
    ['Heading', () => run().toggleHeading({ level: 2 }).run()],
    ['Subheading', () => run().toggleHeading({ level: 3 }).run()],
    ['List', () => run().toggleBulletList().run()],
    ['Numbered list', () => run().toggleOrderedList().run()],
    ['Quote', () => run().toggleBlockquote().run()],
    ['Call-out', () => run().toggleWrap('callout', { tone: 'tip' }).run()],
    ['Table', () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()],
    ['Measuring figure', () => put({ kind: 'figure', figure: 'woman', measure: 'bust-girth' })],
  ];
  return (
    <Group gap="xs" role="toolbar" aria-label="Formatting" p="xs">
      {tools.map(([label, act, pressed]) => (
        <Button
          key={label}
          size="xs"
          variant={pressed ? 'filled' : 'default'}
          {...(pressed !== undefined && { 'aria-pressed': pressed })}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void addPicture(file)}>
        {(props) => (
          <Button size="xs" variant="default" {...props}>
            Image
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
