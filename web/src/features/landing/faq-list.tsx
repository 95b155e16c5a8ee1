import { listFaq } from '#shared/brands/brand-faqs.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';

/** The questions and answers of a brand. */
export function FaqList({ brandId }: { brandId: BrandId }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {listFaq(brandId).map(({ question, answer }) => (
        <details key={question} className="py-3 sm:py-4">
          <summary className="cursor-pointer font-semibold sm:text-lg marker:text-brand-ink">
            {question}
          </summary>
          <p className="mt-2 max-w-2xl text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
