import { useEffect, useRef } from 'react';
import { redirectAfterReadySeconds } from '#shared/domain/limits.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { buttonStyle } from '#web/ui/form/button.tsx';

type ReadyCardProps = { title: string; destination: string; onReady: () => void };

/** Shown at 100 %; redirects after the specified pause. */
export function ReadyCard({ title, destination, onReady }: ReadyCardProps) {
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;
  useEffect(() => {
    const timer = setTimeout(() => latestOnReady.current(), redirectAfterReadySeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Callout tone="success" className="mt-6 items-start">
      <h2 className="text-lg">{title}</h2>
      <p>It opens in {redirectAfterReadySeconds} seconds.</p>
      <a href={destination} className={`${buttonStyle({ size: 'small' })} mt-3`}>
        Open it now
      </a>
    </Callout>
  );
}
