import { cleanOrganisationName } from '#functions/engine/knowledge/organisation-name.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { StoredSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import { completeWebAddress } from '#shared/domain/addresses/addresses.ts';
import type { Plan } from '#shared/domain/billing/pricing.ts';
import { readLogoAddress } from '#shared/domain/logo.ts';

type ShownSettings = Pick<StoredSettings, 'siteName' | 'siteUrl' | 'appearance'>;

/** What visitors see: the owner's choices before what was read on the website. */
export function applySettings(site: SiteProfile, settings: ShownSettings | undefined): SiteProfile {
  // Whoever signs up types it, and visitors are greeted with it.
  const name = cleanOrganisationName(settings?.siteName || site.name, site.website);
  const shown = { ...showLogo(site, settings?.appearance.logoUrl), name };
  if (!settings) return shown;
  const { siteUrl, appearance } = settings;
  const { greeting, suggestedQuestions, brandColor } = appearance;
  return {
    ...shown,
    ...(siteUrl && { website: completeWebAddress(siteUrl) }),
    ...(greeting && { greeting }),
    ...(suggestedQuestions.length > 0 && { popularQuestions: suggestedQuestions }),
    ...(brandColor && { brandColor }),
  };
}

/** Whether visitors are not told who made the assistant: as its owner chose, for as long as the plan allows it. */
export function hidesMaker(
  settings: Pick<StoredSettings, 'appearance'> | undefined,
  plan: Pick<Plan, 'canHideMaker'> | undefined,
): boolean {
  return settings?.appearance.hidesMaker === true && plan?.canHideMaker === true;
}

/** The first logo that a browser may ask for: older settings and readings may have others. */
function showLogo({ logoUrl: found = '', ...site }: SiteProfile, chosen = ''): SiteProfile {
  const logoUrl = readLogoAddress(chosen) ?? readLogoAddress(found);
  return { ...site, ...(logoUrl && { logoUrl }) };
}
