import { runScript } from './setup/lifecycle.mjs';
import { serve } from './setup/serve.mjs';

/**
 * Brings Adunni up from whatever state the checkout is in. Runs on Node 18 with nothing installed, so it and what it
 * imports use Node's own modules only.
 */
await runScript(() => serve({ mode: 'production', build: true }), { codeOnSignal: 0 });
