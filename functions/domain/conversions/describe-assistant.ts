import type { SiteLook } from '#functions/engine/documents/content/content.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { describeSite } from '#functions/engine/readiness/describe-site.ts';
import { brands } from '#shared/brands/index.ts';
import type { SiteProfile } from '#shared/contract/conversions.ts';
import { findTimeZone } from '../time-zone/find-time-zone.ts';
import type { Conversion } from './conversion.ts';

/** Content of the assistant's page: from the knowledge, in the website's own look. */
export function describeAssistant(
  { brandId, institutionType }: Pick<Conversion, 'brandId' | 'institutionType'>,
  knowledge: Knowledge,
  { color, logoUrl }: SiteLook = {},
): SiteProfile {
  const { officeHours, ...site } = describeSite(knowledge, brands[brandId].exam, institutionType);
  const timeZone = findTimeZone(site.address, site.website);
  return {
    ...site,
    ...(officeHours && { officeHours: { ...officeHours, ...(timeZone && { timeZone }) } }),
    ...(color && { brandColor: color }),
    ...(logoUrl && { logoUrl }),
  };
}
