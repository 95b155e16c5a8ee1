import { periodOfSummary, summaryPeriodSchema } from '#shared/contract/assistant/chat-history.ts';
import { periodNames } from '#shared/domain/figures/glossary.ts';

/** The periods of document 2 section 9, with their labels. */
export const periods = summaryPeriodSchema.options.map((value) => ({
  value,
  label: periodNames[periodOfSummary[value]],
}));
