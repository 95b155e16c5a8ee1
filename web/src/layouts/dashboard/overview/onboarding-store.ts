import * as z from 'zod';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';

const onboardingSchema = z.object({ isDismissed: z.boolean().default(false) });

/** Whether the owner closed the first steps in this browser. */
export function onboardingStore(conversionId: string) {
  const store = makeStoredValue(() => localStorage, `onboarding:${conversionId}`, onboardingSchema);
  return { read: () => store.read() ?? onboardingSchema.parse({}), write: store.write };
}
