import { openObjectStore } from '#functions/storage/s3/object-store.ts';
import { openChatPorts } from './chat/chat.ts';
import type { Deps } from './deps.ts';

/** What answering mails needs: the chat, and the bucket of received mails. */
export function openMailChannelPorts(deps: Deps) {
  const { receivedMailBucket } = deps;
  if (!receivedMailBucket) throw new Error('RECEIVED_MAIL_BUCKET is not set');
  return { ...openChatPorts(deps), rawMails: openObjectStore(receivedMailBucket) };
}
