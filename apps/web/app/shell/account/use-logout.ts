import { useNavigate } from 'react-router';
import { messageOf } from '../../kit/api/call-api.ts';
import { logOut } from '../../kit/session/end-session.ts';
import { toast } from '../../kit/toasts.ts';

/** How the navigation bar says it; the staff shell has texts of its own (specification, section 4). */
const NAVIGATION_BAR = {
  done: 'Logged out successfully',
  failed: (error: unknown): string => messageOf(error, 'Logout failed'),
};

/** Logs out: removes the session, goes home, says how it went. */
export function useLogout(texts = NAVIGATION_BAR): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const ending = logOut();
    void navigate('/');
    await ending.then(
      () => toast('success', texts.done),
      (error) => toast('error', texts.failed(error)),
    );
  };
}
