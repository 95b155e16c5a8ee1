import { type ReactNode, useState } from 'react';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { sayReadiness } from '#shared/domain/conversion/readiness.ts';
import { resultNames } from '#shared/domain/figures/glossary.ts';
import { sayLanguage } from '#web/features/chat-history/say-language.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { BookOpenCheck, CircleCheck, Globe, ListChecks, MailQuestionMark } from '#web/ui/icons/icons.ts';
import type { IconComponent } from '#web/ui/icons/make-icon.tsx';

type OpenQuestion = Attention['questions'][number];

type NextStepsProps = {
  attention: Attention;
  liveOn: Dashboard['liveOn'];
  onOpen: (tab: string) => void;
  /** Only what waits: the first day says the rest. */
  isFirstDay?: boolean;
  /** Below the questions: those the owner dismissed. */
  dismissed?: ReactNode;
  /** What the owner can do about a question; nothing in a sample. */
  children?: (question: OpenQuestion) => ReactNode;
};

const resultTexts = {
  unanswered: { text: resultNames.unanswered, style: 'bg-danger-tint text-danger-ink' },
  unsure: { text: resultNames.unsure, style: 'bg-warning-tint text-warning-ink' },
} as const satisfies Record<OpenQuestion['result'], object>;

/** As many as somebody looks at in one go. */
const shownAtFirst = 5;

/** What the owner should do next: open questions first, then messages, the website and the widget. */
export function NextSteps({
  attention,
  liveOn,
  onOpen,
  isFirstDay = false,
  dismissed,
  children,
}: NextStepsProps) {
  const { questions, openQuestions, lookedAt, readiness, waitingMessages, waitingPages, website } = attention;
  const mayEdit = useMayEdit();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? questions : questions.slice(0, shownAtFirst);
  const hidden = questions.length - shown.length;
  const later = openQuestions - questions.length;
  return (
    <section aria-labelledby="next-title" className="rounded-lg border border-line bg-surface">
      <h2 id="next-title" tabIndex={-1} className="px-5 pt-4 text-xl">
        What to do next
      </h2>
      {questions.length === 0 ? (
        !isFirstDay && <Line Icon={CircleCheck} title="Nothing to answer. Your own tests don’t count." />
      ) : (
        <div className="px-5 pt-3 pb-1">
          <h3 className="font-semibold">
            {openQuestions === 1 ? '1 question needs' : `${openQuestions} questions need`}{' '}
            {mayEdit ? 'your answer' : 'an answer'}
          </h3>
          <p className="text-ink-muted text-sm">
            {lookedAt === undefined ? 'Last 30 days' : `Latest ${lookedAt} conversations`}, similar questions
            together.
          </p>
          <ul aria-label="Open questions" className="mt-2 divide-y divide-line border-line border-t">
            {shown.map((question) => (
              <li key={question.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <p className="min-w-0 flex-1 basis-60 break-words md:max-lg:basis-40">
                  {question.question}{' '}
                  <span className="text-sm">
                    <span
                      className={`whitespace-nowrap rounded-full px-2 py-0.5 font-semibold ${resultTexts[question.result].style}`}
                    >
                      {resultTexts[question.result].text}
                    </span>
                    <span className="text-ink-muted">
                      {question.count > 1 && ` asked ${question.count} times`}
                      {sayLanguage(question)}
                    </span>
                  </span>
                </p>
                {children?.(question)}
              </li>
            ))}
          </ul>
          {hidden > 0 && (
            <Button variant="quiet" size="small" className="mt-2" onClick={() => setWhole(true)}>
              Show {hidden} more
            </Button>
          )}
          {hidden === 0 && later > 0 && (
            <p className="mt-2 text-ink-muted text-sm">
              The next {later} follow when these are answered or dismissed.
            </p>
          )}
        </div>
      )}
      {dismissed}
      {waitingMessages > 0 && (
        <Line
          Icon={MailQuestionMark}
          title={
            waitingMessages === 1
              ? '1 message waits for a reply'
              : `${waitingMessages}${waitingMessages === 50 ? ' or more' : ''} messages wait for a reply`
          }
          action={{ label: 'Open the inbox', open: () => onOpen('inbox') }}
        />
      )}
      {waitingPages > 0 && (
        <Line
          Icon={BookOpenCheck}
          title={
            waitingPages === 1
              ? '1 changed page of your website waits for approval'
              : `${waitingPages} changed pages of your website wait for approval`
          }
          action={{
            label: mayEdit ? 'Decide about them' : 'See the changes',
            open: () => onOpen('knowledge-base'),
          }}
        />
      )}
      {!isFirstDay && readiness && readiness.answered < readiness.asked && (
        <Line
          Icon={ListChecks}
          title={`${sayReadiness(readiness)}${mayEdit ? ' Add the rest.' : ''}`}
          action={{
            label: mayEdit ? 'Answer the most asked' : 'See the answers',
            open: () => onOpen('knowledge-base'),
          }}
        />
      )}
      {website && (
        <Line
          Icon={BookOpenCheck}
          title={describeFindings(website)}
          action={{ label: 'See the knowledge', open: () => onOpen('knowledge-base') }}
        >
          {website.pages.length > 0 && <ChangedPages pages={website.pages} />}
        </Line>
      )}
      {!isFirstDay && <LiveLine liveOn={liveOn} onOpen={onOpen} />}
    </section>
  );
}

/** Whether visitors of the website have the assistant. */
function LiveLine({ liveOn, onOpen }: Pick<NextStepsProps, 'liveOn' | 'onOpen'>) {
  const [first] = liveOn;
  const mayEdit = useMayEdit();
  if (!first)
    return (
      <Line
        Icon={Globe}
        title="No visitor has opened the assistant on your website yet"
        {...(mayEdit && { action: { label: 'Put it on your website', open: () => onOpen('widget-code') } })}
      />
    );
  const others = liveOn.length - 1;
  return (
    <Line
      Icon={Globe}
      title={`Live on ${first.host} since ${formatDay(first.since)}${
        others > 0 ? ` and on ${others} more ${others === 1 ? 'host' : 'hosts'}` : ''
      }`}
    >
      <p className="text-ink-muted text-sm">Last opened by a visitor on {formatDay(first.lastSeen)}.</p>
    </Line>
  );
}

type LineProps = {
  Icon: IconComponent;
  title: string;
  action?: { label: string; open: () => void };
  children?: ReactNode;
};

function Line({ Icon, title, action, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line px-5 py-3 not-first-of-type:border-t">
      <Icon className="mt-0.5 size-5 shrink-0 text-brand-ink" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">{title}</p>
        {children}
      </div>
      {action && (
        <Button variant="secondary" size="small" onClick={action.open}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

type Website = NonNullable<Attention['website']>;

function describeFindings({ readAt, added, changed }: Website): string {
  const parts = [
    ...(added > 0 ? [`${added} new ${added === 1 ? 'page' : 'pages'}`] : []),
    ...(changed > 0 ? [`${changed} changed ${changed === 1 ? 'page' : 'pages'}`] : []),
  ];
  return `Your website was read again on ${formatDay(readAt)}: ${parts.join(' and ') || 'nothing has changed'}`;
}

function ChangedPages({ pages }: Pick<Website, 'pages'>) {
  return (
    <details className="mt-1 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer text-ink-muted underline underline-offset-4">
        Which pages
      </summary>
      <ul className="mt-1 space-y-1">
        {pages.map(({ title, url, change }) => (
          <li key={url ?? title} className="break-words">
            {title} <span className="text-ink-muted">({change === 'added' ? 'new' : 'changed'})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
