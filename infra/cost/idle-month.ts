import * as z from 'zod';
import { sweepPolicy } from '#functions/policy/worker-policies.ts';
import { listSites } from '#infra/constructs/site/site.ts';
import { daysKept, hoursBetweenBackups } from '#infra/stacks/backup-stack.ts';
import { readStage } from '#infra/stages/read-stage.ts';
import type { Stage, StageSettings } from '#infra/stages/stage.ts';
import { brands } from '#shared/brands/index.ts';
import { deploy, deployStage, listTemplates } from '#tests/support/cloud/synthesize.ts';
import { measuredUnits } from './measured-units.ts';
import { add, callFunction, durationsMs, scale, type Usage } from './workloads.ts';

/** A resource of a synthesized template. */
export type TemplateResource = { type: string; properties: Record<string, unknown> };

const days = 30;
const secondsInMonth = days * 24 * 3600;
const minutes = secondsInMonth / 60;
/** Lambda polls every queue with five pollers, each waiting up to twenty seconds. */
const queuePolls = (5 * secondsInMonth) / 20;
/** What an idle stage stores. */
const stored = { tableGigabytes: 1, objectGigabytes: 5 };
/** A backup counts each object as at least 128 KB: three times what small ones take. */
const backupShare = 3;
/** Route 53 asks from about two places in each of the three regions, every thirty seconds. */
const probesPerMonth = (3 * 2 * secondsInMonth) / 30;
/** A line of the distribution's log, and the reply. */
const accessLogGigabytes = 0.4e-6;
const probeGigabytes = 1e-6;

type Pricing = (properties: Record<string, unknown>, stage: Stage) => Usage;

const alarmSchema = z.object({ Metrics: z.array(z.record(z.string(), z.unknown())).optional() });
const rulesSchema = z.object({ Rules: z.array(z.unknown()) });
const scheduleSchema = z.object({ ScheduleExpression: z.string().optional() });

/** What each type of resource costs while nobody visits. */
const pricedTypes: Record<string, Pricing> = {
  'AWS::KMS::Key': () => ({ keyMonth: 1 }),
  'AWS::SecretsManager::Secret': () => ({ secretMonth: 1 }),
  'AWS::CloudWatch::Dashboard': () => ({ dashboardMonth: 1 }),
  // An alarm on an expression is billed for each metric that it reads.
  'AWS::CloudWatch::Alarm': (properties) => ({
    alarmMonth: alarmSchema.parse(properties).Metrics?.filter((it) => 'MetricStat' in it).length ?? 1,
  }),
  'AWS::Logs::MetricFilter': () => ({ metricMonth: 1 }),
  'AWS::Lambda::EventSourceMapping': () => ({ queueRequest: queuePolls }),
  'AWS::Events::Rule': (properties) =>
    scheduleSchema.parse(properties).ScheduleExpression === 'rate(1 minute)' ? sweepEachMinute() : {},
  'AWS::WAFv2::WebACL': (properties) => ({
    firewallMonth: 1,
    firewallRuleMonth: rulesSchema.parse(properties).Rules.length,
  }),
  'AWS::Route53::HealthCheck': (_properties, stage) => probeSite(stage),
  'AWS::DynamoDB::GlobalTable': () => ({
    tableGigabyteMonth: stored.tableGigabytes,
    tableBackupGigabyteMonth: stored.tableGigabytes,
    objectGigabyteMonth: stored.objectGigabytes,
  }),
  'AWS::Backup::BackupPlan': () => copyData(),
};

/** These cost nothing, or only with what calls, sends or stores, which workloads count. */
const freeTypes: ReadonlySet<string> = new Set([
  ...['AWS::S3::Bucket', 'AWS::S3::BucketPolicy', 'AWS::SQS::Queue', 'AWS::SQS::QueuePolicy'],
  // Standard parameters.
  'AWS::SSM::Parameter',
  ...['AWS::IAM::Role', 'AWS::IAM::Policy', 'AWS::Logs::LogGroup', 'AWS::CloudFormation::Stack'],
  ...['AWS::Lambda::Function', 'AWS::Lambda::Permission', 'AWS::Lambda::Url', 'AWS::Lambda::LayerVersion'],
  ...['AWS::ApiGatewayV2::Api', 'AWS::ApiGatewayV2::Stage', 'AWS::CloudFront::ConnectionGroup'],
  ...['CachePolicy', 'Function', 'ResponseHeadersPolicy', 'OriginAccessControl', 'Distribution'].map(
    (name) => `AWS::CloudFront::${name}`,
  ),
  ...['AWS::SNS::Topic', 'AWS::SNS::TopicPolicy', 'AWS::SNS::Subscription'],
  // Budgets without actions, public certificates, and identities of SES.
  ...['AWS::Budgets::Budget', 'AWS::CertificateManager::Certificate', 'AWS::SES::EmailIdentity'],
  ...['AWS::SES::ConfigurationSet', 'AWS::SES::ConfigurationSetEventDestination'],
  ...['AWS::SES::ReceiptRuleSet', 'AWS::SES::ReceiptRule'],
  ...['AWS::Route53::RecordSet', 'AWS::WAFv2::LoggingConfiguration', 'AWS::GuardDuty::MalwareProtectionPlan'],
  ...['AWS::Backup::BackupVault', 'AWS::Backup::BackupSelection'],
  'Custom::CDKBucketDeployment',
]);

/** The resources of all stacks of a stage, from templates made without bundles. */
export function listResources(stageName: string, settings?: StageSettings): TemplateResource[] {
  const { app } = settings ? deploy({ stage: stageName, settings }) : deployStage(stageName);
  const schema = z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  );
  return listTemplates(app).flatMap(({ template }) =>
    Object.values(schema.parse(template.toJSON().Resources ?? {})).map(({ Type, Properties }) => ({
      type: Type,
      properties: Properties,
    })),
  );
}

/** A month without visitors. Throws for a type of resource without a price. */
export function describeIdleMonth(stage: Stage, resources: readonly TemplateResource[]): Usage {
  const ofResources = resources.map(({ type, properties }) => {
    const price = pricedTypes[type];
    if (!price && !freeTypes.has(type)) throw new Error(`${type} has no price: infra/cost/idle-month.ts`);
    return price?.(properties, stage) ?? {};
  });
  // The zones of the domains are older than the stacks.
  const zones = listSites(stage, Object.values(brands)).filter(({ domain }) => domain).length;
  return [...ofResources, { hostedZoneMonth: zones }].reduce(add, {});
}

/** Synthesizing takes seconds. */
const idleStages = new Map<string, Usage>();

/** The idle month of a stage of infra/stages/stages.ts. */
export function describeIdleStage(name: string): Usage {
  const known = idleStages.get(name) ?? describeIdleMonth(readStage(name), listResources(name));
  idleStages.set(name, known);
  return known;
}

function sweepEachMinute(): Usage {
  const { tableReadUnit, tableWriteUnit } = measuredUnits.sweep;
  return scale(
    add(callFunction(sweepPolicy.memoryMegabytes, durationsMs.sweep), { tableReadUnit, tableWriteUnit }),
    minutes,
  );
}

function probeSite({ hasFirewall, logRetentionDays }: Stage): Usage {
  return {
    probeMonth: 1,
    edgeRequest: probesPerMonth,
    edgeFunctionRun: probesPerMonth,
    edgeGigabyte: probesPerMonth * probeGigabytes,
    objectGigabyteMonth: probesPerMonth * accessLogGigabytes * (logRetentionDays / days),
    ...(hasFirewall && { firewallRequest: probesPerMonth }),
  };
}

/** A backup of a table is whole; one of objects holds what changed. */
function copyData(): Usage {
  const { tableGigabytes, objectGigabytes } = stored;
  const backupsPerDay = 24 / hoursBetweenBackups;
  return {
    tableCopyGigabyteMonth: tableGigabytes * backupsPerDay * (daysKept.here + daysKept.inSecondRegion),
    objectCopyGigabyteMonth: 2 * objectGigabytes * backupShare,
    regionGigabyte: tableGigabytes * backupsPerDay * days,
  };
}
