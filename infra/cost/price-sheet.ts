/** A list price in us-east-1 in USD, without free tiers, with its source and edition, if any. */
type ListPrice = { usd: number; source: string };

const cloudFront = 'https://wring.co/blog/aws-cloudfront-pricing-guide';
const route53 = 'https://aws.amazon.com/route53/pricing (20 September 2026)';
const simpleStorage = 'https://cloudburn.io/blog/amazon-s3-pricing (March 2026)';
const onDemandTable = 'https://airbyte.com/data-engineering-resources/dynamodb-pricing (July 2025)';
const awsBackup =
  'https://www.factualminds.com/blog/aws-backup-pricing-vaults-cross-region-restores/ (June 2026)';
const waf = 'https://c3x.dev/blog/aws-waf-cost-explained (2026)';
const guardDuty =
  'https://github.com/api-evangelist/amazon-guardduty/blob/main/plans/amazon-guardduty-plans-pricing.yml (7 October 2026)';
const simpleEmail =
  'https://github.com/api-evangelist/amazon-ses/blob/main/plans/amazon-ses-plans-pricing.yml (price list of 22 July 2026)';
const cloudWatch = 'https://cloudburn.io/blog/amazon-cloudwatch-pricing (February 2026)';

/**
 * Prices change and differ by region: compare them with https://aws.amazon.com/pricing before relying on
 * them, and update them here; docs/cost.md follows. Many AWS pages load their figures in the browser, so
 * stored copies have none; those prices cite secondary sources.
 */
export const priceSheet = {
  /** Arm, the first 7.5 billion per month. */
  functionGigabyteSecond: {
    usd: 0.0000133334,
    source: 'https://cloudchipr.com/blog/aws-lambda-pricing (2024)',
  },
  functionRequest: { usd: 0.2e-6, source: 'https://aws.amazon.com/lambda/pricing (20 September 2026)' },
  /** An X-Ray trace. */
  trace: { usd: 5e-6, source: 'https://aws.amazon.com/xray/pricing' },
  /** HTTP APIs: the first 300 million per month, each up to 512 KB. */
  apiRequest: {
    usd: 1e-6,
    source:
      'https://docs.aws.amazon.com/whitepapers/latest/best-practices-api-gateway-private-apis-integration/cost-optimization.html',
  },
  /** HTTPS in North America and Europe. */
  edgeRequest: { usd: 1e-6, source: cloudFront },
  edgeFunctionRun: { usd: 0.1e-6, source: 'https://cur.vantage.sh/aws/amazoncloudfront' },
  /** The first 10 TB per month in North America and Europe. */
  edgeGigabyte: { usd: 0.085, source: 'https://aws.amazon.com/cloudfront/pricing' },
  tableWriteUnit: { usd: 0.625e-6, source: onDemandTable },
  tableReadUnit: { usd: 0.125e-6, source: onDemandTable },
  tableGigabyteMonth: { usd: 0.25, source: 'https://aws.amazon.com/dynamodb/pricing' },
  /** Point-in-time recovery, by table size. */
  tableBackupGigabyteMonth: { usd: 0.2, source: 'https://finops.com.py/services/dynamodb/backups' },
  /** AWS Backup, in either region. */
  tableCopyGigabyteMonth: { usd: 0.1, source: awsBackup },
  objectCopyGigabyteMonth: { usd: 0.05, source: awsBackup },
  /** Sent to another region. */
  regionGigabyte: { usd: 0.02, source: awsBackup },
  objectWrite: { usd: 5e-6, source: simpleStorage },
  objectRead: { usd: 0.4e-6, source: simpleStorage },
  objectGigabyteMonth: { usd: 0.023, source: simpleStorage },
  queueRequest: { usd: 0.4e-6, source: 'https://cloudburn.io/blog/amazon-sqs-pricing (March 2026)' },
  /** The Essentials plan, the default for accounts since July 2026; older accounts pay 0.10 per thousand. */
  mail: {
    usd: 0.16e-3,
    source: 'https://docs.aws.amazon.com/ses/latest/dg/pricing-plans.html (price list of 22 July 2026)',
  },
  /** The same in every plan. */
  receivedMail: { usd: 0.1e-3, source: simpleEmail },
  /** 256 KB of a received mail. */
  receivedMailChunk: { usd: 0.09e-3, source: simpleEmail },
  keyRequest: { usd: 3e-6, source: 'https://cloudburn.io/blog/aws-kms-pricing (March 2026)' },
  /** Each of its first two yearly rotations costs the same again. */
  keyMonth: { usd: 1, source: 'https://aws.amazon.com/kms/pricing' },
  secretMonth: { usd: 0.4, source: 'https://aws.amazon.com/secrets-manager/pricing (20 September 2026)' },
  logGigabyte: { usd: 0.5, source: cloudWatch },
  /** A custom metric. */
  metricMonth: { usd: 0.3, source: cloudWatch },
  alarmMonth: { usd: 0.1, source: 'https://c3x.dev/resources/aws/aws_cloudwatch_metric_alarm' },
  dashboardMonth: { usd: 3, source: cloudWatch },
  firewallMonth: { usd: 5, source: waf },
  firewallRuleMonth: { usd: 1, source: waf },
  firewallRequest: { usd: 0.6e-6, source: waf },
  /** A health check of an AWS endpoint, 0.50, plus HTTPS, 1.00. */
  probeMonth: { usd: 1.5, source: route53 },
  hostedZoneMonth: { usd: 0.5, source: route53 },
  /** Amazon Transcribe, batch, the first 250,000 minutes per month; at least 15 seconds per recording. */
  transcribedMinute: { usd: 0.024, source: 'https://costgoat.com/pricing/amazon-transcribe' },
  /** Amazon Textract, detection of text, the first million pages per month. */
  recognisedPage: { usd: 1.5e-3, source: 'https://cloudchipr.com/blog/aws-textract (May 2025)' },
  /** GuardDuty Malware Protection for S3. */
  scannedGigabyte: { usd: 0.09, source: guardDuty },
  scannedObject: { usd: 0.215e-3, source: guardDuty },
} as const satisfies Record<string, ListPrice>;

export type Price = keyof typeof priceSheet;

/** All price names. */
export const prices: readonly Price[] = Object.keys(priceSheet).filter(isPrice);

/** Whether the price's source is AWS itself. */
export function isStatedByAws(price: Price): boolean {
  return /^https:\/\/(?:\w+\.)*aws\.amazon\.com\//.test(priceSheet[price].source);
}

function isPrice(name: string): name is Price {
  return Object.hasOwn(priceSheet, name);
}
