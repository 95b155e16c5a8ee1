import { CfnOutput } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';
import { mailDomainsOf } from './mail-domains.ts';
import type { HostedBrand, Site } from './site/site.ts';

/**
 * Lets SES send from a site's mail domains. For zones we don't host, the required DNS records are outputs.
 */
export function createMailIdentities(
  scope: Construct,
  { site, stage, brands }: { site: Site; stage: Stage; brands: readonly HostedBrand[] },
): void {
  for (const domain of listMailDomains(site, brands)) {
    const brand = brands.find((it) => it.domain === domain);
    const hostedZoneId = brand && stage.domains[brand.id]?.hostedZoneId;
    if (hostedZoneId) {
      const zone = PublicHostedZone.fromPublicHostedZoneAttributes(scope, `mail-${domain}-zone`, {
        hostedZoneId,
        zoneName: domain,
      });
      new EmailIdentity(scope, `mail-${domain}`, { identity: Identity.publicHostedZone(zone) });
      continue;
    }
    const identity = new EmailIdentity(scope, `mail-${domain}`, { identity: Identity.domain(domain) });
    identity.dkimRecords.forEach(({ name, value }, index) => {
      new CfnOutput(scope, `mail${domain}Record${index + 1}`, { value: `${name} CNAME ${value}` });
    });
  }
}

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
