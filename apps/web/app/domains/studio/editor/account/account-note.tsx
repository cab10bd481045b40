import { STUDIO } from '@adunni/contracts/studio/addresses';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../../kit/session/use-session.ts';
import type { Design } from '../design/design.ts';
import classes from '../editor.module.css';
import { savedPath } from '../opened.ts';
import type { Source } from '../use-design.ts';
import { useAccountCopy } from './use-account-copy.ts';

interface Props {
  design: Design;
  id: string | null;
  hasChanged: boolean;
  version: RefObject<number | undefined>;
  source: Source;
}

/** Where the design is kept by now. */
export function AccountNote({ design, id, hasChanged, version, source }: Props) {
  const isSignedIn = useSession() !== null;
  const copy = useAccountCopy({ design, id, hasChanged, version, isSignedIn });
  return (
    <p className={classes.note} role="status">
      {!hasChanged && source.from === 'shared' && (
        <>{source.by ? `A design by ${source.by}.` : 'A shared design.'} Change it to make your own copy.</>
      )}
      {!hasChanged && source.from === 'start' && 'Saved once you change something.'}
      {!hasChanged && source.from === 'saved' && 'Saved to your account.'}
      {hasChanged && !isSignedIn && (
        <>
          Saved on this device.{' '}
          <Link to={`/login?next=${encodeURIComponent(id === null ? STUDIO : savedPath(id))}`}>Log in</Link> to keep it
          in your account.
        </>
      )}
      {hasChanged && isSignedIn && copy}
    </p>
  );
}
