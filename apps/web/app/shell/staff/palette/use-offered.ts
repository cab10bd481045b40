import type { SavedView } from '@adunni/contracts/preferences/views';
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showKeys } from '../../../kit/keys/page-keys.ts';
import { savedViews } from '../../../kit/resource/list/views/list-preferences.ts';
import { useLogout } from '../../account/use-logout.ts';
import type { NavigationLink } from '../../navigation/navigation.ts';
import { LOGOUT_TEXTS } from '../avatar-menu.tsx';
import type { Offered } from './choices.ts';
import { pageActions } from './page-actions.ts';
import { recentChoices } from './recent-choices.ts';

/** What the palette offers besides what it searches for: read once, when it opens, of the page below it. */
export function useOffered(screens: readonly NavigationLink[]): Offered {
  const logout = useLogout(LOGOUT_TEXTS);
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const [here] = useState(() => pageActions(document.getElementById('content') ?? document));
  const [recent] = useState(recentChoices);
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    let isOpen = true;
    void savedViews().then((all) => isOpen && setViews(all));
    return () => {
      isOpen = false;
    };
  }, []);
  const anywhere = [
    { id: 'mode', title: `Switch to ${other} mode`, detail: '', go: () => setColorScheme(other) },
    { id: 'keys', title: 'Keyboard shortcuts', detail: '', go: showKeys },
    { title: 'Logout', detail: 'Log out of this device', go: () => void logout() },
  ];
  return { screens, here, anywhere, views, recent };
}
