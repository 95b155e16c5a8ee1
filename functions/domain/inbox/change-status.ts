import { AppError } from '#shared/errors.ts';
import type { ForwardedMessage } from './forwarded-message.ts';

export type StatusChange = {
  status: 'in_progress' | 'responded';
  response?: string | undefined;
  responseBy?: string | undefined;
};

/**
 * A person's action on a message: document 2 section 4. Throws CONFLICT once it is answered, VALIDATION for
 * an answer without words or name.
 */
export function changeStatus(message: ForwardedMessage, change: StatusChange, now: Date): ForwardedMessage {
  const { status, response = '', responseBy = message.responseBy ?? '' } = change;
  if (message.status === 'responded')
    throw new AppError('CONFLICT', { message: 'This message has already been answered.' });
  if (status === 'in_progress') return { ...message, status, ...(responseBy && { responseBy }) };
  const issues = [
    ...(response ? [] : [{ field: 'response', message: 'Please write an answer.' }]),
    ...(responseBy ? [] : [{ field: 'responseBy', message: 'Please say who answers.' }]),
  ];
  const [first] = issues;
  if (first) throw new AppError('VALIDATION', { message: first.message, issues });
  return { ...message, status, response, responseBy, responseAt: now.toISOString() };
}

/** Whether a change repeats the last one, after a double click or a lost reply. */
export function isRepetition(
  message: ForwardedMessage,
  { status, response, responseBy }: StatusChange,
): boolean {
  return (
    status === 'responded' &&
    message.status === 'responded' &&
    message.response === response &&
    message.responseBy === responseBy
  );
}

/** Whether the sender has waited longer than promised. */
export function isOverdue({ status, answerBy }: ForwardedMessage, now: Date): boolean {
  return status !== 'responded' && answerBy !== undefined && Date.parse(answerBy) <= now.getTime();
}

/** What the assistant knows of the person: it stays out while they write, and announces what they wrote. */
export function findPersonState({
  status,
  response,
}: ForwardedMessage): 'answering' | 'answered' | 'settled' | undefined {
  switch (status) {
    case 'pending':
    case 'sent':
      return undefined;
    case 'in_progress':
      return 'answering';
    case 'responded':
      return response === undefined ? 'settled' : 'answered';
  }
}
