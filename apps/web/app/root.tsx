import '@fontsource-variable/instrument-sans/wght.css';
import './kit/styles.css';
import './kit/print.css';
import { BRAND } from '@adunni/contracts/brand';
import { getPublicSettings } from '@adunni/contracts/settings/settings';
import { ColorSchemeScript, localStorageColorSchemeManager, MantineProvider, mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { useReferral } from './domains/affiliates/public/referral.ts';
import { CartProvider } from './domains/cart/public/cart-provider.tsx';
import { TaxProvider } from './domains/settings/public/tax.tsx';
import { usePremiumCheck } from './domains/subscriptions/public/premium-access.ts';
import { WishlistProvider } from './domains/wishlist/public/wishlist-provider.tsx';
import { EarlyCallsScript } from './kit/api/early-calls-script.tsx';
import { pageApi } from './kit/api/page-api.ts';
import { ConsentHintScript } from './kit/consent/consent-hint.tsx';
import { CurrencyProvider } from './kit/money/currency-context.tsx';
import { LoadingScreen } from './kit/page/loading-screen.tsx';
import { useScriptNonce } from './kit/page/script-nonce.ts';
import { SessionHintScript } from './kit/session/session-hint.tsx';
import { SessionWatch } from './kit/session/session-watch.tsx';
import { theme } from './kit/theme.ts';
import { Toaster } from './kit/toaster.tsx';
import { useOfflineReading } from './service-worker/keep-for-offline.ts';
import { PAPER } from './shell/header/paper.ts';
import { LatePageGuard } from './shell/messages/late-page.tsx';
import { FailedScriptsScript, LateScripts } from './shell/messages/late-scripts.tsx';
import { OfflineGuard } from './shell/messages/offline-guard.tsx';
import { OfflineNotice } from './shell/messages/offline-notice.tsx';

const colourModes = localStorageColorSchemeManager({ key: BRAND.themeKey });

/** The site’s origin, for canonical addresses and link previews, and what prices say of tax. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { taxPercent, showsTaxInPrices } = (await context.get(pageApi)(getPublicSettings)).settings;
  return { origin: new URL(request.url).origin, tax: { taxPercent, showsTaxInPrices } };
}
export const shouldRevalidate = () => false;

/** Fonts are not asked for ahead: the pictures come first, and the fallbacks have the same measures. */
export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The document of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useScriptNonce();
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <ColorSchemeScript nonce={nonce} localStorageKey={BRAND.themeKey} defaultColorScheme="auto" />
        <SessionHintScript />
        <ConsentHintScript />
        <EarlyCallsScript />
        <FailedScriptsScript />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.dark} />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={colourModes}>
          {children}
          <LateScripts />
          <OfflineNotice />
          <Toaster />
        </MantineProvider>
        <ScrollRestoration {...(nonce && { nonce })} />
        <Scripts {...(nonce && { nonce })} />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  usePremiumCheck();
  useReferral();
  useOfflineReading();
  return (
    <TaxProvider value={loaderData.tax}>
      <CurrencyProvider>
        <WishlistProvider>
          <CartProvider>
            <OfflineGuard />
            <LatePageGuard />
            <SessionWatch>
              <Outlet />
            </SessionWatch>
          </CartProvider>
        </WishlistProvider>
      </CurrencyProvider>
    </TaxProvider>
  );
}

export function HydrateFallback() {
  return <LoadingScreen />;
}

export { ErrorMessage as ErrorBoundary } from './shell/messages/error-message.tsx';
