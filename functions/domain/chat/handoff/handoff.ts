import * as z from 'zod';
import { type Handoff, handoffStateSchema } from '#shared/contract/assistant/chat.ts';
import { promisedAnswerSchema } from '#shared/domain/inbox/promised-answer.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/** The question a person is to answer, as it was when the visitor asked. */
export const openQuestionSchema = z.object({
  question: z.string().overwrite(maskPrivateNumbers),
  /** The assistant's answer and its confidence, 0 to 1. */
  attemptedAnswer: z.string(),
  confidence: z.number(),
  /** The visitor asked for a person rather than accepting an offer. */
  wantsPerson: z.boolean(),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/**
 * A visitor's progress in leaving a message. Stored with the conversation, so that it survives a page change.
 */
export const handoffRecordSchema = z.object({
  state: handoffStateSchema,
  /** False while only a keyword in the visitor's message led here. */
  isInvited: z.boolean(),
  language: z.string(),
  openQuestion: openQuestionSchema.optional(),
  /** Empty when the visitor would rather not say it. */
  name: z.string().optional(),
  /** Given before anything was asked. */
  contact: z.string().optional(),
  /** Turns without a name or a contact since one was asked for. */
  turnsInVain: z.number().int().optional(),
  /** The message was passed on without a name, which was asked for just now. */
  asksName: z.boolean().optional(),
  /** The visitor wants a person, has asked nothing, and was asked for their question. */
  asksQuestion: z.boolean().optional(),
  /** The status page of the forwarded message, and the promised reply time. */
  statusPath: z.string().optional(),
  ...promisedAnswerSchema.shape,
  replyWithinHours: z.number().int().optional(),
  /** A line for the forwarded message, until the visitor says whether it is to be added. */
  addition: z.string().overwrite(maskPrivateNumbers).optional(),
  /** The visitor was told that their message is answered: nothing more can be added to it. */
  isClosed: z.boolean().optional(),
  /**
   * A person is writing an answer, or has written one the visitor hasn't been told about here. Only staff
   * change it.
   */
  person: z.enum(['answering', 'answered']).optional(),
});
export type HandoffRecord = z.infer<typeof handoffRecordSchema>;

/** Whether the visitor is actively leaving a message. */
export function isLeavingMessage(record: HandoffRecord | undefined): boolean {
  return record?.isInvited === true && (record.state === 'asking-name' || record.state === 'asking-contact');
}

/**
 * While anybody writes an answer to a conversation, the assistant leaves it to them; afterwards it announces
 * the answer once.
 */
export function findPerson(writing: number, isAnswered: boolean | undefined): HandoffRecord['person'] {
  if (writing > 0) return 'answering';
  return isAnswered ? 'answered' : undefined;
}

/** What remains of an already forwarded message, whatever the visitor starts or cancels afterwards. */
export function findPassedOn(record: HandoffRecord | undefined): Partial<HandoffRecord> {
  const { person, isClosed, statusPath, replyWithinHours, answerBy, answerZone, promisesNothing } =
    record ?? {};
  return {
    ...(person && { person }),
    ...(isClosed && { isClosed }),
    ...(statusPath && { statusPath }),
    ...(replyWithinHours !== undefined && { replyWithinHours }),
    ...(answerBy && { answerBy }),
    ...(answerZone && { answerZone }),
    ...(promisesNothing && { promisesNothing }),
  };
}

/** Confirms that a message was forwarded, with the page where its answer will appear. */
export function describeCollected({
  statusPath,
  replyWithinHours,
}: Pick<HandoffRecord, 'statusPath' | 'replyWithinHours'>): Handoff {
  return {
    state: 'collected',
    ...(replyWithinHours !== undefined && { replyWithinHours }),
    ...(statusPath && { statusPath }),
  };
}

/** The progress without a line that was offered. */
export const leaveAddition = ({ addition: _left, ...record }: HandoffRecord): HandoffRecord => record;

/** The progress without what was asked for after a message was passed on. */
export function settleCollected({ asksName: _asked, ...record }: HandoffRecord): HandoffRecord {
  return leaveAddition(record);
}
