import type { ForwardedMessage } from './forwarded-message.ts';

type Mailed = Pick<ForwardedMessage, 'id' | 'forwardedTo' | 'escalatedTo' | 'additionMailIds'>;

/** Ids of all mails about a message. */
export function listMessageMailIds(message: Mailed): string[] {
  return [...listNoticeIds(message), `answered-${message.id}`];
}

/** Ids of the mails that ask for an answer to it. */
export function listNoticeIds({ id, forwardedTo, escalatedTo = [], additionMailIds = [] }: Mailed): string[] {
  return [
    ...forwardedTo.map((_to, index) => `forwarded-${id}-${index}`),
    ...escalatedTo.map((_to, index) => `overdue-${id}-${index}`),
    ...additionMailIds,
  ];
}
