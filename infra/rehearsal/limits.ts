import { type CreatedResource, isRecord, listRecords } from './template.ts';

type Properties = CreatedResource['properties'];

export type Limit = {
  type: string;
  what: string;
  measure(properties: Properties): number;
  least?: number;
  most: number;
  remedy: string;
};

export type NameRule = { type: string; field: string; pattern: RegExp; remedy: string };

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);
const numberOf = (value: unknown, otherwise: number) => (value === undefined ? otherwise : Number(value));
const within = (value: unknown, field: string) => (isRecord(value) ? value[field] : undefined);
const listHeaders = (properties: Properties) =>
  listRecords(
    within(within(within(properties, 'ResponseHeadersPolicyConfig'), 'CustomHeadersConfig'), 'Items'),
  );
const readContentPolicy = (properties: Properties) => {
  const security = within(within(properties, 'ResponseHeadersPolicyConfig'), 'SecurityHeadersConfig');
  return within(within(security, 'ContentSecurityPolicy'), 'ContentSecurityPolicy');
};

/** Default quotas that a first deployment meets. An account can have more of some. */
export const limits: readonly Limit[] = [
  {
    type: 'AWS::Lambda::Function',
    what: 'bytes of environment',
    measure: ({ Environment }) => {
      const variables = within(Environment, 'Variables');
      return isRecord(variables) ? Buffer.byteLength(JSON.stringify(variables)) : 0;
    },
    most: 4096,
    remedy: 'Move long values to Systems Manager or Secrets Manager.',
  },
  {
    type: 'AWS::Lambda::Function',
    what: 'seconds of time-out',
    measure: ({ Timeout }) => numberOf(Timeout, 3),
    least: 1,
    most: 900,
    remedy: 'Cut the work into steps.',
  },
  {
    type: 'AWS::Lambda::Function',
    what: 'MB of memory',
    measure: ({ MemorySize }) => numberOf(MemorySize, 128),
    least: 128,
    most: 10_240,
    remedy: 'Choose a size in between.',
  },
  {
    type: 'AWS::Lambda::Function',
    what: 'letters of description',
    measure: ({ Description }) => lengthOf(Description),
    most: 256,
    remedy: 'Shorten it.',
  },
  {
    type: 'AWS::Lambda::Function',
    what: 'layers',
    measure: ({ Layers }) => (Array.isArray(Layers) ? Layers.length : 0),
    most: 5,
    remedy: 'Bundle them.',
  },
  {
    type: 'AWS::CloudFront::Distribution',
    what: 'behaviors',
    measure: ({ DistributionConfig }) => 1 + listRecords(within(DistributionConfig, 'CacheBehaviors')).length,
    most: 25,
    remedy: 'Join paths, or ask for a higher quota.',
  },
  {
    type: 'AWS::CloudFront::Distribution',
    what: 'origins',
    measure: ({ DistributionConfig }) => listRecords(within(DistributionConfig, 'Origins')).length,
    most: 25,
    remedy: 'Let behaviors share an origin.',
  },
  {
    type: 'AWS::CloudFront::Function',
    what: 'bytes of code',
    measure: ({ FunctionCode }) => lengthOf(FunctionCode),
    most: 10_240,
    remedy: 'Shorten the function or its table of pages.',
  },
  {
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    what: 'custom headers',
    measure: (properties) => listHeaders(properties).length,
    most: 10,
    remedy: 'Send them from the origin.',
  },
  {
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    what: 'bytes of headers',
    measure: (properties) =>
      lengthOf(readContentPolicy(properties)) +
      listHeaders(properties).reduce((sum, { Header, Value }) => sum + lengthOf(Header) + lengthOf(Value), 0),
    most: 10_240,
    remedy: 'Shorten the content security policy.',
  },
  {
    type: 'AWS::SQS::Queue',
    what: 'seconds out of sight',
    measure: ({ VisibilityTimeout }) => numberOf(VisibilityTimeout, 30),
    most: 43_200,
    remedy: 'At most twelve hours.',
  },
  {
    type: 'AWS::SQS::Queue',
    what: 'seconds kept',
    measure: ({ MessageRetentionPeriod }) => numberOf(MessageRetentionPeriod, 345_600),
    least: 60,
    most: 1_209_600,
    remedy: 'At most fourteen days.',
  },
  {
    type: 'AWS::SSM::Parameter',
    what: 'letters of value',
    measure: ({ Value }) => lengthOf(Value),
    least: 1,
    most: 4096,
    remedy: 'Share fewer values, or in two lists.',
  },
  {
    type: 'AWS::SSM::Parameter',
    what: 'letters of description',
    measure: ({ Description }) => lengthOf(Description),
    most: 1024,
    remedy: 'Shorten it.',
  },
  {
    type: 'AWS::CertificateManager::Certificate',
    what: 'letters of domain',
    measure: ({ DomainName }) => lengthOf(DomainName),
    most: 64,
    remedy: 'Put a shorter name first, and the long one among the others.',
  },
  {
    type: 'AWS::ApiGatewayV2::Api',
    what: 'routes',
    measure: ({ Body }) => {
      const paths = within(Body, 'paths');
      return isRecord(paths) ? Object.values(paths).filter(isRecord).flatMap(Object.keys).length : 0;
    },
    most: 300,
    remedy: 'Ask for a higher quota of routes.',
  },
  {
    type: 'AWS::DynamoDB::GlobalTable',
    what: 'indexes',
    measure: ({ GlobalSecondaryIndexes }) => listRecords(GlobalSecondaryIndexes).length,
    most: 20,
    remedy: 'Let kinds of items share an index.',
  },
];

/** How many of a type an account takes. */
export const mostOfType: Readonly<Record<string, number>> = {
  'AWS::CloudFront::ResponseHeadersPolicy': 20,
  'AWS::CloudFront::CachePolicy': 20,
  'AWS::CloudFront::OriginRequestPolicy': 20,
  'AWS::CloudFront::Function': 100,
  'AWS::CloudFront::OriginAccessControl': 100,
  'AWS::CloudFront::Distribution': 200,
  'AWS::IAM::Role': 1000,
};

/** Physical names that the template chooses. */
export const nameRules: readonly NameRule[] = [
  ...['FunctionName:AWS::Lambda::Function', 'RoleName:AWS::IAM::Role'].map((it) => {
    const [field = '', type = ''] = it.split(/:(.*)/);
    return { type, field, pattern: /^[\w+=,.@-]{1,64}$/, remedy: 'At most 64 letters, digits, - and _.' };
  }),
  {
    type: 'AWS::SQS::Queue',
    field: 'QueueName',
    pattern: /^[\w-]{1,75}(?:[\w-]{5}|\.fifo)?$/,
    remedy: 'At most 80 letters, digits, - and _.',
  },
  {
    type: 'AWS::S3::Bucket',
    field: 'BucketName',
    pattern: /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    remedy: '3 to 63 small letters, digits and -.',
  },
  {
    type: 'AWS::Logs::LogGroup',
    field: 'LogGroupName',
    pattern: /^[\w./#-]{1,512}$/,
    remedy: 'Letters, digits, / . - _ and #.',
  },
  {
    type: 'AWS::CloudWatch::Alarm',
    field: 'AlarmName',
    pattern: /^[^\p{Cc}]{1,255}$/u,
    remedy: 'At most 255 letters.',
  },
  {
    type: 'AWS::CloudFront::Function',
    field: 'Name',
    pattern: /^[\w-]{1,64}$/,
    remedy: 'At most 64 letters, digits, - and _.',
  },
  {
    type: 'AWS::CloudFront::ResponseHeadersPolicy',
    field: 'ResponseHeadersPolicyConfig.Name',
    pattern: /^[\w-]{1,128}$/,
    remedy: 'At most 128 letters, digits, - and _.',
  },
];
