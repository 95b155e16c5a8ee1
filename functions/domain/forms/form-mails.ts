import { brands } from '#shared/brands/index.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { composeMail, composeWordyMail, quoteName } from '../mail/compose-mail.ts';
import { defangLinks } from '../mail/defang-links.ts';
import type { Mail } from '../mail/mail.ts';
import type { StoredForm, StoredSubmission } from './form.ts';
import { confirmationId, digestId, notificationId } from './form-mail-ids.ts';

/** Mails quote only the beginning of an answer; the dashboard has all of it. */
const quotedAnswerLength = 500;

type Submitted = { form: StoredForm; submission: StoredSubmission };

/** Whose form it is; `readHost` of the website that was read. */
export type FormOwner = { company: string; readHost?: string | undefined; hidesMaker?: boolean };

type Notified = {
  to: string;
  index: number;
  url: string;
  replyTo: string | undefined;
  readHost?: string | undefined;
};

/** Notifies an address of the workflow about a submission. Visitors' words stay out of the subject. */
export function composeNotification(
  { form, submission }: Submitted,
  { to, index, url, replyTo, readHost }: Notified,
): Mail {
  const { department, priority } = form.workflow.routing;
  return composeMail({
    type: 'form-submitted',
    mailId: notificationId(submission.submissionId, index),
    kind: 'forms',
    readHost,
    to,
    replyTo,
    brand: brands[form.brandId],
    subject: `${priority === 'high' ? '[High priority] ' : ''}New submission: ${quoteName(form.name)}`,
    greetingName: quoteName(department, 'there'),
    paragraphs: [
      `The form "${quoteName(form.name)}" was submitted.`,
      ...(department ? [`Department: ${quoteName(department)}`] : []),
      ...(priority === 'normal' ? [] : [`Priority: ${priority}`]),
    ],
    lists: [
      {
        title: 'Answers:',
        items: submission.answers.map(({ label, answer, contentType }) => [
          { text: `${defangLinks(label)}:` },
          {
            text:
              contentType === undefined
                ? defangLinks(answer.slice(0, quotedAnswerLength))
                : `${defangLinks(answer)} (file, in your dashboard)`,
          },
        ]),
      },
    ],
    action: { label: 'See the submission', url },
  });
}

const hourMilliseconds = 3_600_000;

/**
 * Says after an hour with many submissions how many there were, without their words; the later ones of the hour put
 * theirs in its place.
 */
export function composeDigest(
  { form, submission }: Submitted,
  { to, index, url, readHost, times }: Omit<Notified, 'replyTo'> & { times: number },
): Mail {
  const sent = Date.parse(submission.submittedAt);
  const end = new Date(sent - (sent % hourMilliseconds) + hourMilliseconds);
  const from = new Date(end.getTime() - hourMilliseconds).toISOString().slice(11, 16);
  return {
    ...composeMail({
      type: 'form-digest',
      mailId: digestId(form.formId, submission.submissionId, index),
      kind: 'forms',
      readHost,
      to,
      brand: brands[form.brandId],
      subject: `${times} submissions: ${quoteName(form.name)}`,
      greetingName: quoteName(form.workflow.routing.department, 'there'),
      paragraphs: [
        `The form "${quoteName(form.name)}" was submitted ${times} times from ${from} to ${end.toISOString().slice(11, 16)} UTC.`,
        'The first ones came in mails of their own. All of them are in your dashboard.',
      ],
      action: { label: 'See the submissions', url },
    }),
    notBefore: end.toISOString(),
  };
}

/**
 * Confirms a submission to the address in it. Repeats nothing that was typed, because somebody else may have
 * typed it.
 */
export function composeConfirmation(
  { form, submission }: Submitted,
  to: string,
  { company: named, readHost, hidesMaker = false }: FormOwner,
): Mail {
  return composeWordyMail({ company: named, readHost, hidesMaker }, ({ company, isConfirmed }) => ({
    type: 'form-received',
    mailId: confirmationId(submission.submissionId),
    to,
    brand: brands[form.brandId],
    subject: isConfirmed
      ? `We have received your form: ${quoteName(form.name)}`
      : `${readHost ?? 'We'} ${readHost ? 'has' : 'have'} received your form`,
    paragraphs: [
      isConfirmed
        ? `Thank you. ${company} has received the form "${quoteName(form.name)}" that was sent with this address, and will get back to you.`
        : `Thank you. The form that was sent with this address has arrived${readHost ? ` at ${readHost}` : ''}, and somebody will get back to you.`,
      'If you did not send it, you can ignore this mail.',
    ],
  }));
}

/** The first email address entered. */
export function findSender({ form, submission }: Submitted): string | undefined {
  const asked = form.fields.filter(({ kind }) => kind === 'email').map(({ id }) => id);
  return submission.answers.find(({ fieldId, answer }) => asked.includes(fieldId) && isEmailAddress(answer))
    ?.answer;
}
