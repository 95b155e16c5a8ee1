import { Validations } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Distribution, HttpVersion, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { certificateRegion, type Stage } from '#infra/stages/stage.ts';
import { hostNamesOf, type Site } from './site.ts';
import type { SiteBehaviors } from './site-behaviors.ts';

type DistributionDetails = {
  site: Site;
  stage: Stage;
  behaviors: SiteBehaviors;
  accessLogs: IBucket;
  firewallArn: string | undefined;
};

/** A site's distribution: its domain and `www`, its certificate, and its DNS records if we host the zone. */
export function createDistribution(
  scope: Construct,
  { site, stage, behaviors, accessLogs, firewallArn }: DistributionDetails,
): Distribution {
  const zone = findZone(scope, site, stage);
  const certificate = findCertificate(scope, { site, stage, zone });
  const distribution = new Distribution(scope, `${site.id}-distribution`, {
    ...behaviors,
    comment: site.domain ?? `gptsites ${stage.name}`,
    domainNames: hostNamesOf(site),
    // The page function answers `/` first; set so that the bucket's listing can never be served.
    defaultRootObject: 'index.html',
    ...(certificate && { certificate, minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021 }),
    ...(firewallArn && { webAclId: firewallArn }),
    httpVersion: HttpVersion.HTTP2_AND_3,
    enableLogging: true,
    logBucket: accessLogs,
    logFilePrefix: `${site.id}/`,
  });
  if (zone) createRecords(scope, { site, zone, distribution });
  acknowledgeFindings(distribution, { site, stage });
  return distribution;
}

type Records = { site: Site; zone: IHostedZone; distribution: Distribution };

function createRecords(scope: Construct, { site, zone, distribution }: Records): void {
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  for (const host of hostNamesOf(site)) {
    new ARecord(scope, `${host}-ipv4`, { zone, recordName: host, target });
    new AaaaRecord(scope, `${host}-ipv6`, { zone, recordName: host, target });
  }
}

function findZone(scope: Construct, { id, domain }: Site, { domains }: Stage): IHostedZone | undefined {
  const hostedZoneId = domains[id]?.hostedZoneId;
  if (!hostedZoneId || !domain) return undefined;
  return HostedZone.fromHostedZoneAttributes(scope, `${id}-zone`, { hostedZoneId, zoneName: domain });
}

function findCertificate(
  scope: Construct,
  { site, stage, zone }: { site: Site; stage: Stage; zone: IHostedZone | undefined },
): ICertificate | undefined {
  const [domainName, ...subjectAlternativeNames] = hostNamesOf(site);
  if (!domainName) return undefined;
  const existing = stage.domains[site.id]?.certificateArn;
  if (existing) return Certificate.fromCertificateArn(scope, `${site.id}-certificate`, existing);
  if (stage.region !== certificateRegion)
    throw new Error(`CloudFront accepts only certificates of ${certificateRegion}: name one for ${site.id}`);
  return new Certificate(scope, `${site.id}-certificate`, {
    domainName,
    subjectAlternativeNames,
    validation: CertificateValidation.fromDns(zone),
  });
}

function acknowledgeFindings(
  distribution: Distribution,
  { site, stage }: { site: Site; stage: Stage },
): void {
  const findings = Validations.of(distribution);
  findings.acknowledge({
    id: 'AwsSolutions-CFR1',
    reason: 'The public sites are for visitors of every country.',
  });
  findings.acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The page function maps every path to an object, so that no path reaches the bucket listing.',
  });
  findings.acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
    reason: 'The stack of the bucket admits the distributions of this account.',
  });
  if (!stage.hasFirewall)
    findings.acknowledge({
      id: 'AwsSolutions-CFR2',
      reason: `The stage ${stage.name} has no firewall, which costs about as much per month as the rest of an idle stage; the API limits calls itself.`,
    });
  if (!site.domain)
    findings.acknowledge({
      id: 'AwsSolutions-CFR4',
      reason: 'A site without a custom domain uses the certificate of CloudFront, which sets the protocol.',
    });
}
