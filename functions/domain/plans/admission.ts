import type { Conversation } from '../conversions/conversation.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { sayPaused } from './pause.ts';
import type { AdmissionPorts, CountingPorts } from './ports.ts';
import { findStanding, isUsageNews, type Standing } from './standing.ts';

/** An assistant that somebody wants to talk to, with what its customer may still use. */
export type Admission = { conversion: Conversion; standing: Standing };

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
