import { ArnFormat, Stack } from 'aws-cdk-lib';
import { CfnLoggingConfiguration, CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { createNamedLog } from '#infra/constructs/create-log.ts';
import type { Stage } from '#infra/stages/stage.ts';

/**
 * Requests per address in five minutes. A page takes about forty; an office of fifty people shares one
 * address.
 */
const requestsPerAddress = 3000;
/**
 * AWS managed lists, without the common rules, which refuse bodies over 8 KB, as sent by chats and uploads.
 */
const managedLists = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

/** Fields that the log leaves out, because they hold sessions and tokens of mailed links. */
const secretFields = [
  { singleHeader: { Name: 'authorization' } },
  { singleHeader: { Name: 'cookie' } },
  { queryString: {} },
];

/**
 * A firewall for all distributions that logs what it blocks; returns its ARN. CloudFront requires us-east-1.
 */
export function createFirewall(scope: Construct, stage: Stage): string {
  const name = `gptsites-${stage.name}`;
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
  logBlocked(scope, { stage, name, firewallArn: firewall.attrArn });
  return firewall.attrArn;
}

function logBlocked(
  scope: Construct,
  { stage, name, firewallArn }: { stage: Stage; name: string; firewallArn: string },
): void {
  const blocked = { ActionCondition: { Action: 'BLOCK' } };
  // AWS WAF writes only to logs with this prefix.
  const log = createNamedLog(scope, 'FirewallLog', { logGroupName: `aws-waf-logs-${name}`, stage });
  new CfnLoggingConfiguration(scope, 'FirewallLogging', {
    resourceArn: firewallArn,
    // AWS WAF refuses the `:*` at the end of a log group's usual ARN.
    logDestinationConfigs: [
      Stack.of(scope).formatArn({
        service: 'logs',
        resource: 'log-group',
        resourceName: log.logGroupName,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ],
    redactedFields: secretFields,
    loggingFilter: {
      DefaultBehavior: 'DROP',
      Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: [blocked] }],
    },
  });
}
