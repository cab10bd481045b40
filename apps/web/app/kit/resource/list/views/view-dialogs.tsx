import '@mantine/core/styles/Checkbox.css';
import { MAX_VIEW_NAME } from '@adunni/contracts/preferences/view-forms';
import type { SavedView } from '@adunni/contracts/preferences/views';
import type { Resource } from '@adunni/contracts/resource';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ChangeDialog } from '../../../dialogs/change-dialog.tsx';
import { createView, listNameOf, updateView } from './list-preferences.ts';

interface NewProps {
  resource: Resource;
  values: Pick<SavedView, 'query' | 'hiddenColumns' | 'isDefault'>;
  onClose: () => void;
}

/** Asks what the list as it is now is to be called. */
export function NewViewDialog({ resource, values, onClose }: NewProps) {
  const { pathname } = useLocation();
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const page = pathname.replace(/\/$/, '');
  return (
    <ChangeDialog
      title="Save view"
      action="Save view"
      done="View saved."
      fallback="The view could not be saved. Please try again."
      isReady={name.trim() !== ''}
      change={() => createView({ ...values, isDefault, name, page, list: listNameOf(resource) })}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
      <Checkbox
        label={`Open ${resource.many} with this view`}
        checked={isDefault}
        onChange={({ currentTarget: { checked } }) => setDefault(checked)}
      />
    </ChangeDialog>
  );
}

/** Asks for another name of a view. */
export function RenameViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const [name, setName] = useState(view.name);
  return (
    <ChangeDialog
      title="Rename view"
      action="Rename"
      done="View renamed."
      fallback="The view could not be renamed. Please try again."
      isReady={name.trim() !== ''}
      change={() => updateView(view, { name })}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
    </ChangeDialog>
  );
}

const NameField = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <TextInput
    label="Name"
    data-autofocus
    maxLength={MAX_VIEW_NAME}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
