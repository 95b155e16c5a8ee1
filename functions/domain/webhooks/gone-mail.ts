import { brands } from '#shared/brands/index.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { webhookGoneStatus } from '#shared/domain/webhook.ts';
import { type Addressee, findOwner, type OwnerPorts } from '../accounts/find-owner.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';

/** Tells an assistant's owner that an endpoint is gone; undefined without an owner. */
export async function composeGoneNotice(
  ports: OwnerPorts,
  { conversionId, endpointId }: { conversionId: string; endpointId: string },
  at: string,
): Promise<{ userId: string; mail: Mail } | undefined> {
  const found = await findOwner(ports, conversionId);
  if (!found) return undefined;
  const { conversion, owner } = found;
  const { brandId, companyName, readHost } = conversion;
  const mail = composeGoneMail(
    { name: owner.name, email: owner.email, companyName, brandId, readHost },
    {
      mailId: `webhook-gone-${endpointId}-${at}`,
      url: `${ports.siteOrigin(brandId)}${dashboardPath(conversionId)}?tab=widget-code`,
    },
  );
  return { userId: owner.userId, mail };
}

export function composeGoneMail(
  { name: ownerName, email, companyName, brandId, readHost }: Addressee,
  { mailId, url }: { mailId: string; url: string },
): Mail {
  return composeWordyMail({ name: ownerName, company: companyName, readHost }, ({ name, company }) => ({
    type: 'webhook-gone',
    mailId,
    kind: 'assistant',
    to: email,
    brand: brands[brandId],
    subject: `A webhook of yours was switched off: ${company}`,
    greetingName: name,
    // The URL isn't repeated, or strangers could have us mail it to anyone they sign up.
    paragraphs: [
      `One of the systems that receive events of the assistant of ${company} returned ${webhookGoneStatus} Gone: it no longer wants them. We have switched this endpoint off and will send it nothing more.`,
      'If that was a mistake, switch it on again in your dashboard and resend the events it missed.',
    ],
    action: { label: 'See your webhooks', url },
  }));
}
