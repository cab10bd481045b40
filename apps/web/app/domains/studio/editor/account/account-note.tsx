import { STUDIO } from '@adunni/contracts/studio/addresses';
import { Link } from 'react-router';
import button from '../../../../kit/button.module.css';
import { useSession } from '../../../../kit/session/use-session.ts';
import classes from '../editor.module.css';
import { savedPath } from '../opened.ts';
import type { Source } from '../use-design.ts';
import { type Copied, useAccountCopy } from './use-account-copy.ts';

interface Props extends Copied {
  source: Source;
  /** The browser keeps it on this device. */
  isSafe: boolean;
}

/** Where the design is kept by now. */
export function AccountNote({ source, isSafe, ...copied }: Props) {
  const { id, hasChanged } = copied;
  const isSignedIn = useSession() !== null;
  const { state, settle } = useAccountCopy({ ...copied, isSignedIn });
  return (
    <div className={classes.note}>
      <p role="status">
        {!hasChanged && <Untouched source={source} isSignedIn={isSignedIn} />}
        {hasChanged && !isSignedIn && (
          <>
            {here(isSafe)}{' '}
            <Link to={`/login?next=${encodeURIComponent(id === null ? STUDIO : savedPath(id))}`}>Log in</Link> to keep
            it in your account.
          </>
        )}
        {hasChanged && isSignedIn && wordsOf(state, isSafe)}
      </p>
      {hasChanged && isSignedIn && state.state === 'changed' && (
        <p className={classes.settle}>
          <button type="button" className={button.inline} onClick={() => void settle(true)}>
            Use the other version
          </button>
          <button type="button" className={button.inline} onClick={() => void settle(false)}>
            Keep this version
          </button>
        </p>
      )}
    </div>
  );
}

function Untouched({ source, isSignedIn }: { source: Source; isSignedIn: boolean }) {
  if (source.from === 'shared')
    return <>{source.by ? `A design by ${source.by}.` : 'A shared design.'} Change it to make your own copy.</>;
  if (source.from === 'start') return 'Saved once you change something.';
  return isSignedIn ? 'Saved to your account.' : 'Saved on this device.';
}

const here = (isSafe: boolean): string =>
  isSafe ? 'Saved on this device.' : 'This browser can’t save your design. Copy its link to keep it.';

function wordsOf(sent: ReturnType<typeof useAccountCopy>['state'], isSafe: boolean): string {
  switch (sent.state) {
    case 'saving':
      return 'Saving to your account…';
    case 'saved':
      return 'Saved to your account.';
    case 'changed':
      return `${here(isSafe)} This design was also changed on another device.`;
    case 'gone':
      return `${here(isSafe)} It isn’t in your account any more.`;
    case 'refused':
      return `${here(isSafe)} ${sent.why}`;
    default:
      return `${here(isSafe)} It is saved to your account once that can be reached.`;
  }
}
