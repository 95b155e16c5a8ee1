import type { Citation } from '#shared/domain/citation.ts';
import { markWords } from '#web/ui/data/mark-words.tsx';
import { ChevronDown } from '#web/ui/icons/icons.ts';
import { SourcePlace } from './source-place.tsx';

type QuoteLinesProps = {
  sources: readonly Citation[];
  /** Sources above them, whose pages need no second line. */
  shown?: readonly Citation[];
};

/** Items of further quotes, a line each: the sentence that says most of the question, which opens to all of the quote. */
export function QuoteLines({ sources, shown = [] }: QuoteLinesProps) {
  return sources.map((source, at) => (
    <li key={`${source.url} ${source.quote}`}>
      <QuoteLine source={source} isKnownPage={[...shown, ...sources.slice(0, at)].some(isOn(source))} />
    </li>
  ));
}

/** Whether two sources are one page. */
function isOn(source: Citation) {
  const page = pageOf(source);
  return (other: Citation) => pageOf(other) === page;
}

const pageOf = ({ url, title }: Citation): string => url?.split('#')[0] ?? title;

function QuoteLine({ source, isKnownPage }: { source: Citation; isKnownPage: boolean }) {
  const { quote, sentence = quote, language, matches, title } = source;
  return (
    <details className="group print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex cursor-pointer items-start gap-2 py-2">
        <ChevronDown className="size-4 shrink-0 text-ink-muted group-open:rotate-180" />
        <span className="min-w-0">
          <span lang={language} dir="auto" className="line-clamp-2 font-quote text-base leading-snug">
            {markWords(sentence, matches)}
          </span>
          <bdi lang={language} className="block text-ink-muted group-open:hidden">
            {title}
          </bdi>
        </span>
      </summary>
      {sentence !== quote && (
        <blockquote
          lang={language}
          dir="auto"
          className="whitespace-pre-line font-quote text-base leading-snug"
        >
          {markWords(quote, matches)}
        </blockquote>
      )}
      <div className="pb-2">
        <SourcePlace source={source} isKnownPage={isKnownPage} />
      </div>
    </details>
  );
}
