import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Reads again what shows the same as `shown` once that has changed, so that a count and its list never differ for long. */
export function useReadTogether(shown: string | number | undefined, keys: readonly QueryKey[]): void {
  const queries = useQueryClient();
  const before = useRef(shown);
  const compare = useEffectEvent((now: typeof shown) => {
    const hasChanged = before.current !== undefined && before.current !== now;
    before.current = now;
    if (hasChanged) for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => compare(shown), [shown]);
}
