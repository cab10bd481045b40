import { useNavigate } from 'react-router';
import { messageOf } from '../../kit/api/call-api.ts';
import { logOut } from '../../kit/session/end-session.ts';
import { toast } from '../../kit/toasts.ts';

/** Logs out from the navigation bar (specification, section 4): forgets the person, goes home, says how it went. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const ending = logOut();
    void navigate('/');
    await ending.then(
      () => toast('success', 'Logged out successfully'),
      (error) => toast('error', messageOf(error, 'Logout failed')),
    );
  };
}
