import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import { brands } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { findAddressee } from '../inbox/find-addressee.ts';
import type { AddresseePorts } from '../inbox/ports.ts';
import { isPastToday } from '../mail/admit-mail.ts';
import { makeConfirmationUrl } from '../mail/consent/confirmation-link.ts';
import { findUnconfirmed } from '../mail/consent/is-confirmed.ts';
import { composeWaitingMail } from '../mail/consent/waiting-mail.ts';
import type { AdmissionPorts } from '../mail/ports.ts';

type ListingPorts = AddresseePorts &
  Pick<AdmissionPorts, 'addresses' | 'users'> & { forms: Pick<FormStore, 'listEntries' | 'findMany'> };

type AskingPorts = ListingPorts &
  Pick<AdmissionPorts, 'rateLimits' | 'findTokenSecret' | 'siteOrigin' | 'now'> & {
    mails: Pick<MailStore, 'addOnce' | 'sendAgain'>;
    startMail(mailId: string): Promise<void>;
  };

type Assistant = Pick<Conversion, 'conversionId' | 'brandId'>;

/** Addresses that are to get an assistant's messages and form entries, and have not confirmed: those wait for it. */
export async function listUnconfirmed(ports: ListingPorts, assistant: Assistant): Promise<string[]> {
  const { conversionId } = assistant;
  const [{ recipients }, entries] = await Promise.all([
    findAddressee(ports, assistant),
    ports.forms.listEntries(conversionId),
  ]);
  const forms = await ports.forms.findMany(entries.map(({ formId }) => formId));
  const named = [
    ...recipients.map(({ email }) => email),
    ...forms.flatMap(({ workflow }) => workflow.notifications),
  ];
  return findUnconfirmed(
    ports,
    named.map((email) => email.trim().toLowerCase()),
  );
}

/**
 * Mails one of them the link that confirms it, once more. Throws NOT_FOUND for an address that isn't among them,
 * RATE_LIMITED when asked too often that day.
 */
export async function askToConfirm(ports: AskingPorts, assistant: Assistant, email: string): Promise<void> {
  const to = email.trim().toLowerCase();
  if (!(await listUnconfirmed(ports, assistant)).includes(to)) throw new AppError('NOT_FOUND');
  if (await isPastToday(ports, 'ask-to-confirm', to)) throw new AppError('RATE_LIMITED');
  const brand = brands[assistant.brandId];
  const signing = { origin: ports.siteOrigin(brand.id), secret: await ports.findTokenSecret() };
  const mail = composeWaitingMail(brand, to, { what, url: makeConfirmationUrl(signing, to) });
  const isNew = await ports.mails.addOnce(mail, ports.now());
  if (!isNew) await ports.mails.sendAgain(mail.mailId, ports.now());
  await ports.startMail(mail.mailId);
}

const what = 'What visitors of {website} write to you waits.';
