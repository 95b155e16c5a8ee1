import { type ReactNode, useMemo } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Progress, PublicContact, SiteProfile } from '#shared/contract/conversions.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { makeSiteTheme } from '#web/brand/site-theme.ts';
import type { RequestAnswer } from '#web/features/chat/request-answer.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { sayAsk } from '#web/lib/texts/say-ask.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import type { OwnerView } from './assistant-parts.ts';
import { VisitorAssistant } from './visitor-assistant.tsx';

/** Visitors do without it. */
const OwnerAssistant = loadPart(async () => (await import('./owner-assistant.tsx')).OwnerAssistant);

/** Number of chips in document 3 section 2. */
const popularQuestionCount = 6;

const AdviceNote = loadPart(async () => (await import('#web/features/chat/advice-note.tsx')).AdviceNote);

type AssistantViewProps = {
  conversionId: string;
  site: SiteProfile;
  details?: Progress['progressDetails'];
  brand: Brand;
  links: SiteLinks;
  /** For the owner and on a sample: dashboard link, id, benefits and numbers. */
  owner?: OwnerView | null | undefined;
  /** For a sample: its notice and its scripted replies. */
  sample?: { notice: ReactNode; answer: RequestAnswer };
  /** Asked at once. */
  firstQuestion?: string | undefined;
  /** Replaces the chat while the assistant is paused. */
  pause?: PublicContact | null;
  onEvent?: () => void;
};

/** The chat of an assistant with facts about the organisation, in the organisation's colours. */
export function AssistantView(props: AssistantViewProps) {
  const { conversionId, site, details, brand, links, owner, sample, firstQuestion, pause, onEvent } = props;
  const { texts } = useTexts();
  usePageTitle(sayAsk(texts.ask, site.name));
  const theme = useMemo(() => makeSiteTheme(site.brandColor, brand), [site, brand]);
  const parts = {
    ...{ site, details, brand, links, pause },
    note: (
      <LoadBoundary>
        <AdviceNote conversionId={conversionId} brandId={sample && brand.id} />
      </LoadBoundary>
    ),
    chat: {
      conversionId,
      name: site.name,
      phone: site.phone ?? brand.contact.phone,
      telephones: site.telephones,
      popularQuestions: site.popularQuestions.slice(0, popularQuestionCount),
      firstQuestion,
      greeting: site.greeting,
      answer: sample?.answer,
      onEvent,
    },
  };
  return (
    <BrandTheme brand={theme}>
      {owner ? (
        <OwnerAssistant {...parts} owner={owner} sampleNotice={sample?.notice} />
      ) : (
        <VisitorAssistant {...parts} />
      )}
    </BrandTheme>
  );
}
