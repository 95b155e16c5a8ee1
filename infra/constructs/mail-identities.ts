import { CfnOutput } from 'aws-cdk-lib';
import { PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { Stage } from '../stages/stage.ts';
import { mailDomainsOf } from './mail-domains.ts';
import type { HostedBrand } from './site/site.ts';

/**
 * Lets SES send from each brand's mail domain. For zones we don't host, the required DNS records are outputs.
 */
export function createMailIdentities(
  scope: Construct,
  { stage, brands }: { stage: Stage; brands: readonly HostedBrand[] },
): void {
  for (const domain of mailDomainsOf(brands)) {
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
