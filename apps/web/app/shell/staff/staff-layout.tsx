import { useLayoutEffect } from 'react';
import { type MiddlewareFunction, Outlet } from 'react-router';
import { LoadingScreen } from '../../kit/page/loading-screen.tsx';
import { requireSession } from '../../kit/session/guard.ts';
import { rolesFor } from '../navigation/staff-map.ts';
import { beginFirstDrawing } from './first-drawing.ts';
import { StaffError } from './staff-error.tsx';
import { StaffFrame } from './staff-frame.tsx';

/** Guards every page below, before any of them loads: others go to /login or to /unauthorized. */
export const clientMiddleware: MiddlewareFunction[] = [
  ({ request }) => {
    requireSession(request, rolesFor(new URL(request.url).pathname));
  },
];

/** Nothing to load, but who is here is known in the browser only: until then the fallback shows. */
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  useLayoutEffect(beginFirstDrawing, []);
  return <LoadingScreen />;
}

export default function StaffLayout() {
  return (
    <StaffFrame>
      <Outlet />
    </StaffFrame>
  );
}

export function ErrorBoundary() {
  return (
    <StaffFrame>
      <StaffError />
    </StaffFrame>
  );
}
