import type { AttemptCounter } from '#functions/domain/identity/ports.ts';
import type { AddresseePorts } from '#functions/domain/inbox/ports.ts';
import type { StandingPorts } from '#functions/domain/plans/ports.ts';
import type { EventPorts } from '#functions/domain/webhooks/ports.ts';
import type { HandoffStore } from '#functions/storage/dynamodb/chat/handoff-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';

export type ForwardPorts = EventPorts &
  AddresseePorts &
  Pick<StandingPorts, 'now'> & {
    handoffs: HandoffStore;
    makeId(): string;
    rateLimits: Pick<AttemptCounter, 'countCall'>;
    siteOrigin(brandId: BrandId): string;
    /** Notifies the mail worker; the sweeper sends anything missed. */
    startMail(mailId: string): Promise<void>;
  };
