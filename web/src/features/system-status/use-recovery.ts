import { useCallback, useEffect, useState } from 'react';
import { visitorApi } from '#web/lib/api/visitor-api.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import type { ErrorType } from './classify-error.ts';

/** Document 1 section 9: retry delay, and the check after a network error. */
const retryDelayMilliseconds = 2000;
const connectivityCheckDelayMilliseconds = 5000;

type Recover = () => unknown;

/** Without a connection, the browser would put its own page in the place of this one. */
const reloadPage: Recover = async () => {
  if (!navigator.onLine) throw new Error('There is no connection.');
  window.location.reload();
};

/**
 * Retries manually, and automatically once the connection is back. `recover` must be stable; by default the page
 * reloads.
 */
export function useRecovery(type: ErrorType, recover: Recover = reloadPage) {
  const [isRetrying, setIsRetrying] = useState(false);

  const retry = useCallback(async () => {
    setIsRetrying(true);
    await new Promise((resolve) => setTimeout(resolve, retryDelayMilliseconds));
    try {
      await recover();
    } catch {
      toastStore.show({
        title: 'Retry Failed',
        description: 'Unable to recover automatically. Please try again manually.',
        variant: 'destructive',
      });
    } finally {
      setIsRetrying(false);
    }
  }, [recover]);

  useEffect(() => {
    if (type !== 'network') return;
    const check = new AbortController();
    const timer = setTimeout(async () => {
      const isReached = await visitorApi.system.checkHealth.call({}, check.signal).then(
        () => true,
        () => false,
      );
      if (isReached) await retry();
    }, connectivityCheckDelayMilliseconds);
    return () => {
      clearTimeout(timer);
      check.abort();
    };
  }, [type, retry]);

  return { isRetrying, retry };
}
