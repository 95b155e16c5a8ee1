import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';
import { onLoadEnd } from './load-part.tsx';

/**
 * Shows the fallback until the parts of a page below it have loaded. React alone waits until 300 ms have passed since the
 * last fallback before it shows a loaded part; it shows one at once when the boundary's own state changes.
 */
export function LoadBoundary({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  return (
    <Suspense
      fallback={
        <>
          <LoadListener onEnd={drawAgain} />
          {fallback}
        </>
      }
    >
      {children}
    </Suspense>
  );
}

/** Only a fallback on the page listens: a boundary that is still to be hydrated must not be drawn anew. */
function LoadListener({ onEnd }: { onEnd: () => void }) {
  useLayoutEffect(() => onLoadEnd(onEnd), [onEnd]);
  return null;
}
