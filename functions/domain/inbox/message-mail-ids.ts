import type { ForwardedMessage } from './forwarded-message.ts';

/** Ids of all mails about a message. */
export function listMessageMailIds({
  id,
  forwardedTo,
  escalatedTo = [],
  additionMailIds = [],
}: Pick<ForwardedMessage, 'id' | 'forwardedTo' | 'escalatedTo' | 'additionMailIds'>): string[] {
  return [
    ...forwardedTo.map((_to, index) => `forwarded-${id}-${index}`),
    ...escalatedTo.map((_to, index) => `overdue-${id}-${index}`),
    `answered-${id}`,
    ...additionMailIds,
  ];
}
