import type { CrawlOutcome } from '../crawl-state.ts';
import { parsePublicUrl } from '../fetch/url-guard.ts';
import type { PageLinks } from '../score/page-links.ts';
import type { ShownPart } from '../score/shown-elsewhere.ts';
import { addOutcome, type CrawlDraft, resolveLink } from './crawl-draft.ts';

/** Enough to tell how a website works; one that shows a video on each page needs no longer list. */
const listedParts = 12;

const advice: Record<ShownPart['kind'], string> = {
  document: 'This document is kept on another website, which is not read. Upload it here.',
  calendar:
    'This calendar comes from another website, which is not read. Add its dates as text, or upload its file (.ics).',
  video: 'A video is not watched. If it answers what visitors ask, add its captions or what it says as text.',
  part: 'This part of a page comes from another website, which is not read. If it answers what visitors ask, add that as text.',
};

/** Lists for the owner what pages show of other websites, which a crawl does not read, with what to do. */
export function listShownElsewhere(draft: CrawlDraft, { shown, baseUrl }: PageLinks): void {
  const { outcomes } = draft.state;
  for (const { href, title, kind } of shown) {
    const url = parsePublicUrl(href, new URL(baseUrl));
    if (!url || resolveLink(draft, href, baseUrl)) continue;
    if (outcomes.some((outcome) => outcome.url === url.href)) continue;
    if (outcomes.filter(isListed).length >= listedParts) return;
    addOutcome(draft, {
      ...{ url: url.href, kind: 'page', title: title || url.hostname, status: 'skipped' },
      ...{ reason: advice[kind], isFinal: true },
    });
  }
}

const isListed = ({ reason = '' }: CrawlOutcome): boolean => Object.values(advice).includes(reason);
