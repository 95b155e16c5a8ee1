import { useEffect, useRef } from 'react';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { makeFormTracker } from './form-tracker.ts';

type TrackedForm = {
  brandId: BrandId;
  /** Names of the non-empty fields. */
  completedFields: string[];
  isReady: boolean;
};

/** Tracks a visit to the form from its first field to its end: document 1 sections 4 and 7. */
export function useFormTracking({ brandId, completedFields, isReady }: TrackedForm) {
  const tracker = useRef(makeFormTracker(brandId));
  tracker.current.setCompletedFields(completedFields);

  useEffect(() => {
    if (!isReady) return;
    const { leave, stop } = tracker.current;
    const leavePage = () => leave('page_close');
    window.addEventListener('pagehide', leavePage);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      leave('navigation');
      stop();
    };
  }, [isReady]);

  return tracker.current;
}
