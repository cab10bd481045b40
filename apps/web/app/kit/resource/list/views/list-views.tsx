import type { SavedView } from '@adunni/contracts/preferences/views';
import type { Resource } from '@adunni/contracts/resource';
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { messageOf } from '../../../api/call-api.ts';
import { toast } from '../../../toasts.ts';
import type { ListView } from '../list-options.ts';
import { useListSearch } from '../use-list-search.ts';
import { updateView } from './list-preferences.ts';
import classes from './list-views.module.css';
import { scrollToTab } from './tab-scroll.ts';
import { isPlain, plainHref, viewAt, viewHref, viewQuery } from './view-address.ts';
import { NewViewDialog } from './view-dialogs.tsx';
import { ViewMenu } from './view-menu.tsx';

interface Props {
  resource: Resource;
  /** What everybody finds above this list. */
  common?: readonly ListView[] | undefined;
  views: readonly SavedView[];
  /** Columns that are hidden now, which a view keeps as well. */
  hidden: string[];
}

/**
 * The views of a list as tabs, those of everybody and the person’s own, and what saves the list as it is now; nothing
 * until there is a view or something to save.
 */
export function ListViews({ resource, common = [], views, hidden }: Props) {
  const { search } = useListSearch();
  const [isNaming, setNaming] = useState(false);
  const current = viewAt(views, search);
  const plain = isPlain(search);
  const from = useLastView(views, current, plain);
  const ofAll = viewAt(common, search);
  const tabs = useChosenInView(search.toString());
  const hasTabs = views.length + common.length > 0;
  if (!hasTabs && plain) return null;
  return (
    <div className={classes.views}>
      {hasTabs && (
        <nav aria-label="Views" ref={tabs}>
          <ul className={classes.tabs}>
            <li>
              <Link to={plainHref(views, search)} aria-current={plain ? 'page' : undefined}>
                All
              </Link>
            </li>
            {common.map((view) => (
              <li key={view.query}>
                <Link to={viewHref(view.query, search)} aria-current={view === ofAll && !current ? 'page' : undefined}>
                  {view.name}
                </Link>
              </li>
            ))}
            {views.map((view) => (
              <li key={view._id}>
                <Link to={viewHref(view.query, search)} aria-current={view === current ? 'page' : undefined}>
                  {view.name}
                </Link>
                {view === current && <ViewMenu view={view} />}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!current && !ofAll && !plain && (
        <div className={classes.ways}>
          {from && <SaveChanges view={from} query={viewQuery(search)} hidden={hidden} />}
          <Button variant="subtle" onClick={() => setNaming(true)}>
            {from ? 'Save as new view' : 'Save view'}
          </Button>
        </div>
      )}
      {current?.isReduced && (
        <p className={classes.note}>Part of this view no longer applies to this list and was left out.</p>
      )}
      {isNaming && (
        <NewViewDialog
          resource={resource}
          values={{ query: viewQuery(search), hiddenColumns: hidden, isDefault: false }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

/** Scrolls a row of tabs, where they do not all fit, to the one that is chosen with its neighbours; the page stays where it is. */
function useChosenInView(address: string) {
  const row = useRef<HTMLElement>(null);
  const isMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address chooses another tab
  useLayoutEffect(() => {
    const tabs = [...(row.current?.querySelectorAll('li') ?? [])];
    const chosen = tabs.findIndex((tab) => tab.querySelector('[aria-current]'));
    if (!row.current || chosen < 0) return;
    // A list opens at its first tab: measuring that would lay out all of its rows before they are drawn.
    if (!isMoved.current && chosen === 0) return;
    isMoved.current = true;
    const spans = tabs.map((tab) => tab.getBoundingClientRect());
    row.current.scrollLeft += scrollToTab(row.current.getBoundingClientRect(), spans, chosen);
  }, [address]);
  return row;
}

/** The view that the list showed before it was changed, until another or none is opened. */
function useLastView(views: readonly SavedView[], current: SavedView | null, plain: boolean): SavedView | null {
  const [lastId, setLastId] = useState<string | null>(null);
  const next = current ? current._id : plain ? null : lastId;
  if (next !== lastId) setLastId(next);
  return views.find(({ _id }) => _id === next) ?? null;
}

function SaveChanges({ view, query, hidden }: { view: SavedView; query: string; hidden: string[] }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await updateView(view, { query, hiddenColumns: hidden });
      toast('success', 'View saved.');
    } catch (error) {
      toast('error', messageOf(error, 'The view could not be saved. Please try again.'));
    } finally {
      await revalidate();
      setBusy(false);
    }
  }

  return (
    <Button variant="subtle" loading={busy} onClick={save}>
      Save changes to “{view.name}”
    </Button>
  );
}
