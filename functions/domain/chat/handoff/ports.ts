import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import type { AttemptCounter } from '#functions/domain/identity/ports.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { AddresseePorts } from '#functions/domain/inbox/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { StandingPorts } from '#functions/domain/plans/ports.ts';
import type { EventPorts } from '#functions/domain/webhooks/ports.ts';
import type { StoredDelivery } from '#functions/domain/webhooks/webhook.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { HandoffRecord } from './handoff.ts';

/** Stores the progress of leaving a message, and the messages. */
export type HandoffStore = {
  find(conversation: Conversation, now: Date): Promise<HandoffRecord | undefined>;
  /**
   * Stores a visitor's progress. The person's state set by staff stays, unless the visitor `wasTold` of the
   * answer.
   */
  save(
    conversation: Conversation,
    record: HandoffRecord,
    { now, wasTold }: { now: Date; wasTold: boolean },
  ): Promise<void>;
  /**
   * Stores message, mails, events and state in one transaction, unless the same message exists; returns the
   * stored message.
   */
  forward(
    conversation: Conversation,
    forwarded: {
      message: ForwardedMessage;
      mails: Mail[];
      deliveries: StoredDelivery[];
      record: HandoffRecord;
    },
    now: Date,
  ): Promise<{ isNew: boolean; message: ForwardedMessage }>;
  /** The message with this secret of its sender's page. */
  findForwarded(pageToken: string): Promise<ForwardedMessage | undefined>;
  /** Replaces a message's words, with the mails; false when it changed or was answered meanwhile. */
  reword(before: ForwardedMessage, userMessage: string, mails: Mail[], now: Date): Promise<boolean>;
};

/** Dependencies of forwarding a message to a person. */
export type ForwardPorts = EventPorts &
  AddresseePorts &
  Pick<StandingPorts, 'now'> & {
    handoffs: HandoffStore;
    makeId(): string;
    rateLimits: Pick<AttemptCounter, 'countCall'>;
    siteOrigin(brandId: BrandId): string;
    /** Notifies the mail worker; the sweeper sends anything missed. */
    announceMail(mailId: string): Promise<void>;
  };
