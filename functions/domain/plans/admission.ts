import type { Conversation } from '../conversions/conversation.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { nameAssistant } from '../conversions/name-assistant.ts';
import { monthOf } from './month-of.ts';
import { composePauseNotice } from './pause.ts';
import type { AdmissionPorts, CountingPorts } from './ports.ts';
import { describeStanding, isUsageNews, type Standing } from './standing.ts';

/** A requested assistant, with its name and its customer's standing. */
export type Admission = { conversion: Conversion; standing: Standing; name: string };

/** Undefined when nothing is counted: assistants without a customer, and unknown ones. */
export async function findAdmission(
  ports: AdmissionPorts,
  conversionId: string,
): Promise<Admission | undefined> {
  const [conversion, settings] = await Promise.all([
    ports.conversions.find(conversionId),
    ports.findSettings(conversionId),
  ]);
  if (!conversion?.organisationId) return undefined;
  const month = monthOf(ports.now());
  const customer = await ports.usage.readWithOrganisation(conversion.organisationId, month);
  if (!customer) return undefined;
  return {
    conversion,
    standing: describeStanding(ports, customer.organisation, customer.conversations),
    name: nameAssistant(conversion, settings),
  };
}

/** Throws ASSISTANT_PAUSED. Conversations started within the limit may continue. */
export function refuseUnadmitted(admission: Admission | undefined, isFirstMessage: boolean): void {
  switch (admission?.standing.pause) {
    case 'trial-ended':
    case 'account-closing':
      throw composePauseNotice(admission.conversion, admission.name);
    case 'conversations-used-up':
      if (isFirstMessage) throw composePauseNotice(admission.conversion, admission.name);
      return;
    case undefined:
      return;
  }
}

/**
 * Counts a conversation once its first exchange is stored; `isMarked` if that marked it as counted. The life cycle reports
 * the usage to the owner.
 */
export async function countConversation(
  { usage, lifeCycles, now }: CountingPorts,
  { standing }: Admission,
  conversation: Conversation & { isMarked: boolean },
): Promise<void> {
  const { organisationId } = standing.organisation;
  const conversations = conversation.isMarked
    ? await usage.count(organisationId, standing.month)
    : await usage.countOnce(organisationId, standing.month, conversation);
  if (conversations === undefined || !isUsageNews({ ...standing, conversations })) return;
  await lifeCycles.bringForward(organisationId, now());
}
