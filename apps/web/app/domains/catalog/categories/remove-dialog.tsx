import { type CategoryRow, removeCategory } from '@adunni/contracts/catalog/categories';
import { Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '../../../kit/api/call-api.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { toast } from '../../../kit/toasts.ts';

interface Props {
  category: Pick<CategoryRow, '_id' | 'name' | 'parentId' | 'productCount' | 'childCount' | 'version'>;
  tree: readonly CategoryRow[];
  onClose: () => void;
  /** Called once it is gone; without it the page is loaded anew. */
  onRemoved?: () => void;
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Removes a category, after asking where its products go. */
export function RemoveDialog({ category, tree, onClose, onRemoved }: Props) {
  const { _id, name, parentId, productCount, childCount, version } = category;
  const { revalidate } = useRevalidator();
  const [moveTo, setMoveTo] = useState(parentId);
  const target = tree.find((each) => each._id === moveTo);

  async function remove(): Promise<void> {
    const body = { version, moveTo: productCount > 0 ? moveTo : null };
    const { moved } = await callApi(removeCategory, { params: { _id }, body });
    const went = moved > 0 && target ? ` ${counted(moved, 'product', 'products')} moved to ${target.name}.` : '';
    toast('success', `${name} removed.${went}`);
    if (onRemoved) onRemoved();
    else await revalidate();
  }

  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      action="Remove"
      onConfirm={remove}
      onClose={onClose}
      fallback="The category could not be removed. Please try again."
    >
      <Stack>
        {productCount > 0 ? (
          <Select
            label={`Move ${productCount === 1 ? 'its product' : `its ${productCount} products`} to`}
            data={tree
              .filter((each) => each._id !== _id)
              .map((each) => ({ value: each._id, label: each.path.join(' › ') }))}
            searchable
            allowDeselect={false}
            value={moveTo}
            onChange={setMoveTo}
          />
        ) : (
          <span>This category has no products.</span>
        )}
        {childCount > 0 && (
          <span>
            {counted(childCount, 'subcategory', 'subcategories')} {childCount === 1 ? 'moves' : 'move'} up one level.
          </span>
        )}
        <span>Links to its page will stop working. This can’t be undone.</span>
      </Stack>
    </ConfirmDialog>
  );
}
