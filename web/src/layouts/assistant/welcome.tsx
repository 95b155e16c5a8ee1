import type { WelcomeProps } from '#web/features/chat/message-list.tsx';
import type { ChatStage } from '#web/features/chat/open-chat.tsx';
import { sayAsk } from '#web/lib/texts/say-ask.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';

/** These are cards; the others are chips below them. */
const cardCount = 4;
const cardStyle =
  'h-full min-h-14 w-full rounded-lg border border-line border-s-4 border-s-brand bg-surface px-4 py-3 font-semibold shadow-xs hover:border-brand hover:bg-brand-tint';
const chipStyle =
  'min-h-9 rounded-full border border-field-line bg-surface px-3.5 py-1.5 text-brand-ink text-sm hover:bg-brand-tint';

/** The chat as the page's main content: a welcome in its middle, and the field below it until a conversation runs. */
export const visitorStage: ChatStage = {
  Welcome,
  column: 'px-[max(1rem,calc(50%-22rem))]',
  welcomeLogo: 'h-16 max-w-64 sm:h-20 sm:max-w-80 short:h-10',
  welcomeMessages: 'flex-1 sm:mt-auto sm:flex-initial short:py-2',
  welcomeField: 'sm:mb-auto sm:border-t-0',
};

/** What the page offers, and questions to begin with. The page's own heading says the same to screen readers. */
function Welcome({ name, greeting, popularQuestions, onAsk }: WelcomeProps) {
  const { texts } = useTexts();
  return (
    <div className="space-y-4 sm:space-y-5 sm:py-4 short:space-y-2 short:py-0">
      <p
        aria-hidden="true"
        dir="auto"
        className="text-balance font-semibold text-title [overflow-wrap:anywhere] short:text-lead"
      >
        {sayAsk(texts.ask, name)}
      </p>
      <p dir="auto" className="text-ink-muted sm:text-lead short:text-base">
        {greeting}
      </p>
      {popularQuestions.length > 0 && (
        <div>
          <p className="mb-2 text-ink-muted text-sm">{texts.popularQuestions}</p>
          <ul aria-label={texts.popularQuestions} className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3">
            {popularQuestions.map((question, index) => (
              <li key={question}>
                <button
                  type="button"
                  onClick={() => onAsk(question)}
                  className={`text-start ${index < cardCount ? cardStyle : chipStyle}`}
                >
                  <bdi>{question}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
