import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { Appearance } from '#shared/contract/dashboard.ts';

/** What visitors see: the owner's choices before what was read on the website. */
export function applyAppearance(site: SiteProfile, appearance: Appearance | undefined): SiteProfile {
  if (!appearance) return site;
  const { greeting, suggestedQuestions, brandColor, logoUrl } = appearance;
  return {
    ...site,
    ...(greeting && { greeting }),
    ...(suggestedQuestions.length > 0 && { popularQuestions: suggestedQuestions }),
    ...(brandColor && { brandColor }),
    ...(logoUrl && { logoUrl }),
  };
}
