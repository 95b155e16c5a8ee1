import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { certificateRegion, type Stage } from '#infra/stages/stage.ts';
import { nameBrandStack, type Site } from '../site/site.ts';
import { sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';

/** A file cached at the edge, so that the probe tests the distribution at no cost to the bucket. */
const probedPath = '/robots.txt';
/** Route 53's minimum. */
const probingRegions = ['us-east-1', 'eu-west-1', 'ap-southeast-1'];
const failuresInPercent = 1;

/**
 * Names of a site's alarms, so that the dashboard shows them without its stack. CloudFront and Route 53 publish
 * metrics only in us-east-1, and alarms see only their own region.
 */
export function nameSiteAlarms(stage: Pick<Stage, 'name' | 'region'>, site: Site): string[] {
  if (stage.region !== certificateRegion) return [];
  return ['site-fails', ...(site.domain ? ['site-gone'] : [])].map((id) => nameAlarm(stage, site, id));
}

const nameAlarm = (stage: Pick<Stage, 'name'>, site: Site, id: string) =>
  `${nameBrandStack(stage, site)}-${id}`;

/** A site's alarms. */
export function listSiteAlarms(
  scope: Construct,
  { site, stage, distributionId }: { site: Site; stage: Stage; distributionId: string },
): AlarmDetails[] {
  if (stage.region !== certificateRegion) return [];
  const details: AlarmDetails[] = [
    {
      id: 'site-fails',
      metric: new Metric({
        namespace: 'AWS/CloudFront',
        metricName: '5xxErrorRate',
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        statistic: Stats.AVERAGE,
        period: alarmPeriod,
      }),
      threshold: failuresInPercent,
      loss: `${site.domain ?? site.id}: ${sharedLosses.siteFails}`,
      page: 'api-fails',
      options: { evaluationPeriods: 3, datapointsToAlarm: 2 },
    },
    ...(site.domain ? [probe(scope, site.id, site.domain)] : []),
  ];
  return details.map((alarm) => ({
    ...alarm,
    options: { ...alarm.options, alarmName: nameAlarm(stage, site, alarm.id) },
  }));
}

function probe(scope: Construct, id: string, domain: string): AlarmDetails {
  const check = new CfnHealthCheck(scope, `${id}-probe`, {
    healthCheckConfig: {
      type: 'HTTPS',
      fullyQualifiedDomainName: domain,
      resourcePath: probedPath,
      requestInterval: Duration.seconds(30).toSeconds(),
      failureThreshold: 3,
      regions: probingRegions,
    },
    healthCheckTags: [{ key: 'Name', value: domain }],
  });
  return {
    id: 'site-gone',
    metric: new Metric({
      namespace: 'AWS/Route53',
      metricName: 'HealthCheckStatus',
      dimensionsMap: { HealthCheckId: check.attrHealthCheckId },
      statistic: Stats.MINIMUM,
      period: Duration.minutes(1),
    }),
    threshold: 1,
    loss: `${domain}: ${sharedLosses.siteGone}`,
    page: 'site-is-gone',
    options: {
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 2,
      treatMissingData: TreatMissingData.MISSING,
    },
  };
}
