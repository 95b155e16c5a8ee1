import * as z from 'zod';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/pricing.ts';
import { signInStore } from '#web/lib/sign-in/sign-in-store.ts';

const profileSchema = z.object({ email: z.string(), name: z.string() });

/** The checkout of a plan; includes the email address and name of a signed-in user. */
export function makeCheckoutPath({ id: brandId }: Brand, { planId, interval }: ChosenPlan): string {
  const known: unknown = JSON.parse(signInStore.findProfile('user') ?? '{}');
  const { data } = profileSchema.safeParse(known);
  return `/checkout/${brandId}/${planId}/${interval}${data ? `?${new URLSearchParams(data)}` : ''}`;
}
