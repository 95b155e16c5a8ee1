import { createHash } from 'node:crypto';
import type { MailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';
import { type MailChoices, mailChoicesSchema, mailKinds } from '#shared/domain/mail/mail-kinds.ts';

/** Hash stored in place of an address. */
export function hashAddress(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

/** The mail choices of an address. */
export async function readMailChoices(
  { mailChoices }: { mailChoices: Pick<MailChoiceStore, 'findRefused'> },
  email: string,
): Promise<MailChoices> {
  const refused = await mailChoices.findRefused(hashAddress(email));
  return mailChoicesSchema.parse(Object.fromEntries(mailKinds.map((kind) => [kind, !refused.has(kind)])));
}

/** Saves the mail choices of an address. */
export async function saveMailChoices(
  { mailChoices }: { mailChoices: Pick<MailChoiceStore, 'replace'> },
  email: string,
  choices: MailChoices,
): Promise<MailChoices> {
  const refused = mailKinds.filter((kind) => !choices[kind]);
  await mailChoices.replace(hashAddress(email), refused);
  return choices;
}
