import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusRow, ROW } from './use-row-keys.ts';

/** The row that was opened last, by the entry of the history in which its list stands. */
const opened = new Map<string, string>();

/** Gives the focus back to the row that was opened, when somebody comes back to its list. */
export function useOpenedRow(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';

  useEffect(() => {
    const id = opened.get(key);
    if (isBack && id && document.activeElement === document.body) focusRow(id);
  }, [key, isBack]);

  useEffect(() => {
    function onClick({ target }: MouseEvent): void {
      const id = target instanceof Element && target.closest(`[${ROW}]`)?.getAttribute(ROW);
      if (id) opened.set(key, id);
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [key]);
}
