import type { SelfTestSuite } from '#shared/domain/self-test-names.ts';

/** Title and description of each suite. */
export const suiteTexts: Record<SelfTestSuite, { title: string; lead: string }> = {
  gptsite: {
    title: 'GPTsite Testing',
    lead: 'From a website to an answer with its source: on a small site that comes along, and on the newest assistant.',
  },
  system: {
    title: 'System Testing',
    lead: 'Table, bucket, queues, mail, contract and front door. What is written for a test is removed.',
  },
};
