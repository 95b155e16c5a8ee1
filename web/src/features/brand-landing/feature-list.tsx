import type { Brand } from '#shared/brands/brand.ts';

/** The brand's three points, as a list to read rather than cards to scan. */
export function FeatureList({ brand }: { brand: Brand }) {
  const { title, items } = brand.features;
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="page-width grid gap-8 py-14 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="features-title" className="text-title">
        {title}
      </h2>
      <ol className="divide-y divide-line border-line border-y">
        {items.map((item, index) => (
          <li key={item.title} className="grid gap-x-6 py-5 sm:grid-cols-[2rem_14rem_1fr]">
            <span aria-hidden="true" className="font-quote text-brand-ink text-xl italic">
              {index + 1}
            </span>
            <h3 className="text-lg">{item.title}</h3>
            <p className="text-ink-muted">{item.description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
