import * as z from 'zod';
import { signInStore } from './sign-in-store.ts';

const profileSchema = z.object({ email: z.string(), name: z.string() });

/** Email address and name of the customer who is signed in on this browser. */
export function findSignedInCustomer(): z.infer<typeof profileSchema> | undefined {
  const known: unknown = JSON.parse(signInStore.findProfile('user') ?? '{}');
  return profileSchema.safeParse(known).data;
}
