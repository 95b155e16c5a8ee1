import { BrandStats } from '#web/features/landing/brand-stats.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { OwnPiece } from '#web/features/landing/own-piece.tsx';
import { PointList } from '#web/features/landing/point-list.tsx';
import { ProblemSection } from '#web/features/landing/problem-section.tsx';
import { ProductSection } from '#web/features/landing/product-section.tsx';
import { LandingFrame } from '#web/layouts/landing/landing-frame.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

/** A brand's landing page; with `?conversion=`, the progress of that conversion. */
export function LandingPage({ brand, links }: PageProps) {
  const { stats, problem, features, audiences } = brand;
  return (
    <LandingFrame brand={brand} links={links}>
      <Hero brand={brand} figures={<BrandStats stats={stats} />} />
      <PointList
        id="features"
        title={features.title}
        points={features.items}
        picture={<OwnPiece brand={brand} />}
      />
      <ProblemSection problem={problem} />
      <ProductSection brand={brand} sampleAddress={links.sampleDashboard} />
      {audiences && <PointList id="audiences" title={audiences.title} points={audiences.items} />}
    </LandingFrame>
  );
}
