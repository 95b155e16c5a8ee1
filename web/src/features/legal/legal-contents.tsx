import type { LegalDocument } from '#shared/contract/legal.ts';

/** Anchor of a section by its index. */
export const legalSectionId = (index: number): string => `section-${index + 1}`;

/** Links to the sections of a legal document. Sticky where there is room beside the text. */
export function LegalContents({ sections }: Pick<LegalDocument, 'sections'>) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="order-last hidden lg:sticky lg:top-24 lg:block lg:self-start"
    >
      <h2 id="contents-title" className="font-semibold text-base">
        On this page
      </h2>
      <ul className="mt-3 space-y-2 border-line border-l pl-4">
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a
              href={`#${legalSectionId(index)}`}
              className="text-ink-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
