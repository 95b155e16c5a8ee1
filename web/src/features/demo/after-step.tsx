import { clsx } from 'clsx';
import type { Brand } from '#shared/brands/brand.ts';
import { prefersLessMotion } from '#web/lib/browser/prefers-less-motion.ts';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { SamplePage } from './sample-page.tsx';
import { useDemoConversation } from './use-demo-conversation.ts';

type AfterStepProps = {
  brand: Brand;
  /** The assistant built meanwhile, if the conversion was real. */
  conversionId: string | undefined;
  onRestart: () => void;
};

/** The same website with its assistant beside it. */
export function AfterStep({ brand, conversionId, onRestart }: AfterStepProps) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <SamplePage brand={brand} />
        <div className="mt-6 flex flex-wrap gap-3">
          {conversionId && (
            <SiteLink to={`/gptsite/${conversionId}`} className={buttonStyle()}>
              Ask the assistant just built
            </SiteLink>
          )}
          <Button variant="secondary" onClick={onRestart} label="Try Another URL" />
        </div>
      </div>
      <DemoConversation brand={brand} />
    </div>
  );
}

/**
 * The scripted conversation in a loop (document 1 section 4). It can be paused; with reduced motion it stands still.
 */
function DemoConversation({ brand }: { brand: Brand }) {
  const lines = brand.demoMessages.flatMap(({ user, ai }) => [
    ...(user ? [{ isVisitor: true, text: user }] : []),
    { isVisitor: false, text: ai },
  ]);
  const { shownCount, isTyping, isPaused, togglePause } = useDemoConversation(lines, !prefersLessMotion());
  return (
    <div className="rounded-lg border border-line bg-surface p-5">
      <p className="flex items-center justify-between gap-4 border-line border-b pb-3">
        <span className="font-semibold">Assistant of {brand.demo.siteName}</span>
        <Button variant="quiet" size="small" onClick={togglePause}>
          {isPaused ? 'Play' : 'Pause'}
          <span className="sr-only"> the conversation</span>
        </Button>
      </p>
      {/* Lines to come keep their places, so that the page below stands still. */}
      <ul className="mt-4 flex min-h-96 flex-col gap-3">
        {lines.map(({ isVisitor, text }, index) => (
          <li key={text} className={clsx('relative', index >= shownCount && 'invisible')}>
            <div
              className={clsx(
                'w-fit max-w-[85%] rounded-2xl px-4 py-2.5',
                isVisitor ? 'ml-auto rounded-br-sm bg-brand text-on-brand' : 'rounded-bl-sm bg-brand-tint',
                index < shownCount && 'motion-safe:animate-rise',
              )}
            >
              <span className="sr-only">{isVisitor ? 'Visitor: ' : 'Assistant: '}</span>
              {text}
            </div>
            {isTyping && index === shownCount && (
              <span
                aria-hidden="true"
                className="visible absolute top-0 left-0 rounded-2xl rounded-bl-sm bg-brand-tint px-4 py-2.5 text-ink-muted"
              >
                typing…
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
