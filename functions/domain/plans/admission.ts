import type { Conversation } from '../conversions/conversation.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { sayPaused } from './pause.ts';
import { findStanding, isUsageNews, type Standing, type StandingPorts } from './standing.ts';
import type { UsageStore } from './usage-store.ts';

/** An assistant that somebody wants to talk to, with what its customer may still use. */
export type Admission = { conversion: Conversion; standing: Standing };

type AdmissionPorts = StandingPorts & {
  conversions: { find(conversionId: string): Promise<Conversion | undefined> };
};

/** Undefined where nothing is counted: assistants of nobody, and those that do not exist. */
export async function findAdmission(
  ports: AdmissionPorts,
  conversionId: string,
): Promise<Admission | undefined> {
  const conversion = await ports.conversions.find(conversionId);
  const standing = conversion && (await findStanding(ports, conversion));
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

export type CountingPorts = {
  usage: Pick<UsageStore, 'countOnce'>;
  lifeCycles: { bringForward(organisationId: string, now: Date): Promise<void> };
  now(): Date;
};

/** Counts a conversation whose first exchange is stored. The owner is told of what it uses up by the life cycle. */
export async function countConversation(
  { usage, lifeCycles, now }: CountingPorts,
  { standing }: Admission,
  conversation: Conversation,
): Promise<void> {
  const { organisationId } = standing.organisation;
  const conversations = await usage.countOnce(organisationId, standing.month, conversation);
  if (conversations === undefined || !isUsageNews({ ...standing, conversations })) return;
  await lifeCycles.bringForward(organisationId, now());
}
