import type { SavedView } from '@adunni/contracts/preferences/views';
import type { Resource } from '@adunni/contracts/resource';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { messageOf } from '../../api/call-api.ts';
import { toast } from '../../toasts.ts';
import { UndoNote } from '../../undo/undo.tsx';
import { PageHead } from '../page-head.tsx';
import { relativePath } from '../paths.ts';
import { type Queue, queueOf } from '../queue/queue.ts';
import type { LoadedList } from '../resource-calls.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { type Refused, Results } from './bulk/results.tsx';
import { ListCards } from './list-cards.tsx';
import type { ListOptions, RowOf } from './list-options.ts';
import { ListPlace } from './list-place.tsx';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { useListSearch } from './use-list-search.ts';
import { useOpenedRow } from './use-opened-row.ts';
import { useRowKeys } from './use-row-keys.ts';
import { hideColumns, updateView } from './views/list-preferences.ts';
import { ListViews } from './views/list-views.tsx';
import { nothingFound } from './views/nothing-found.ts';
import { viewAt } from './views/view-address.ts';

/** Below this width rows are cards; the staff areas’ `md`. */
const NARROW = '(max-width: 61.99em)';

export interface ListProps<R extends Resource> {
  resource: R;
  options: ListOptions<R>;
  list: LoadedList<R>;
  /** Keys of the columns that are not shown. */
  hidden: string[];
}

/** What the table and the cards need besides: which rows are chosen, whether others are on their way. */
export interface RowsProps<R extends Resource> extends ListProps<R> {
  selected: RowOf<R>[];
  onSelect: (rows: RowOf<R>[]) => void;
  isLoading: boolean;
  /** Whether rows can be chosen, because something can be done to them. */
  canSelect: boolean;
  nothing: ReactNode;
  /** What the page of a row leads on through. */
  queue: Queue | null;
}

interface ScreenProps<R extends Resource> extends ListProps<R> {
  /** What hidden columns are kept under. */
  screen: string;
  /** The person’s views of the list. */
  views: readonly SavedView[];
}

/** A list that people work in: tools above, rows as a table or, on a phone, as cards, the place in it below. */
export function ListScreen<R extends Resource>({ screen, views, ...props }: ScreenProps<R>) {
  const { resource, options, list } = props;
  // The bar goes with the last chosen row; what it has to tell stays.
  const [refused, setRefused] = useState<Refused<R> | null>(null);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isLoading = useNavigation().state === 'loading';
  const { search } = useListSearch();
  const { hidden, hide } = useColumns(screen, props.hidden, viewAt(views, search));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const selected = list.items.filter(({ _id }) => chosen.includes(_id));
  const rows: RowsProps<R> = {
    ...props,
    hidden,
    selected,
    onSelect: (rows) => setChosen(rows.map(({ _id }) => _id)),
    isLoading,
    canSelect: Object.keys(options.actions ?? {}).length > 0,
    queue: queueOf(resource.path, list, search),
    nothing: nothingFound(resource.many, search, options.views) ?? options.empty,
  };

  const said = useRowKeys(rows);
  useOpenedRow();
  const Rows = isNarrow ? ListCards : ListTable;
  return (
    <main>
      <PageHead title={options.title} lead={options.lead}>
        {options.head}
        {options.add && (
          <Button component={Link} to={relativePath(options.paths?.list ?? '', 'add')} relative="path">
            {options.add}
          </Button>
        )}
      </PageHead>
      <ListViews resource={resource} common={options.views} views={views} hidden={hidden} />
      <ListTools {...props} hidden={hidden} onHide={hide} isNarrow={isNarrow} />
      {refused && <Results resource={resource} {...refused} onClose={() => setRefused(null)} />}
      <UndoNote place="list" />
      {options.above}
      <Rows {...rows} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {selected.length > 0 && <BulkBar {...rows} onDone={() => setChosen([])} onRefused={setRefused} />}
      <ListPlace list={list} resource={resource} />
      {options.below}
    </main>
  );
}

/** The columns that are hidden: those of the view that is shown, or the person’s own of the list; a choice is kept there. */
function useColumns(screen: string, ofList: string[], view: SavedView | null) {
  const { revalidate } = useRevalidator();
  const place = view?._id ?? null;
  const [choice, setChoice] = useState<{ place: string | null; columns: string[] } | null>(null);
  const kept = view?.hiddenColumns ?? ofList;

  function hide(columns: string[]): void {
    setChoice({ place, columns });
    const saved = view
      ? updateView(view, { hiddenColumns: columns }).finally(revalidate)
      : hideColumns(screen, columns);
    saved.catch((error) => toast('warning', messageOf(error, 'Your choice of columns could not be saved.')));
  }

  return { hidden: choice?.place === place ? choice.columns : kept, hide };
}
