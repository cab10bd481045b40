import type { ReactNode } from 'react';

/** How long a toast stays, in ms, unless stated otherwise. */
const DEFAULT_MS = 5000;
/** Most toasts at once; the oldest gives way. */
const MOST = 4;

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

/** A message at the bottom right. `milliseconds` is how long it stays. */
export interface Toast {
  id: number;
  kind: ToastKind;
  message: ReactNode;
  milliseconds: number;
}

let shown: readonly Toast[] = [];
let lastId = 0;
/** The latest that was there when the reader last pressed something. */
let pressedId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast at the bottom right and returns its id. `milliseconds` defaults to 5 s. It takes the place of one that says
 * the same, so that an event that several parts of a page hear of is told once.
 */
export function toast(kind: ToastKind, message: ReactNode, milliseconds = DEFAULT_MS): number {
  lastId += 1;
  const others = shown.filter((each) => each.message !== message);
  show([...others, { id: lastId, kind, message, milliseconds }].slice(-MOST));
  return lastId;
}

/** Takes a toast away. */
export const dismissToast = (id: number): void => show(shown.filter((each) => each.id !== id));

/** Notes that the reader pressed something on the page. */
export const notePress = (): void => {
  pressedId = lastId;
};

/**
 * Takes toasts away as their page is left. A toast belongs to the page on which it came up: it goes once the reader
 * leads on to another one, and stays where the page leads on by itself, as after “Address saved.”.
 */
export function leavePage(): void {
  const staying = shown.filter(({ id }) => id > pressedId);
  if (staying.length < shown.length) show(staying);
}

/** The toasts on show, oldest first. */
export const currentToasts = (): readonly Toast[] => shown;

/** Calls back when toasts come and go; returns how to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
