import type { ChatPorts } from '#functions/domain/chat/ports.ts';
import type { MailboxStore } from '#functions/storage/dynamodb/mail/mailbox-store.ts';
import type { ReceivedMailStore } from '#functions/storage/dynamodb/mail/received-mail-store.ts';

export type MailboxPorts = {
  mailboxes: Pick<MailboxStore, 'find' | 'create' | 'change' | 'replace'>;
  /** Whether this deployment gets mail. */
  receivesMail: boolean;
  makeId(): string;
};

export type MailChannelPorts = ChatPorts & {
  mailboxes: Pick<MailboxStore, 'find' | 'findConversionId'>;
  receivedMails: ReceivedMailStore;
  /** The mails as they came. */
  rawMails: { get(key: string): Promise<Uint8Array | undefined>; removeAll(prefix: string): Promise<void> };
  findTokenSecret(): Promise<string>;
};
