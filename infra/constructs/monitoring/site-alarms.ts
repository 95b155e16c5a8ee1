import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnHealthCheck } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Site } from '../site/site.ts';
import { sharedLosses } from './alarm-texts.ts';
import { type AlarmDetails, alarmPeriod } from './alarm-topic.ts';

/** A file cached at the edge, so that the probe tests the distribution at no cost to the bucket. */
const probedPath = '/robots.txt';
/** Route 53's minimum. */
const probingRegions = ['us-east-1', 'eu-west-1', 'ap-southeast-1'];
const failuresInPercent = 1;

/** Alarms for the sites. Their metrics are always in us-east-1. */
export function listSiteAlarms(
  scope: Construct,
  sites: readonly { site: Site; distributionId: string }[],
): AlarmDetails[] {
  return sites.flatMap(({ site, distributionId }) => [
    {
      id: `${site.id}-site-fails`,
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
  ]);
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
    id: `${id}-site-gone`,
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
