import { brands } from '#shared/brands/index.ts';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { acceptOrderPath } from '#web/lib/site/accept-order-path.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { AnsweredMeanwhile } from './answered-meanwhile.tsx';
import type { InboxScope } from './inbox-queries.ts';
import { MessageRemoval } from './message-removal.tsx';
import { MessageTeam } from './message-team.tsx';
import { ResponseForm } from './response-form.tsx';
import { sayDeadline } from './say-deadline.ts';
import { SenderContact } from './sender-contact.tsx';

/** Leads to the order of a school, filled with what it stated. */
function AcceptOrder({ order }: { order: NonNullable<InboxMessage['order']> }) {
  return (
    <SiteLink to={acceptOrderPath(order)} className="font-semibold underline underline-offset-4">
      Accept order
    </SiteLink>
  );
}

const roleNames = { user: 'Visitor', assistant: 'Assistant' } as const;

type InboxDetailProps = {
  message: InboxMessage;
  scope: InboxScope;
  /** Its card says neither who wrote nor what. */
  isWhole?: boolean;
  onRefused: (stored: InboxMessage) => void;
};

/** The sender, the response or its form, and the conversation before. */
export function InboxDetail({ message, scope, isWhole = false, onRefused }: InboxDetailProps) {
  const { contact, context, transcript, aiAttemptedResponse, answerBy } = message;
  const { response, responseBy, responseAt, userMessage, headline } = message;
  const facts = [
    ['From', isWhole && message.name],
    ['The message', (isWhole || userMessage !== headline) && userMessage],
    ['Reach them at', <SenderContact key="contact" contact={contact} />],
    ['Website', context.websiteUrl],
    ...listDelivery(message),
    ['Answer promised by', answerBy && sayDeadline(message, answerBy)],
    // Mostly it stands in the conversation below.
    [
      'The assistant’s reply',
      aiAttemptedResponse && transcript.every(({ content }) => content !== aiAttemptedResponse) && (
        <FoldedText key="reply" name="the assistant’s reply">
          {aiAttemptedResponse}
        </FoldedText>
      ),
    ],
  ] as const;
  return (
    <div className="space-y-5">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([term, detail]) =>
          detail ? (
            <div key={term} className="contents">
              <dt className="text-ink-muted">{term}</dt>
              <dd dir="auto" className="whitespace-pre-line break-words">
                {detail}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {/* What a reader on a phone came for stands before what they may want to know. */}
      {response === undefined ? (
        <ResponseForm message={message} scope={scope} onRefused={onRefused} />
      ) : (
        <>
          <div className="rounded-md bg-success-tint p-4 text-success-ink">
            <p className="font-semibold">
              Answered by {responseBy}
              {responseAt && ` on ${formatInstant(responseAt)}`}
            </p>
            <p dir="auto" className="whitespace-pre-line break-words">
              {response}
            </p>
          </div>
          {scope.kind === 'owner' && scope.teach(message, response)}
          <AnsweredMeanwhile message={message} scope={scope} />
        </>
      )}
      {transcript.length > 0 && (
        <section aria-label="Conversation before the message">
          <h2 className="font-semibold text-base">The conversation before</h2>
          <ol className="mt-2 space-y-2">
            {transcript.map(({ role, content, sentAt }) => (
              <li key={`${sentAt}-${role}`} className="break-words">
                {role === 'user' ? (
                  <Turn role={role} content={content} />
                ) : (
                  <FoldedText name={`the assistant’s reply “${content.slice(0, 40)}…”`}>
                    <Turn role={role} content={content} />
                  </FoldedText>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {scope.kind === 'owner' && scope.lead(message)}
      {scope.kind === 'staff' && message.order && brands[message.platform].pricingModel === 'enrollment' && (
        <AcceptOrder order={message.order} />
      )}
      {scope.kind === 'owner' && <MessageTeam message={message} scope={scope} />}
      {scope.kind === 'owner' && <MessageRemoval message={message} scope={scope} />}
    </div>
  );
}

function Turn({ role, content }: Pick<InboxMessage['transcript'][number], 'role' | 'content'>) {
  return (
    <>
      <span className="font-semibold">{roleNames[role]}:</span> <bdi>{content}</bdi>
    </>
  );
}

/** Who got it by mail, and who still has to confirm: of an answered one nobody needs to know. */
function listDelivery({ status, forwardedTo, waitingFor = [] }: InboxMessage) {
  if (status === 'responded') return [];
  const mailed = forwardedTo.filter((email) => !waitingFor.includes(email));
  return [
    ['Emailed to', mailed.join(', ') || (waitingFor.length > 0 && 'Nobody yet')],
    [
      'Not emailed yet',
      waitingFor.length > 0 &&
        `${waitingFor.join(', ')}: ${waitingFor.length > 1 ? 'addresses' : 'address'} not confirmed`,
    ],
  ] as const;
}
