import { brands } from '#shared/brands/index.ts';
import { EditionsSection } from '#web/features/landing/editions-section.tsx';
import { Hero } from '#web/features/landing/hero.tsx';
import { HubFigures } from '#web/features/landing/hub-figures.tsx';
import { OwnPiece } from '#web/features/landing/own-piece.tsx';
import { PointList } from '#web/features/landing/point-list.tsx';
import { ProblemSection } from '#web/features/landing/problem-section.tsx';
import { ProductSection } from '#web/features/landing/product-section.tsx';
import { LandingFrame } from '#web/layouts/landing/landing-frame.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';

const hubPoints = [
  {
    title: 'One-on-one conversations',
    description: 'Every visitor asks in their own words and gets their own answer instead of a menu.',
    icon: 'users',
  },
  {
    title: '24/7 instant responses',
    description: 'An answer in under three seconds, at midnight and on holidays.',
    icon: 'moon',
  },
  {
    title: 'Measurable results',
    description: 'Analytics show what was asked, what was answered, and what your website forgot to say.',
    icon: 'trending-up',
  },
];

/** The hub: every edition, then the general one. */
export function HubPage({ brand, links }: PageProps) {
  return (
    <LandingFrame brand={brand} links={links}>
      <Hero brand={brand} figures={<HubFigures />} />
      <EditionsSection editions={Object.values(brands)} />
      <PointList id="features" title="Built on one promise: a source for every answer" points={hubPoints} />
      <ProductSection brand={brand} sampleAddress={links.sampleDashboard} />
      <ProblemSection problem={brand.problem} />
      <PointList
        id="general"
        title={brand.features.title}
        points={brand.features.items}
        picture={<OwnPiece brand={brand} />}
      />
    </LandingFrame>
  );
}
