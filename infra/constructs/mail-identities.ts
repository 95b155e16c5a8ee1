import { CfnOutput } from 'aws-cdk-lib';
import { MxRecord, PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { findInboundDomain } from '#shared/domain/mail/assistant-address.ts';
import type { Stage } from '../stages/stage.ts';
import { mailDomainsOf } from './mail-domains.ts';
import type { HostedBrand, Site } from './site/site.ts';

type MailSenders = { site: Site; stage: Stage; brands: readonly HostedBrand[] };

/** All mails are signed for their domain, so that receivers can set others aside. */
const dmarc = 'v=DMARC1; p=quarantine';

/**
 * Lets SES send from a site's mail domains: signed by DKIM, with a MAIL FROM of the same domain for SPF, and a
 * DMARC policy. For zones we don't host, the required DNS records are outputs.
 */
export function createMailIdentities(scope: Construct, { site, stage, brands }: MailSenders): void {
  for (const domain of listMailDomains(site, brands)) {
    const brand = brands.find((it) => it.domain === domain);
    const hostedZoneId = brand && stage.domains[brand.id]?.hostedZoneId;
    const mailFromDomain = `bounce.${domain}`;
    if (hostedZoneId) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(scope, `mail-${domain}-zone`, {
        hostedZoneId,
        zoneName: domain,
      });
      const identity = Identity.publicHostedZone(zone);
      new EmailIdentity(scope, `mail-${domain}`, { identity, mailFromDomain });
      if (stage.receivesMail)
        new MxRecord(scope, `mail-${domain}-ask`, {
          zone,
          recordName: findInboundDomain(brand),
          values: [{ priority: 10, hostName: inboundServer(stage) }],
        });
      new TxtRecord(scope, `mail-${domain}-dmarc`, { zone, recordName: '_dmarc', values: [dmarc] });
      continue;
    }
    const identity = Identity.domain(domain);
    const { dkimRecords } = new EmailIdentity(scope, `mail-${domain}`, { identity, mailFromDomain });
    const records = [
      ...dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
      `${mailFromDomain} MX 10 feedback-smtp.${stage.region}.amazonses.com`,
      `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      `_dmarc.${domain} TXT "${dmarc}"`,
      ...(brand && stage.receivesMail ? [`${findInboundDomain(brand)} MX 10 ${inboundServer(stage)}`] : []),
    ];
    for (const [index, value] of records.entries())
      new CfnOutput(scope, `mail${domain}Record${index + 1}`, { value });
  }
}

const inboundServer = ({ region }: Stage): string => `inbound-smtp.${region}.amazonaws.com`;

/** A site without a domain sends for every brand; a mail domain of several brands belongs to the first. */
function listMailDomains({ id, domain }: Site, brands: readonly HostedBrand[]): string[] {
  if (!domain) return mailDomainsOf(brands);
  const ofOthers = mailDomainsOf(
    brands.slice(
      0,
      brands.findIndex((it) => it.id === id),
    ),
  );
  return mailDomainsOf(brands.filter((it) => it.id === id)).filter((it) => !ofOthers.includes(it));
}
