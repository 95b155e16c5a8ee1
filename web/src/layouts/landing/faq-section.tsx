import type { Brand } from '#shared/brands/brand.ts';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';

const listId = 'faq-list';
const FaqList = deferUntilVisible(
  listId,
  async () => (await import('#web/features/landing/faq-list.tsx')).FaqList,
);

export function FaqSection({ brand }: { brand: Brand }) {
  return (
    <section
      aria-labelledby="faq-title"
      className="page-width section-gap grid gap-4 sm:gap-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="faq-title" className="text-title">
        Common questions
      </h2>
      <div id={listId}>
        <LoadBoundary>
          <FaqList brandId={brand.id} />
        </LoadBoundary>
      </div>
    </section>
  );
}
