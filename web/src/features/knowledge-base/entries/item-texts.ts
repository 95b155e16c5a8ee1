import type {
  KnowledgeItem,
  KnowledgeItemStatus,
  KnowledgeItemType,
} from '#shared/domain/conversion/knowledge-item.ts';

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

/** What the owner calls an entry: a page by its own heading. */
export function nameItem({ heading, title }: Pick<KnowledgeItem, 'heading' | 'title'>): string {
  return heading || title;
}

/** `1 entry`, `31 entries`. */
export function sayEntries(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`;
}
