import type { SavedView } from '@adunni/contracts/preferences/views';
import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../../../api/call-api.ts';
import { Drawing } from '../../../pictures/drawing.tsx';
import { toast } from '../../../toasts.ts';
import { offerUndo } from '../../../undo/undo.tsx';
import { createView, deleteView, updateView } from './list-preferences.ts';
import { RenameViewDialog } from './view-dialogs.tsx';

/** What can be done with a saved view. */
export function ViewMenu({ view }: { view: SavedView }) {
  const { revalidate } = useRevalidator();
  const [isRenaming, setRenaming] = useState(false);

  async function attempt(change: () => Promise<unknown>, fallback: string, onDone: () => void): Promise<void> {
    try {
      await change();
      onDone();
    } catch (error) {
      toast('error', messageOf(error, fallback));
    }
    await revalidate();
  }

  const choose = (isDefault: boolean) =>
    attempt(
      () => updateView(view, { isDefault }),
      'The view could not be changed. Please try again.',
      () => toast('success', isDefault ? `This list now opens with “${view.name}”.` : 'This list now opens with all.'),
    );

  const restore = () =>
    attempt(
      () => createView(withoutIdentity(view)),
      'The view could not be restored. Please try again.',
      () => toast('success', 'View restored.'),
    );

  const remove = () =>
    attempt(
      () => deleteView(view),
      'The view could not be deleted. Please try again.',
      () => offerUndo('list', `View “${view.name}” deleted.`, () => void restore()),
    );

  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={`Options of view ${view.name}`}>
            <Drawing size={18}>
              <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
            </Drawing>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setRenaming(true)}>Rename</Menu.Item>
          <Menu.Item onClick={() => choose(!view.isDefault)}>
            {view.isDefault ? 'Stop using as default' : 'Use as default'}
          </Menu.Item>
          <Menu.Item color="red" onClick={remove}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isRenaming && <RenameViewDialog view={view} onClose={() => setRenaming(false)} />}
    </>
  );
}

const withoutIdentity = ({ _id, version, isReduced, ...view }: SavedView) => view;
