import type { ChatDay } from '#shared/contract/assistant/conversations.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

/** Today's figures of the assistant; percentages appear once there is data. */
export function TodaysAnalytics({ today, note }: { today: ChatDay; note?: string | undefined }) {
  const { texts, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const { conversations, questions, answered, averageResponseMs, helpful, rated } = today;
  const figures: [name: string, value: string][] = [
    [texts.conversations, number.format(conversations)],
    [texts.questions, number.format(questions)],
    ...(questions > 0 ? [figure(texts.answered, share.format(answered / questions))] : []),
    ...(averageResponseMs === null
      ? []
      : [
          figure(
            texts.averageResponse,
            fillText(texts.seconds, { seconds: seconds.format(averageResponseMs / 1000) }),
          ),
        ]),
    ...(rated > 0 ? [figure(texts.ratedHelpful, share.format(helpful / rated))] : []),
  ];
  return (
    <section aria-labelledby="todays-analytics">
      <h2 id="todays-analytics" className="text-lg">
        {texts.todaysAnalytics}
      </h2>
      {note && <p className="text-sm text-warning-ink">{note}</p>}
      {conversations === 0 ? (
        <p className="mt-2 text-ink-muted">{texts.nothingYet}</p>
      ) : (
        <dl className="mt-2 divide-y divide-line border-line border-y">
          {figures.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 py-1.5">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

const figure = (name: string, value: string): [string, string] => [name, value];
