import type { Outcome, Resource } from '@adunni/contracts/resource';
import { Dialog } from '../../../dialogs/dialog.tsx';
import { nameOf } from '../../shown.tsx';
import type { RowOf } from '../list-options.ts';
import classes from './bulk-bar.module.css';

/** What became of chosen rows of which one at least was refused. */
export interface Refused<R extends Resource> {
  rows: RowOf<R>[];
  results: Outcome[];
}

/** Tells what became of each row, also of those that have left the list since. */
export function Results<R extends Resource>({
  resource,
  rows,
  results,
  onClose,
}: Refused<R> & { resource: R; onClose: () => void }) {
  const names = new Map(rows.map((row) => [row._id, nameOf(resource, row)]));
  return (
    <Dialog onClose={onClose} title="Results">
      <ul className={classes.results}>
        {results.map(({ _id, ok, message }) => (
          <li key={_id} data-ok={ok}>
            <strong>{names.get(_id) ?? resource.one}</strong> {ok ? 'Done' : message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
