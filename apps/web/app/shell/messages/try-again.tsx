import { useRevalidator } from 'react-router';
import { RetryButton } from '../../kit/page/retry-button.tsx';

/** Loads the data of a page that failed again, in its place. */
export function TryAgain() {
  const { revalidate, state } = useRevalidator();
  return <RetryButton kind="filled" isLoading={state === 'loading'} onRetry={revalidate} />;
}
