import type { Brand } from '#shared/brands/brand.ts';

export function FaqList({ faq }: Pick<Brand, 'faq'>) {
  return (
    <section aria-labelledby="faq-title" className="page-width grid gap-8 py-16 lg:grid-cols-[1fr_2fr]">
      <h2 id="faq-title" className="text-title">
        Common questions
      </h2>
      <div className="divide-y divide-line border-line border-y">
        {faq.map(({ question, answer }) => (
          <details key={question} className="group py-4">
            <summary className="cursor-pointer font-semibold text-lg marker:text-brand-ink">
              {question}
            </summary>
            <p className="mt-2 max-w-2xl text-ink-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
