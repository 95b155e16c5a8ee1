import type { KnowledgeItemStatus, KnowledgeItemType } from '#shared/domain/conversion/knowledge-item.ts';

/** Document 2 section 4: processed is shown as Ready. */
export const statusTexts = {
  processed: 'Ready',
  processing: 'Processing',
  pending: 'Pending',
  error: 'Error',
} as const satisfies Record<KnowledgeItemStatus, string>;

export const typeTexts = {
  webpage: 'Web page',
  pdf: 'Document',
  calendar: 'Calendar',
  form: 'Form',
  video: 'Video or audio',
} as const satisfies Record<KnowledgeItemType, string>;
