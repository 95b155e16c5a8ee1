import type { Brand } from '#shared/brands/brand.ts';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';

const directoryId = 'brand-directory';
const BrandDirectory = deferUntilVisible(
  directoryId,
  async () => (await import('./brand-directory.tsx')).BrandDirectory,
);

/** Document 1 section 2, "Choose your industry-specific solution"; the cards' code loads as the reader comes near. */
export function EditionsSection({ editions }: { editions: readonly Brand[] }) {
  return (
    <section id="editions" aria-labelledby="editions-title" className="page-width section-gap">
      <h2 id="editions-title" className="text-title">
        Choose your industry-specific solution
      </h2>
      <div id={directoryId}>
        <LoadBoundary>
          <BrandDirectory editions={editions} />
        </LoadBoundary>
      </div>
    </section>
  );
}
