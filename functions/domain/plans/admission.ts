import type { Conversation } from '../conversions/conversation.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { sayPaused } from './pause.ts';
import { findStanding, isUsageNews, type Standing, type StandingWorld } from './standing.ts';
import type { UsageStore } from './usage-store.ts';

/** An assistant that somebody wants to talk to, with what its customer may still use. */
export type Admission = { conversion: Conversion; standing: Standing };

type AdmissionWorld = StandingWorld & {
  conversions: { find(conversionId: string): Promise<Conversion | undefined> };
};

/** Undefined where nothing is counted: assistants of nobody, and those that do not exist. */
export async function findAdmission(
  world: AdmissionWorld,
  conversionId: string,
): Promise<Admission | undefined> {
  const conversion = await world.conversions.find(conversionId);
  const standing = conversion && (await findStanding(world, conversion));
  return standing && { conversion, standing };
}

/** Throws ASSISTANT_PAUSED. Who began to talk while there were conversations left may go on. */
export function refuseUnadmitted(admission: Admission | undefined, isFirstMessage: boolean): void {
  switch (admission?.standing.pause) {
    case 'trial-ended':
      throw sayPaused(admission.conversion);
    case 'conversations-used-up':
      if (isFirstMessage) throw sayPaused(admission.conversion);
      return;
    case undefined:
      return;
  }
}

export type CountingWorld = {
  usage: Pick<UsageStore, 'countOnce'>;
  lifeCycles: { bringForward(organisationId: string, now: Date): Promise<void> };
  now(): Date;
};

/** Counts a conversation whose first exchange is stored. The owner is told of what it uses up by the life cycle. */
export async function countConversation(
  { usage, lifeCycles, now }: CountingWorld,
  { standing }: Admission,
  conversation: Conversation,
): Promise<void> {
  const { organisationId } = standing.organisation;
  const conversations = await usage.countOnce(organisationId, standing.month, conversation);
  if (conversations === undefined || !isUsageNews({ ...standing, conversations })) return;
  await lifeCycles.bringForward(organisationId, now());
}
