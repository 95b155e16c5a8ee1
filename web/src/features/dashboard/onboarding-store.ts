import * as z from 'zod';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';

const onboardingSchema = z.object({
  isDismissed: z.boolean().default(false),
  hasSeenCode: z.boolean().default(false),
});

/** Completed first steps that the server does not record. */
export function onboardingStore(conversionId: string) {
  const store = makeStoredValue(() => localStorage, `onboarding:${conversionId}`, onboardingSchema);
  return { read: () => store.read() ?? onboardingSchema.parse({}), write: store.write };
}
