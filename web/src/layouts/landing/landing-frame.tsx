import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { showTrialForm } from '#web/features/landing/show-section.ts';
import { ChatBubble } from '#web/features/seller-chat/chat-bubble.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { DemoSection } from './demo-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { TrialSection } from './trial-section.tsx';

const listId = 'faq-list';
const FaqList = deferUntilVisible(
  listId,
  async () => (await import('#web/features/landing/faq-list.tsx')).FaqList,
);

function FaqSection({ brand }: { brand: Brand }) {
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

const PlatformChatWindow = loadPart(
  async () => (await import('./platform-chat-window.tsx')).PlatformChatWindow,
);

/** The floating chat, whose window loads with the first click. */
function PlatformChat({ brand }: { brand: Brand }) {
  return (
    <ChatBubble
      brand={brand}
      renderWindow={(onClose) => (
        <LoadBoundary>
          <PlatformChatWindow brand={brand} onClose={onClose} />
        </LoadBoundary>
      )}
    />
  );
}

const ConversionView = loadPart(async () => (await import('./conversion-view.tsx')).ConversionView);

type LandingFrameProps = Pick<PageProps, 'brand' | 'links'> & { children: ReactNode };

/** The end of every landing page: demo, trial, pricing, questions. With `?conversion=`, that conversion instead. */
export function LandingFrame({ brand, links, children }: LandingFrameProps) {
  const [search, setSearch] = useSearchParams();
  const [chosenPlan, choosePlan] = useState<ChosenPlan>();
  const conversionId = search.get('conversion') ?? '';
  const showConversion = useCallback(
    (id: string) => {
      setSearch({ conversion: id, new: '1' });
      window.scrollTo(0, 0);
    },
    [setSearch],
  );
  useConversionSuccess(showConversion);

  if (isConversionId(conversionId)) {
    return (
      <PublicLayout brand={brand} links={links}>
        <LoadBoundary fallback={<Spinner label="Loading your conversion…" />}>
          <ConversionView
            brand={brand}
            conversionId={conversionId}
            home={links.home}
            isNew={search.has('new')}
          />
        </LoadBoundary>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout brand={brand} links={links} onTry={() => showTrialForm()}>
      {children}
      <DemoSection brand={brand} />
      <TrialSection brand={brand} links={links} chosenPlan={chosenPlan} onStarted={showConversion} />
      <PricingSection
        brand={brand}
        onTry={(chosen) => {
          choosePlan(chosen);
          showTrialForm();
        }}
      />
      <FaqSection brand={brand} />
      <PlatformChat brand={brand} />
    </PublicLayout>
  );
}

/** Document 1 section 2: the window event with which embedded forms start the progress view. */
function useConversionSuccess(onSuccess: (conversionId: string) => void) {
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const id: unknown = event.detail?.conversionId;
      if (typeof id === 'string' && isConversionId(id)) onSuccess(id);
    };
    window.addEventListener('conversionSuccess', listen);
    return () => window.removeEventListener('conversionSuccess', listen);
  }, [onSuccess]);
}
