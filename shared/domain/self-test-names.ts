/** Tests that run against a sample site. */
export const sampleTestNames = [
  'Reading a page as robots.txt allows',
  'Keeping inward addresses out',
  'Extracting the content of a page',
  'Building and storing knowledge',
  'Answering with a quote of its source',
  'Declining what the site does not say',
] as const;
export type SampleTestName = (typeof sampleTestNames)[number];

export const newestTestName = 'The newest published assistant';

/** Tests of each suite, in order. */
export const selfTestNames = {
  gptsite: [...sampleTestNames, newestTestName],
  system: [
    'Writing to the table',
    'Latency of the table',
    'Writing to the bucket',
    'Reaching the queues',
    'Sending mail',
    'Describing the contract',
    'Answering at the front door',
  ],
} as const;

/** `gptsite`: from a website to a cited answer. `system`: the infrastructure behind it. */
export type SelfTestSuite = keyof typeof selfTestNames;
export type SelfTestName<Suite extends SelfTestSuite> = (typeof selfTestNames)[Suite][number];

/** Optional addition to the `system` suite. */
export const mailTestName = 'A mail to you';

/** Every test of a suite that can run on its own. */
export function listTestNames(suite: SelfTestSuite): readonly string[] {
  return suite === 'system' ? [...selfTestNames.system, mailTestName] : selfTestNames[suite];
}
