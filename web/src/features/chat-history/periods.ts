import type { SummaryPeriod } from '#shared/contract/chat-history.ts';

/** The periods of document 2 section 9, with their labels. */
export const periods = [
  { value: 'daily', label: 'The last day' },
  { value: 'weekly', label: 'The last seven days' },
  { value: 'monthly', label: 'The last thirty days' },
] as const satisfies { value: SummaryPeriod; label: string }[];
