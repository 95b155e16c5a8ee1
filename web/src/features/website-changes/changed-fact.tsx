import { sayChange } from '#shared/domain/knowledge/say-changes.ts';
import type { FactChange, StatedFact } from '#shared/domain/knowledge/website-changes.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { FoldedText } from '#web/ui/data/folded-text.tsx';
import { markWords } from '#web/ui/data/mark-words.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';

/** A changed fact with the sentence that stood on the page and the one that stands there now. */
export function ChangedFact({ fact, isUnderPage = false }: { fact: FactChange; isUnderPage?: boolean }) {
  const { page, pages, before, after, isSwinging } = fact;
  const name = sayChange(fact);
  const more = pages - 1;
  return (
    <li className="break-words">
      <p className="font-semibold">{name}</p>
      {!(isUnderPage && more === 0) && (
        <p className="mb-2 text-ink-muted text-sm">
          <OutsideLink href={page.url ?? null}>{page.title}</OutsideLink>
          {more > 0 && ` and ${more} more ${more === 1 ? 'page' : 'pages'}`}
        </p>
      )}
      {isSwinging && (
        <p className="mb-2 text-sm">
          This page said it the other way before. It may show something else each time it is read.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Sentence label="Before" stated={before} name={name} />
        <Sentence label="Now" stated={after} name={name} />
      </div>
    </li>
  );
}

type SentenceProps = { label: 'Before' | 'Now'; stated: StatedFact | undefined; name: string };

function Sentence({ label, stated, name }: SentenceProps) {
  return (
    <div className="min-w-0 rounded-md border border-line p-4">
      <p className="text-ink-muted text-sm">
        {label}
        {stated && `, read on ${formatDay(stated.readAt)}`}
      </p>
      {stated ? (
        <FoldedText name={`${label}: ${name}`} lines={4} className="mt-1">
          <blockquote dir="auto" className="whitespace-pre-line font-quote">
            {markWords(stated.sentence, [stated.value])}
          </blockquote>
        </FoldedText>
      ) : (
        <p className="mt-1">Nothing about it.</p>
      )}
    </div>
  );
}
