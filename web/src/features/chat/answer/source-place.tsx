import type { Citation } from '#shared/domain/citation.ts';
import { nameForeignLanguage } from '#shared/texts/name-foreign-language.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { fillText } from '#web/lib/texts/fill-text.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';

const linkStyle = 'underline underline-offset-2';

/** The page and heading that a quote stands under, with a link to the very place. */
export function SourcePlace({ source }: { source: Citation }) {
  const { url, title, heading, language } = source;
  const { texts } = useTexts();
  return (
    <div className="pt-1 text-ink-muted">
      <OutsideLink
        href={url}
        newTabHint={texts.opensInNewTab}
        className={`font-semibold text-brand-ink ${linkStyle}`}
      >
        <bdi lang={language}>{title}</bdi>
      </OutsideLink>
      {heading && heading !== title && (
        <>
          {' · '}
          <bdi lang={language}>{heading}</bdi>
        </>
      )}
      <ForeignLanguage language={language} />
      {' · '}
      <ReadDate readAt={source.readAt} isScan={source.isScan} />
      <CopyLink path={source.copyUrl} />
    </div>
  );
}

/** The name of a source's language, for visitors who read another one. */
export function ForeignLanguage({ language }: Pick<Citation, 'language'>) {
  const { language: own } = useTexts();
  const name = nameForeignLanguage(language, own);
  return name && <> · {name}</>;
}

/** The stored copy of a source, in a new tab to keep the conversation; an uploaded document has no other address. */
export function CopyLink({ path }: { path: string | undefined }) {
  const { texts } = useTexts();
  // Only paths of this origin, because the transcript comes from browser storage.
  if (!path?.startsWith('/gptsite/')) return null;
  return (
    <>
      {' · '}
      <a href={path} target="_blank" rel="noopener" className={linkStyle}>
        {texts.storedCopy}
        <span className="sr-only"> {texts.opensInNewTab}</span>
      </a>
    </>
  );
}

/** The day on which a source was read, and whether its words were recognised in a scan and so may be wrong. */
export function ReadDate({ readAt, isScan }: Pick<Citation, 'readAt' | 'isScan'>) {
  const { texts, language } = useTexts();
  if (Number.isNaN(Date.parse(readAt))) return null;
  const day = formatDay(readAt, { dateStyle: 'medium', language });
  return (
    <time dateTime={readAt}>{fillText(isScan ? texts.readFromScanOn : texts.readOn, { date: day })}</time>
  );
}
