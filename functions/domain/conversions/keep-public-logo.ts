import type { SiteLook } from '#functions/engine/documents/content/content.ts';
import { isLogoPath } from '#shared/domain/logo.ts';

/** Whether an address leads to an internal one, also by its name. */
export type LeadsInside = (address: string) => Promise<boolean>;

/** The look of a website without a logo for which visitors' browsers would ask their own network. */
export async function keepPublicLogo<Look extends SiteLook>(
  { leadsInside }: { leadsInside: LeadsInside },
  look: Look,
): Promise<Omit<Look, 'logoUrl'> & Pick<SiteLook, 'logoUrl'>> {
  const { logoUrl, ...others } = look;
  if (!logoUrl) return others;
  return !isLogoPath(logoUrl) && (await leadsInside(logoUrl)) ? others : { ...others, logoUrl };
}
