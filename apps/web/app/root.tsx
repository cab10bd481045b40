import '@fontsource-variable/fraunces/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import './kit/styles.css';
import { BRAND } from '@adunni/contracts/brand';
import { ColorSchemeScript, localStorageColorSchemeManager, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BadgesProvider } from './kit/badges/badges.tsx';
import { LoadingScreen } from './kit/loading-screen.tsx';
import { CurrencyProvider } from './kit/money/currency-context.tsx';
import { SessionWatch } from './kit/session/session-watch.tsx';
import { theme } from './kit/theme.ts';
import { Toaster } from './kit/toaster.tsx';

const colourModes = localStorageColorSchemeManager({ key: BRAND.themeKey });

/** The document of every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ColorSchemeScript localStorageKey={BRAND.themeKey} defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colourModes}>
          {children}
          <Toaster />
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <CurrencyProvider>
      <BadgesProvider>
        <SessionWatch />
        <Outlet />
      </BadgesProvider>
    </CurrencyProvider>
  );
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

export { ErrorBoundary } from './shell/error-page.tsx';
