import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { StoredForm, StoredSubmission } from './form.ts';

/** The message that a submission is in the inbox. */
export const entryIdOf = (submissionId: string): string => `form-${submissionId}`;

/** A word alone says little of what somebody wants. */
const fewestWords = 3;

/**
 * A submission as a message of the assistant's inbox, with its answers; its files stay with the form. Its headline is the
 * longest answer in the sender's own words, else the form's name.
 */
export function describeEntry(
  { formId, conversionId, brandId, name, fields, workflow }: StoredForm,
  { submissionId, submittedAt, answers }: StoredSubmission,
  from: { company: string; websiteUrl: string | null; mailedTo: readonly string[]; pageToken: string },
): ForwardedMessage {
  const kinds = new Map(fields.map(({ id, kind }) => [id, kind]));
  const listOf = (kind: string) =>
    answers.flatMap(({ fieldId, answer }) => (kinds.get(fieldId) === kind ? [answer] : []));
  const own = listOf('text').toSorted((one, other) => other.length - one.length)[0] ?? '';
  const isWish = own.split(/\s+/).length >= fewestWords;
  return {
    ...{ id: entryIdOf(submissionId), kind: 'message', platform: brandId, conversionId },
    form: { formId, name },
    priority: workflow.routing.priority === 'high' ? 'high' : 'normal',
    status: from.mailedTo.length > 0 ? 'sent' : 'pending',
    confidenceScore: null,
    createdAt: submittedAt,
    pageToken: from.pageToken,
    userMessage: answers.map(({ label, answer }) => `${label}: ${answer}`).join('\n'),
    headline: isWish ? own.replace(/\s+/g, ' ') : name,
    aiAttemptedResponse: '',
    visitor: {
      name: listOf('name').join(' '),
      contact: [...listOf('email').slice(0, 1), ...listOf('phone').slice(0, 1)].join(', '),
    },
    excerpt: [],
    context: { companyName: from.company, websiteUrl: from.websiteUrl },
    // The form's own mails tell of it: none of the inbox is sent.
    forwardedTo: [],
  };
}
