import * as z from 'zod';

/** The stages of a conversion in order, with the label of document 1 section 4. */
export const stageLabels = {
  initializing: 'Starting Analysis',
  analyzing: 'Scanning Website',
  extracting: 'Extracting Content',
  processing: 'Creating Knowledge Base',
  building: 'Building GPTsite',
  finalizing: 'Final Optimizations',
} as const;

export const stageSchema = z.enum([
  'initializing',
  'analyzing',
  'extracting',
  'processing',
  'building',
  'finalizing',
]);
export type Stage = z.infer<typeof stageSchema>;

export const stages = stageSchema.options;

/** Status of a conversion. `completed` and `failed` are final until retried. */
export const conversionStatusSchema = z.enum(['processing', 'completed', 'failed']);
export type ConversionStatus = z.infer<typeof conversionStatusSchema>;

/** Label under the progress bar: document 1 section 4, main tracker. */
export function describeProgress(percentage: number): string {
  if (percentage >= 100) return 'GPTsite ready!';
  if (percentage >= 80) return 'Creating AI assistant';
  if (percentage >= 50) return 'Building knowledge base';
  if (percentage >= 20) return 'Analyzing your website';
  return 'Starting';
}
