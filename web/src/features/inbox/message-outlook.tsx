import type { MessagePage } from '#shared/contract/inbox.ts';
import { formatDeadline } from '#shared/texts/format-deadline.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';

/** What happens next with a message, for its sender. */
export function MessageOutlook({ page }: { page: MessagePage }) {
  const { organisation, answerBy, isOverdue, isMailed, response } = page;
  const way = isMailed ? 'We send it to your email address too.' : 'They may also call the number you left.';
  const steps =
    response === undefined
      ? [
          `Somebody at ${organisation} reads your message.`,
          `${isOverdue || !answerBy ? 'The answer appears on this page.' : `The answer appears on this page by ${sayDeadline(page)}.`} ${way}`,
        ]
      : [
          isMailed
            ? `To write back, reply to the email with this answer, or contact ${organisation} directly.`
            : `To write back, contact ${organisation} directly.`,
        ];
  return (
    <div>
      <h2 className="font-semibold">What happens next</h2>
      {response === undefined && isOverdue && (
        <p className="mt-1">Sorry, this is taking longer than promised. They have been reminded.</p>
      )}
      <ol className="mt-1 list-decimal space-y-1 ps-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** In the words of the chat; without office hours, in the reader's own time. */
function sayDeadline({ answerBy = '', answerZone, createdAt }: MessagePage): string {
  if (!answerZone) return `${formatInstant(answerBy)}, your time`;
  const { day, time, zone } = formatDeadline('en', new Date(answerBy), answerZone, new Date(createdAt));
  return `${day}, ${time} (${zone})`;
}
