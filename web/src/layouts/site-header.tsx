import type { Brand } from '#shared/brands/brand.ts';
import { Button } from '#web/ui/button.tsx';
import { BrandMark } from './brand-mark.tsx';
import { showTrialForm } from './show-trial-form.ts';

type SiteHeaderProps = { brand: Brand; home: string; sections: { id: string; title: string }[] };

/** Sticky bar with the brand and the sections of this page. */
export function SiteHeader({ brand, home, sections }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas">
      <div className="page-width flex min-h-16 items-center gap-6">
        <a href={home} className="flex items-center gap-2">
          <BrandMark brand={brand} />
          <span className="rounded bg-brand-tint px-1.5 py-0.5 font-semibold text-brand-ink text-xs">
            Beta
          </span>
        </a>
        <nav aria-label="Sections" className="ml-auto hidden gap-6 md:flex">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className="underline-offset-4 hover:underline">
              {title}
            </a>
          ))}
        </nav>
        {sections.length > 0 && (
          <Button size="small" onClick={showTrialForm} className="ml-auto shrink-0 md:ml-0">
            <span>
              Try<span className="max-sm:sr-only"> {brand.name.split('.')[0]}</span>
            </span>
          </Button>
        )}
      </div>
    </header>
  );
}
