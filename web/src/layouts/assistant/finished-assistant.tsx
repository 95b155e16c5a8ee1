import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Progress, PublicContact, SiteProfile } from '#shared/contract/conversions.ts';
import { chatMessageLimitCharacters } from '#shared/domain/limits.ts';
import { chatDayQuery } from '#web/features/site-profile/site-profile-query.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { AssistantView } from './assistant-view.tsx';

/** For owners only. */
const TodaysAnalytics = loadPart(
  async () => (await import('#web/features/site-profile/todays-analytics.tsx')).TodaysAnalytics,
);

type FinishedAssistantProps = {
  profile: Progress & { site: SiteProfile; pause: PublicContact | null };
  brand: Brand;
  links: SiteLinks;
};

/** A finished assistant; its owner also sees today's numbers, updated as the chat goes on. */
export function FinishedAssistant({ profile, brand, links }: FinishedAssistantProps) {
  const { conversionId, site, progressDetails, pause } = profile;
  const { data: today, isLoading } = useQuery(chatDayQuery(conversionId));
  const queries = useQueryClient();
  const [firstQuestion] = useState(readFirstQuestion);
  useEffect(forgetFirstQuestion, []);
  // An owner's page would jump if it first were a visitor's.
  if (isLoading) return <Spinner label="Opening the assistant…" className="min-h-dvh justify-center" />;
  return (
    <AssistantView
      conversionId={conversionId}
      site={site}
      details={progressDetails}
      brand={brand}
      pause={pause}
      firstQuestion={firstQuestion}
      links={links}
      owner={
        today && {
          dashboardPath: `/school-dashboard/${conversionId}`,
          analytics: (
            <LoadBoundary>
              <TodaysAnalytics today={today} />
            </LoadBoundary>
          ),
        }
      }
      onEvent={() => void queries.invalidateQueries(chatDayQuery(conversionId))}
    />
  );
}

/** The question of the page that led here. */
function readFirstQuestion(): string | undefined {
  const question = new URL(window.location.href).searchParams.get(questionParameter);
  return question?.trim().slice(0, chatMessageLimitCharacters) || undefined;
}

/** Takes it from the address, so that a reload doesn't ask it again; a render that React discards must not do so. */
function forgetFirstQuestion() {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(questionParameter)) return;
  url.searchParams.delete(questionParameter);
  window.history.replaceState(window.history.state, '', url);
}

const questionParameter = 'question';
