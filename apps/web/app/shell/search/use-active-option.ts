import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Keys<T> {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list; its options are called `<id>-<place>`. */
  id: string;
  options: readonly T[];
  onActive: (id: string | null) => void;
  onChoose: (option: T) => void;
  /** Null where Escape closes more than the list. */
  onEscape: (() => void) | null;
}

/** Place of the option that the arrow keys have come to, -1 for none; Enter chooses it, Escape closes. */
export function useActiveOption<T>({ field, id, options, onActive, onChoose, onEscape }: Keys<T>): number {
  const [active, setActive] = useState(-1);

  function moveTo(place: number): void {
    setActive(place);
    onActive(place < 0 ? null : `${id}-${place}`);
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' });
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onChoose(chosen);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      // The field itself is a place between the last option and the first.
      const places = options.length + 1;
      moveTo(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1);
    }
  });
  const onTyping = useEffectEvent(() => moveTo(-1));
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('keydown', onKeyDown);
    input?.addEventListener('input', onTyping);
    return () => {
      input?.removeEventListener('keydown', onKeyDown);
      input?.removeEventListener('input', onTyping);
    };
  }, [field]);
  return active;
}
