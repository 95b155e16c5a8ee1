import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/**
 * Requests per address in five minutes. A page takes about forty; an office of fifty people shares one
 * address.
 */
const requestsPerAddress = 3000;
/**
 * AWS managed lists, without the common rules, which refuse bodies over 8 KB, as sent by chats and uploads.
 */
const managedLists = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

/** A firewall for all distributions; returns its ARN. CloudFront requires us-east-1. */
export function createFirewall(scope: Construct, name: string): string {
  const visible = (metricName: string) => ({
    cloudWatchMetricsEnabled: true,
    sampledRequestsEnabled: true,
    metricName,
  });
  const firewall = new CfnWebACL(scope, 'Firewall', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visible(name),
    rules: [
      ...managedLists.map((list, index) => ({
        name: list,
        priority: index,
        overrideAction: { none: {} },
        statement: { managedRuleGroupStatement: { vendorName: 'AWS', name: list } },
        visibilityConfig: visible(list),
      })),
      {
        name: 'too-many-requests',
        priority: managedLists.length,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: requestsPerAddress } },
        visibilityConfig: visible('too-many-requests'),
      },
    ],
  });
  return firewall.attrArn;
}
