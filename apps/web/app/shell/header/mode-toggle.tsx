import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { MoonIcon, SunIcon } from '../icons.tsx';
import icon from './icon-link.module.css';
import classes from './mode-toggle.module.css';

/** Flips between light and dark; until somebody does, the system’s preference holds. */
export function ModeToggle() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const mode = useComputedColorScheme('light');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the paper’s colour follows the mode
  useEffect(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
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
