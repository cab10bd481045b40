import type { Look } from '@adunni/contracts/tryon/looks';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortDay } from '../../../kit/dates.ts';
import { ConfirmDialog } from '../../../kit/dialogs/confirm-dialog.tsx';
import { LoadProblem } from '../../../kit/page/load-problem.tsx';
import { useFreshAddresses } from '../../../kit/photos/use-fresh-addresses.ts';
import { Picture } from '../../../kit/pictures/picture.tsx';
import { toast } from '../../../kit/toasts.ts';
import classes from './looks-list.module.css';
import { useLooks } from './use-looks.ts';

/** What a look is called: by what is worn in it. */
const nameOf = ({ products }: Look): string => products.map(({ title }) => title).join(' and ') || 'Look';

/** The looks that a person saved, each to be saved on the device or deleted, and all to be deleted at once. */
export function LooksList() {
  const { looks, problem, load, remove, removeAll } = useLooks();
  const [leaving, setLeaving] = useState<Look | 'all' | null>(null);
  const onExpired = useFreshAddresses(load);
  const confirm = async (): Promise<void> => {
    if (leaving === 'all') await removeAll();
    else if (leaving) await remove(leaving._id);
    toast('success', leaving === 'all' ? 'All looks deleted' : 'Look deleted');
  };
  return (
    <>
      <p className={classes.who}>Only you can see your saved looks.</p>
      <LoadProblem message={problem} onRetry={load} />
      {!looks && !problem && <p role="status">Loading…</p>}
      {looks?.length === 0 && <p role="status">No saved looks</p>}
      {looks && looks.length > 0 && (
        <>
          <ul className={classes.looks}>
            {looks.map((look) => (
              <li key={look._id}>
                <div className={classes.frame}>
                  <Picture
                    picture={look.picture}
                    sizes="(min-width: 62em) 12rem, 45vw"
                    onFail={() => void onExpired(look.picture.url)}
                  />
                </div>
                <p className={classes.worn}>
                  {look.products.map(({ _id, title, isForSale }) =>
                    isForSale ? (
                      <Link key={_id} to={`/products/${_id}`}>
                        {title}
                      </Link>
                    ) : (
                      <span key={_id}>{title}, no longer for sale</span>
                    ),
                  )}
                </p>
                <small>Saved on {shortDay(look.savedAt)}</small>
                <div className={classes.does}>
                  <Button
                    component="a"
                    variant="subtle"
                    href={`${look.picture.url}/1600.jpg`}
                    download="adunni-look.jpg"
                    aria-label={`Download ${nameOf(look)}`}
                  >
                    Download
                  </Button>
                  <Button variant="subtle" onClick={() => setLeaving(look)} aria-label={`Delete ${nameOf(look)}`}>
                    Delete
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <Button variant="default" onClick={() => setLeaving('all')}>
            Delete all looks
          </Button>
        </>
      )}
      {leaving && (
        <ConfirmDialog
          title={leaving === 'all' ? 'Delete all looks?' : 'Delete this look?'}
          action={leaving === 'all' ? 'Delete all' : 'Delete'}
          onConfirm={confirm}
          onClose={() => setLeaving(null)}
          fallback="It could not be deleted. Please try again."
        >
          {leaving === 'all'
            ? 'All your saved looks and their pictures will be deleted for good.'
            : `${nameOf(leaving)}: the look and its picture will be deleted for good.`}
        </ConfirmDialog>
      )}
    </>
  );
}
