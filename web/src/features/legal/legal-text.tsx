import type { LegalDocument } from '#shared/contract/legal.ts';
import { legalSectionId } from './legal-contents.tsx';

const itemMark = '- ';

/** The sections of a legal document; paragraphs that begin with a dash become list items. */
export function LegalText({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <div className="max-w-[68ch] space-y-8">
      {sections.map(({ heading, paragraphs }, index) => {
        const items = paragraphs.filter((text) => text.startsWith(itemMark));
        return (
          <section key={heading} id={legalSectionId(index)} className="space-y-3">
            <h2 className="text-2xl">{heading}</h2>
            {paragraphs
              .filter((text) => !text.startsWith(itemMark))
              .map((text) => (
                <p key={text}>{text}</p>
              ))}
            {items.length > 0 && (
              <ul className="list-disc space-y-1.5 pl-6">
                {items.map((text) => (
                  <li key={text}>{text.slice(itemMark.length)}</li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}
