import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { completeWebAddress } from '#shared/domain/addresses/addresses.ts';

type ShownSettings = Pick<StoredSettings, 'siteName' | 'siteUrl' | 'appearance'>;

/** What visitors see: the owner's choices before what was read on the website. */
export function applySettings(site: SiteProfile, settings: ShownSettings | undefined): SiteProfile {
  if (!settings) return site;
  const { siteName, siteUrl, appearance } = settings;
  const { greeting, suggestedQuestions, brandColor, logoUrl } = appearance;
  return {
    ...site,
    ...(siteName && { name: siteName }),
    ...(siteUrl && { website: completeWebAddress(siteUrl) }),
    ...(greeting && { greeting }),
    ...(suggestedQuestions.length > 0 && { popularQuestions: suggestedQuestions }),
    ...(brandColor && { brandColor }),
    ...(logoUrl && { logoUrl }),
  };
}
