import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Audience } from '#shared/domain/identity.ts';
import { withReturnPath } from '#web/lib/sign-in/return-path.ts';
import { signInPaths, signInStore } from '#web/lib/sign-in/sign-in-store.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/**
 * Document 3 section 6: sends signed-out visitors to sign in and back. For convenience only: the server checks every
 * call, and a final refusal signs out here too.
 */
export function SignedInGuard({ audience, children }: { audience: Audience; children: ReactNode }) {
  const navigate = useNavigate();
  const isSignedIn = useSyncExternalStore(signInStore.subscribe, () => signInStore.isSignedIn(audience));
  useEffect(() => {
    if (isSignedIn) return;
    const { pathname, search, hash } = window.location;
    navigate(withReturnPath(signInPaths[audience], pathname + search + hash), { replace: true });
  }, [isSignedIn, audience, navigate]);
  if (!isSignedIn) return <Spinner label="Checking your sign-in…" className="min-h-dvh justify-center" />;
  return children;
}
