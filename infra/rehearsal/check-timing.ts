import { certificateRegion } from '#infra/stages/stage.ts';
import type { Fault } from './fault.ts';
import { type CreatedResource, isRecord, listTexts } from './template.ts';

/** What each service asks of another at the moment of creation, beyond what references say. */
export function checkTiming(resources: readonly CreatedResource[]): Fault[] {
  return resources.flatMap((resource) => {
    switch (resource.type) {
      case 'AWS::Lambda::EventSourceMapping':
        return checkMapping(resource, resources);
      case 'AWS::Logs::MetricFilter':
        return checkFilteredLog(resource, resources);
      case 'AWS::WAFv2::LoggingConfiguration':
        return checkFirewallLog(resource);
      case 'AWS::CloudFront::Distribution':
        return [...checkAccessLog(resource, resources), ...checkCertificate(resource)];
      case 'AWS::S3::Bucket':
        return checkBucketLog(resource, resources);
      default:
        return [];
    }
  });
}

/** Lambda tries the queue while it creates the mapping. */
function checkMapping(mapping: CreatedResource, resources: readonly CreatedResource[]): Fault[] {
  const { FunctionName, EventSourceArn } = mapping.properties;
  const consumer = resources.find(
    ({ type, ref }) => type === 'AWS::Lambda::Function' && ref === FunctionName,
  );
  const queue = resources.find(
    (it) => it.type === 'AWS::SQS::Queue' && String(EventSourceArn).endsWith(`:${it.ref.split('/').at(-1)}`),
  );
  if (!consumer || !queue) return [];
  const hidden = Number(queue.properties.VisibilityTimeout ?? 30);
  const timeout = Number(consumer.properties.Timeout ?? 3);
  const late = resources.filter(
    ({ type, id, stack, properties }) =>
      type === 'AWS::IAM::Policy' &&
      stack === mapping.stack &&
      listTexts(properties.Roles).some((role) => String(consumer.properties.Role).endsWith(`/${role}`)) &&
      !mapping.after.has(id),
  );
  return [
    ...late.map(({ path }) => ({
      where: mapping.path,
      problem: `may be created before ${path} allows it to read the queue`,
      remedy: 'Let the mapping depend on the policy.',
    })),
    ...(hidden < timeout
      ? [
          {
            where: mapping.path,
            problem: `the queue hides a message for ${hidden} s, the function works for ${timeout} s`,
            remedy: 'Hide it for six times as long as the function works.',
          },
        ]
      : []),
  ];
}

/** CloudWatch Logs refuses the filter of a log group that does not exist; an alarm may wait for its metric. */
function checkFilteredLog(filter: CreatedResource, resources: readonly CreatedResource[]): Fault[] {
  const { LogGroupName: name } = filter.properties;
  const isThere = resources
    .slice(0, resources.indexOf(filter))
    .some(
      ({ type, stack, id, properties }) =>
        type === 'AWS::Logs::LogGroup' &&
        properties.LogGroupName === name &&
        (stack !== filter.stack || filter.after.has(id)),
    );
  if (isThere) return [];
  return [
    {
      where: `${filter.path}.LogGroupName`,
      problem: `the log group ${String(name)} does not exist yet`,
      remedy: 'Create the log group in an earlier stack, or let the filter depend on it.',
    },
  ];
}

function checkFirewallLog({ path, properties }: CreatedResource): Fault[] {
  return listTexts(properties.LogDestinationConfigs)
    .filter((destination) => !/[:/]aws-waf-logs-/.test(destination))
    .map((destination) => ({
      where: path,
      problem: `the firewall cannot write to ${destination}`,
      remedy: 'Let the name of its log begin with aws-waf-logs-.',
    }));
}

/** CloudFront writes access logs by a list that buckets refuse unless they are told to take it. */
function checkAccessLog(
  { path, properties }: CreatedResource,
  resources: readonly CreatedResource[],
): Fault[] {
  const { DistributionConfig } = properties;
  const logging = isRecord(DistributionConfig) ? DistributionConfig.Logging : undefined;
  const host = isRecord(logging) ? String(logging.Bucket) : '';
  const bucket = resources.find(({ type, ref }) => type === 'AWS::S3::Bucket' && host.startsWith(`${ref}.`));
  if (!bucket) return [];
  const takesLists = /"ObjectOwnership":"(?:ObjectWriter|BucketOwnerPreferred)"/.test(
    JSON.stringify(bucket.properties.OwnershipControls ?? {}),
  );
  return takesLists
    ? []
    : [
        {
          where: path,
          problem: `cannot write its access log to ${bucket.path}`,
          remedy: 'Set the bucket’s ObjectOwnership to BucketOwnerPreferred.',
        },
      ];
}

/** CloudFront reads certificates in one region only. */
function checkCertificate({ path, properties: { DistributionConfig } }: CreatedResource): Fault[] {
  const shown = isRecord(DistributionConfig) ? DistributionConfig.ViewerCertificate : undefined;
  return listTexts(isRecord(shown) ? shown.AcmCertificateArn : undefined)
    .filter((certificate) => !certificate.includes(`:${certificateRegion}:`))
    .map((certificate) => ({
      where: path,
      problem: `cannot use ${certificate}`,
      remedy: `Name a certificate of ${certificateRegion}.`,
    }));
}

/** S3 tries the destination while it turns on access logs. */
function checkBucketLog(
  { path, properties: { LoggingConfiguration } }: CreatedResource,
  resources: readonly CreatedResource[],
): Fault[] {
  const name = isRecord(LoggingConfiguration) ? LoggingConfiguration.DestinationBucketName : undefined;
  const bucket = resources.find(({ type, ref }) => type === 'AWS::S3::Bucket' && ref === name);
  if (!bucket || bucket.properties.AccessControl === 'LogDeliveryWrite') return [];
  const isAllowed = resources.some(
    ({ type, properties }) =>
      type === 'AWS::S3::BucketPolicy' &&
      properties.Bucket === name &&
      JSON.stringify(properties.PolicyDocument).includes('"logging.s3.amazonaws.com"'),
  );
  return isAllowed
    ? []
    : [
        {
          where: path,
          problem: `cannot write its access log to ${bucket.path}`,
          remedy: 'Let logging.s3.amazonaws.com put objects there.',
        },
      ];
}
