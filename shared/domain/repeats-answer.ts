import type { Citation } from './citation.ts';

/** Whether a source shows nothing beyond the answer: an answer in the owner's words has no page to open. */
export function repeatsAnswer({ url, copyUrl, quote }: Citation, answer: string): boolean {
  return !url && !copyUrl && answer.includes(quote.trim());
}
