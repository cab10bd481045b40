import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { MoonIcon, SunIcon } from '../icons.tsx';
import icon from './icon-link.module.css';
import classes from './mode-toggle.module.css';
import { PAPER } from './paper.ts';

/** Flips between light and dark; until somebody does, the system’s preference holds. */
export function ModeToggle() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const mode = useComputedColorScheme('light');

  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', PAPER[mode]);
  }, [mode]);

  return (
    <button
      type="button"
      className={icon.button}
      aria-label="Dark mode"
      aria-pressed={mode === 'dark'}
      onClick={() => setColorScheme(mode === 'dark' ? 'light' : 'dark')}
    >
      <span className={classes.whenLight}>
        <MoonIcon />
      </span>
      <span className={classes.whenDark}>
        <SunIcon />
      </span>
    </button>
  );
}
