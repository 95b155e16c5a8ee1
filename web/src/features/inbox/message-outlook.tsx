import type { MessagePage } from '#shared/contract/inbox.ts';
import { sayDeadline } from './say-deadline.ts';

/** What happens next with a message, for its sender. */
export function MessageOutlook({ page }: { page: MessagePage }) {
  const { organisation, answerBy, isOverdue, isMailed } = page;
  const isOpen = page.status !== 'responded';
  const way = isMailed ? 'We email you when it is there.' : 'They may also call the number you left.';
  const steps = isOpen
    ? [
        `Somebody at ${organisation} reads your ${page.kind === 'order' ? 'order' : 'message'}.`,
        `${isOverdue || !answerBy ? 'The answer appears on this page.' : `The answer appears on this page by ${sayDeadline(page, answerBy)}.`} ${way}`,
      ]
    : // The mail to an address that has not confirmed has neither the answer nor an address to reply to.
      [`To write back, contact ${organisation} directly.`];
  return (
    <div>
      <h2 className="font-semibold">What happens next</h2>
      {isOpen && isOverdue && (
        <p className="mt-1">Sorry, this is taking longer than promised. They have been reminded.</p>
      )}
      {steps.length === 1 ? (
        <p className="mt-1">{steps[0]}</p>
      ) : (
        <ol className="mt-1 list-decimal space-y-1 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
