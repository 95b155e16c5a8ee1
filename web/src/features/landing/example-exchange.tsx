import type { Brand } from '#shared/brands/brand.ts';
import { SourceQuote } from '#web/ui/data/source-quote.tsx';

/** The product in one picture: a page of a website, and an answer supported by one of its lines. */
export function ExampleExchange({ brand }: { brand: Brand }) {
  const { demo, demoMessages, look } = brand;
  const exchange = demoMessages.find(({ picture }) => picture === 'answered');
  const unknown = demoMessages.find(({ picture }) => picture === 'unanswered');
  return (
    <figure aria-label={`Example: the website of ${demo.siteName} and its assistant`} className="min-w-0">
      <div className={`paper paper-${look.paper} rounded-lg pb-12 max-sm:py-2 max-sm:pb-10`}>
        <p className="truncate text-ink-muted text-sm leading-8">
          <span className="font-semibold text-ink">{demo.siteName}</span> · {demo.pageTitle}
        </p>
        <div className="font-quote text-lg leading-8">
          {demo.lines.map((line) =>
            line === demo.quotedLine ? (
              <SourceQuote key={line} className="text-lg leading-8">
                {line}
              </SourceQuote>
            ) : (
              <p key={line} className="text-ink-muted max-sm:hidden">
                {line}
              </p>
            ),
          )}
        </div>
      </div>
      <div className="relative -mt-8 ml-4 space-y-3 rounded-lg border border-line bg-canvas p-4 sm:p-5 shadow-black/5 shadow-xl sm:ml-12">
        <Visitor>{exchange?.user}</Visitor>
        <Assistant source={demo.pageTitle}>{exchange?.ai}</Assistant>
        {unknown && (
          <div className="space-y-3 max-sm:hidden">
            <Visitor>{unknown.user}</Visitor>
            <Assistant>{unknown.ai}</Assistant>
          </div>
        )}
      </div>
      <figcaption className="mt-3 text-ink-muted text-sm">
        An invented {brand.words.organisation}.
        <span className="max-sm:hidden">
          {' '}
          The assistant quotes its website, and says when the website doesn’t say.
        </span>
      </figcaption>
    </figure>
  );
}

function Visitor({ children }: { children: string | undefined }) {
  return (
    <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
      {children}
    </p>
  );
}

function Assistant({ children, source }: { children: string | undefined; source?: string }) {
  return (
    <div className="w-fit max-w-[90%] rounded-2xl rounded-bl-sm bg-brand-tint px-4 py-2.5">
      <p>{children}</p>
      {source && <p className="mt-2 border-line border-t pt-2 text-ink-muted text-sm">Source: {source}</p>}
    </div>
  );
}
