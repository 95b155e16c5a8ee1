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

/** One of the month's conversations, taken before its first answer. */
export type TakenPlace = { admission: Admission; conversations: number };

/**
 * Takes one of the month's conversations for a first message. Throws ASSISTANT_PAUSED when others have taken the last one
 * meanwhile.
 */
export async function takePlace({ usage }: CountingPorts, admission: Admission): Promise<TakenPlace> {
  const { organisation, month, plan } = admission.standing;
  const conversations = await usage.take(organisation.organisationId, month, plan.monthlyConversations);
  if (conversations === undefined) throw composePauseNotice(admission.conversion, admission.name);
  return { admission, conversations };
}

/** Gives a place back whose conversation did not come about. */
export async function leavePlace({ usage }: CountingPorts, { admission }: TakenPlace): Promise<void> {
  const { organisation, month } = admission.standing;
  await usage.giveBack(organisation.organisationId, month);
}

/**
 * Keeps the place of a stored conversation; `isMarked` if its first exchange marked it as counted. The life cycle reports
 * the usage to the owner.
 */
export async function keepPlace(
  ports: CountingPorts,
  place: TakenPlace,
  conversation: Conversation & { isMarked: boolean },
): Promise<void> {
  const { standing } = place.admission;
  const isCounted = conversation.isMarked || (await ports.usage.mark(standing.month, conversation));
  if (!isCounted) return leavePlace(ports, place);
  if (!isUsageNews({ ...standing, conversations: place.conversations })) return;
  await ports.lifeCycles.bringForward(standing.organisation.organisationId, ports.now());
}
