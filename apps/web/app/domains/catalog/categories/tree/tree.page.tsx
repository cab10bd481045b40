import { type CategoryRow, getCategoryTree } from '@adunni/contracts/catalog/categories';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { callApi } from '../../../../kit/api/call-api.ts';
import { privateMeta } from '../../../../kit/page-meta.ts';
import { PageHead } from '../../../../kit/resource/page-head.tsx';
import { RemoveDialog } from '../remove-dialog.tsx';
import { CategoryTree } from './category-tree.tsx';
import classes from './tree.module.css';
import { useTree } from './use-tree.ts';

export const meta = () => privateMeta('Product categories');
export const clientLoader = () => callApi(getCategoryTree);

export default function CategoriesPage() {
  const { items } = useLoaderData<typeof clientLoader>();
  const { tree, move, words, undo } = useTree(items);
  const [removed, setRemoved] = useState<CategoryRow | null>(null);
  return (
    <main>
      <PageHead title="Product categories" lead="Categories in the order customers see them.">
        <Button component={Link} to="../add" relative="path">
          Add a category
        </Button>
      </PageHead>
      <p id="moving" className={classes.hint}>
        Drag a category by its handle; drag sideways to nest it. You can also use the arrow keys.
      </p>
      <div className={classes.told}>
        <p role="status">{words}</p>
        {words && (
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      {tree.length === 0 ? (
        <p className={classes.hint}>No categories yet.</p>
      ) : (
        <CategoryTree tree={tree} onMove={move} onRemove={setRemoved} />
      )}
      {removed && <RemoveDialog category={removed} tree={tree} onClose={() => setRemoved(null)} />}
    </main>
  );
}
