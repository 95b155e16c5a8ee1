import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import type { ProductPicturesProps } from './product-pictures.tsx';

const picturesId = 'product-pictures';
const ProductPictures = deferUntilVisible(
  picturesId,
  async () => (await import('./product-pictures.tsx')).ProductPictures,
);

export function ProductSection(props: ProductPicturesProps) {
  return (
    <section id={picturesId} aria-labelledby="dashboard-title" className="page-width section-gap">
      <LoadBoundary>
        <ProductPictures {...props} />
      </LoadBoundary>
    </section>
  );
}
