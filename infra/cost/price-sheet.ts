/**
 * List prices of us-east-1 in USD, without free tiers. Prices change and differ by region: compare them with
 * https://aws.amazon.com/pricing before relying on them, and change them here; docs/cost.md follows.
 */
export const priceSheet = {
  functionGigabyteSecond: 0.0000133334,
  functionRequest: 0.2e-6,
  apiRequest: 1e-6,
  edgeRequest: 1e-6,
  edgeFunctionRun: 0.1e-6,
  edgeGigabyte: 0.085,
  tableWriteUnit: 0.625e-6,
  tableReadUnit: 0.125e-6,
  tableGigabyteMonth: 0.25,
  tableBackupGigabyteMonth: 0.2,
  objectWrite: 5e-6,
  objectRead: 0.4e-6,
  objectGigabyteMonth: 0.023,
  queueRequest: 0.4e-6,
  mail: 0.1e-3,
  keyRequest: 3e-6,
  keyMonth: 1,
  secretMonth: 0.4,
  logGigabyte: 0.5,
  alarmMonth: 0.1,
  dashboardMonth: 3,
  firewallMonth: 5,
  firewallRuleMonth: 1,
  firewallRequest: 0.6e-6,
  probeMonth: 1.5,
  hostedZoneMonth: 0.5,
  /** Amazon Nova Lite, as an example of a model that phrases answers. */
  modelInputToken: 0.06e-6,
  modelOutputToken: 0.24e-6,
} as const;

export type Price = keyof typeof priceSheet;

/** Every price by its name. */
export const prices: readonly Price[] = Object.keys(priceSheet).filter(isPrice);

function isPrice(name: string): name is Price {
  return Object.hasOwn(priceSheet, name);
}
