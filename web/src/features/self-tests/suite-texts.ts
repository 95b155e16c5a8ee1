import type { SelfTestSuite } from '#shared/domain/self-test-names.ts';

/** Title and description of each suite. */
export const suiteTexts: Record<SelfTestSuite, { title: string; lead: string }> = {
  gptsite: {
    title: 'GPTsite Testing',
    lead: 'From a website to an answer with its source, on a small built-in site and on the newest assistant.',
  },
  system: {
    title: 'System Testing',
    lead: 'Table, bucket, queues, mail, contract and front door. Test data is removed afterwards.',
  },
};
