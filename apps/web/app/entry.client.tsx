import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { useFirstDrawing } from './shell/staff/first-drawing.ts';

/** The pages; the router draws in small pieces, as transitions, but for the first. */
function Pages() {
  return <HydratedRouter {...(useFirstDrawing() && { useTransitions: false })} />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Pages />
    </StrictMode>,
  );
});
