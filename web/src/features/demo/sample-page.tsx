import type { Brand } from '#shared/brands/brand.ts';

/** A page of the invented organisation's website, on the brand's kind of paper. */
export function SamplePage({ brand: { demo, look } }: { brand: Brand }) {
  return (
    <figure className={`paper paper-${look.paper} min-w-0 rounded-lg pb-8`}>
      <figcaption className="text-ink-muted text-sm leading-8">
        <span className="font-semibold text-ink">{demo.siteName}</span> · {demo.pageTitle}
      </figcaption>
      <div className="font-quote text-lg leading-8">
        {demo.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </figure>
  );
}
