import * as z from 'zod';

const replySchema = z.object({ status: z.string(), message: z.string().optional() });

async function ask(path: string, body: object) {
  const response = await fetch(`/_local/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return replySchema.parse(await response.json());
}

/** Confirms a test card with the embedded provider, as Stripe's script does with real ones. */
export const confirmTestCard = (clientSecret: string, number: string) =>
  ask('confirm', { clientSecret, number });

/** The cardholder's answer to the bank. */
export const answerBank = (clientSecret: string, isApproved: boolean) =>
  ask('authenticate', { clientSecret, isApproved });
