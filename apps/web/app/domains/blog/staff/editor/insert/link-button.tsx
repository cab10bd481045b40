import { mayLead } from '@adunni/contracts/blog/document';
import { Button, Popover, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';

/** Leads the chosen words to a page, or no more. */
export function LinkButton({ editor, isOn }: { editor: Editor; isOn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [href, setHref] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function press(): void {
    setHref(String(editor.getAttributes('link').href ?? ''));
    setProblem(null);
    setOpen(!isOpen);
  }

  function apply(event: FormEvent): void {
    event.preventDefault();
    // Within the form of nothing else: the dialog is drawn elsewhere, its events are not.
    event.stopPropagation();
    const address = href.trim();
    if (!mayLead(address)) {
      setProblem('Use a link that begins with https://, mailto: or a slash.');
      return;
    }
    const words = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isOn)
      words.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else words.setLink({ href: address }).run();
    setOpen(false);
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpen(false);
  }

  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus returnFocus withinPortal width={320}>
      <Popover.Target>
        <Button size="xs" variant={isOn ? 'filled' : 'default'} aria-pressed={isOn} onClick={press}>
          Link
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={apply} noValidate>
          <Stack gap="sm">
            <TextInput
              label="Link address"
              description="A web address, or a path such as /products."
              value={href}
              error={problem}
              maxLength={500}
              data-autofocus
              onChange={({ currentTarget }) => setHref(currentTarget.value)}
            />
            <Button type="submit" size="xs">
              Save link
            </Button>
            {isOn && (
              <Button size="xs" variant="default" onClick={remove}>
                Remove link
              </Button>
            )}
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
