import { useId, useState } from 'react';
import type { Citation } from '#shared/domain/citation.ts';
import { nameForeignLanguage } from '#shared/texts/name-foreign-language.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Info } from '#web/ui/icons/icons.ts';

const linkStyle = 'underline underline-offset-2';

type SourcePlaceProps = {
  source: Citation;
  /** Its page is named above. */
  isKnownPage?: boolean;
};

/** The page and heading that a quote stands under, with a link to the very place. */
export function SourcePlace({ source, isKnownPage = false }: SourcePlaceProps) {
  const { url, title, heading, language } = source;
  const { texts } = useTexts();
  const name = (isKnownPage && heading) || title;
  return (
    <div className="pt-1 text-ink-muted">
      <OutsideLink
        href={url}
        newTabHint={texts.opensInNewTab}
        className={`font-semibold text-brand-ink ${linkStyle}`}
      >
        <bdi lang={language}>{name}</bdi>
      </OutsideLink>
      {heading && heading !== name && !isKnownPage && (
        <>
          {' · '}
          <bdi lang={language}>{heading}</bdi>
        </>
      )}
      <ForeignLanguage language={language} />
      <SourceDetails source={source} />
    </div>
  );
}

/** The name of a source's language, for visitors who read another one. */
export function ForeignLanguage({ language }: Pick<Citation, 'language'>) {
  const { language: own } = useTexts();
  const name = nameForeignLanguage(language, own);
  return name && <> · {name}</>;
}

/** Behind one sign: the day on which a source was read, and what was read. */
export function SourceDetails({ source }: { source: Citation }) {
  const { texts } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  return (
    <>
      {' '}
      <button
        type="button"
        aria-label={`${texts.aboutSource}: ${source.title}`}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
        className="size-6 rounded-full hover:bg-brand-tint"
      >
        <Info className="inline size-4" />
      </button>
      <span id={details} className={isOpen ? undefined : 'hidden print:inline'}>
        {' '}
        <ReadDate {...source} />
        <CopyLink {...source} />
      </span>
    </>
  );
}

/** The stored copy of a source, in a new tab to keep the conversation; an uploaded document has no other address. */
function CopyLink({ copyUrl: path, title }: Citation) {
  const { texts } = useTexts();
  // Only paths of this origin, because the transcript comes from browser storage.
  if (!path?.startsWith('/gptsite/')) return null;
  return (
    <>
      {' · '}
      <a
        href={path}
        target="_blank"
        rel="noopener"
        aria-label={`${texts.storedCopy}: ${title} ${texts.opensInNewTab}`}
        className={linkStyle}
      >
        {texts.storedCopy}
      </a>
    </>
  );
}

/**
 * The day on which a source was read, or written by the organization, and whether its words were recognised in a scan and so
 * may be wrong.
 */
function ReadDate({ readAt, isScan, isOwners }: Pick<Citation, 'readAt' | 'isScan' | 'isOwners'>) {
  const { texts, language } = useTexts();
  if (Number.isNaN(Date.parse(readAt))) return null;
  const day = formatDay(readAt, { dateStyle: 'medium', language });
  const text = isOwners ? texts.writtenOn : isScan ? texts.readFromScanOn : texts.readOn;
  return <time dateTime={readAt}>{fillText(text, { date: day })}</time>;
}
