import type { WidgetStore } from '#functions/storage/dynamodb/site/widget-store.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { makePolicyLine, makeSnippet, nameOnly } from '#shared/domain/widget/make-snippet.ts';
import { findPlatformGuide, type PlatformId } from '#shared/domain/widget/platform-guides.ts';
import { defaultWidgetDesign } from '#shared/domain/widget/widget-design.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { nameAssistant } from '../conversions/name-assistant.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { Caller } from '../identity/session.ts';
import { composeMail, quoteName } from '../mail/compose-mail.ts';
import { isConfirmed } from '../mail/consent/is-confirmed.ts';
import { defangLinks } from '../mail/defang-links.ts';
import type { Mail } from '../mail/mail.ts';
import type { AdmissionPorts } from '../mail/ports.ts';

export type CodeMailPorts = Pick<AdmissionPorts, 'addresses'> & {
  widgets: Pick<WidgetStore, 'find'>;
  findSettings: FindSettings;
  users: AdmissionPorts['users'] & { find(userId: string): Promise<Sender | undefined> };
  userMails: { add(userId: string, mail: Mail, now: Date): Promise<void> };
  startMail(mailId: string): Promise<void>;
  /** Tells operators who sent a mail to an address that we do not know. */
  reportCodeMail(sent: { conversionId: string; userId: string; mailId: string }): void;
  siteOrigin(brandId: BrandId): string;
  makeId(): string;
  now(): Date;
};

type Sender = Pick<User, 'userId' | 'name' | 'email'>;
type Assistant = Pick<Conversion, 'conversionId' | 'brandId' | 'companyName' | 'site' | 'url' | 'readHost'>;
type Order = { email: string; platform: PlatformId };

/**
 * Mails an assistant's embed code with the steps for a platform. Replies go to the caller. Throws FORBIDDEN for
 * staff, who have no webmaster. Returns whether the mail waits until its address has confirmed.
 */
export async function mailCode(
  ports: CodeMailPorts,
  caller: Pick<Caller, 'userId' | 'organisationId'>,
  conversion: Assistant,
  order: Order,
): Promise<{ waits: boolean }> {
  const [sender, { design }, chosen] = await Promise.all([
    caller.organisationId ? ports.users.find(caller.userId) : undefined,
    ports.widgets.find(conversion.conversionId),
    ports.findSettings(conversion.conversionId),
  ]);
  if (!sender) throw new AppError('FORBIDDEN');
  const mail = composeCodeMail(
    {
      ...{ sender, order, design: design ?? defaultWidgetDesign },
      conversion: { ...conversion, companyName: nameAssistant(conversion, chosen) },
    },
    { mailId: `widget-code-${ports.makeId()}`, origin: ports.siteOrigin(conversion.brandId) },
  );
  await ports.userMails.add(sender.userId, mail, ports.now());
  await ports.startMail(mail.mailId);
  ports.reportCodeMail({ conversionId: conversion.conversionId, userId: sender.userId, mailId: mail.mailId });
  return { waits: !(await isConfirmed(ports, mail.to)) };
}

type Cause = { sender: Sender; conversion: Assistant; order: Order; design: typeof defaultWidgetDesign };

/** The code with the steps of a platform. */
export function composeCodeMail(
  { sender, conversion, order, design }: Cause,
  { mailId, origin }: { mailId: string; origin: string },
): Mail {
  const { conversionId, brandId, companyName, readHost } = conversion;
  const brand = brands[brandId];
  const company = quoteName(design.schoolName || companyName);
  const guide = findPlatformGuide(order.platform);
  const settings = {
    ...design,
    id: conversionId,
    domain: defangLinks(design.domain),
    schoolName: design.schoolName && company,
  };
  const site = settings.domain || readHost || 'the website';
  const ofSite = readHost ? ` of ${readHost}` : '';
  const policy = `Only if the website has a Content Security Policy, add to it: ${makePolicyLine(origin)}`;
  return composeMail({
    type: 'embed-code',
    mailId,
    to: order.email,
    replyTo: sender.email,
    readHost,
    brand,
    subject: readHost
      ? `Code for ${readHost}, the website of ${company}`
      : `Code for the website of ${company}`,
    paragraphs: [
      `This mail comes from whoever runs the AI assistant${ofSite}: ${quoteName(sender.name)} of ${company}. They ask you to add it to ${site}. It is one piece of code, which loads beside the page and sets no cookies on it.`,
      'If you do not look after this website, please ignore this email or tell the sender by replying.',
    ],
    lists: [{ title: `${guide.name}:`, items: [...guide.steps, policy].map((text) => [{ text }]) }],
    code: makeSnippet(nameOnly(settings), origin, guide.snippet),
    action: {
      label: 'Other platforms and settings',
      url: `${origin}/help/widget?conversion=${conversionId}`,
    },
  });
}
