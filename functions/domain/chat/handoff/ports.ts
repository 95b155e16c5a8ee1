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

/** How far visitors are with leaving a message, and the messages they left. */
export type HandoffStore = {
  find(conversation: Conversation, now: Date): Promise<HandoffRecord | undefined>;
  /** Stores how far a visitor is. What staff say of a person stays, unless the visitor `wasTold` that one has answered. */
  save(
    conversation: Conversation,
    record: HandoffRecord,
    { now, wasTold }: { now: Date; wasTold: boolean },
  ): Promise<void>;
  /** Stores message, mails, events and state in one transaction, unless this very message is there already; answers the message that is. */
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
};

/** What forwarding a message to a person needs. */
export type ForwardPorts = EventPorts &
  AddresseePorts &
  Pick<StandingPorts, 'now'> & {
    handoffs: HandoffStore;
    makeId(): string;
    rateLimits: Pick<AttemptCounter, 'countCall'>;
    siteOrigin(brandId: BrandId): string;
    /** Tells the mail worker; what is not told now, the sweeper tells. */
    announceMail(mailId: string): Promise<void>;
  };
