import type { Analytics } from '#shared/contract/dashboard/analytics.ts';
import { formatDay } from '#web/lib/format/format-day.ts';

/** What changed with each of the owner's answers. */
export function WrittenAnswers({ answers }: { answers: Analytics['writtenAnswers'] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="written-answers" className="lg:min-w-full">
      <h2 id="written-answers" className="font-semibold text-base">
        What your answers changed
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {answers.map(({ question, writtenAt, openBefore, answeredSince }) => (
          <li key={question} className="py-3">
            <p dir="auto" className="line-clamp-2 break-words font-medium">
              {question}
            </p>
            <p className="text-ink-muted text-sm">
              {openBefore > 0 && `${sayConversations(openBefore)} got no sure answer before. `}
              {answeredSince > 0
                ? `${sayConversations(answeredSince)} got yours since ${formatDay(writtenAt)}.`
                : `Nobody has asked since ${formatDay(writtenAt)}.`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayConversations(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'conversation' : 'conversations'}`;
}
