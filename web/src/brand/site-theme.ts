import type { Brand } from '#shared/brands/brand.ts';
import { isHexColor } from './color.ts';

/** The page is the organization's, so its headings wear no typeface of ours; this one is preloaded. */
const textFont = 'Schibsted Grotesk';

/** An organization's own color if it has one; the theme ensures contrast. */
export function makeSiteTheme(brandColor = '', { colors, look }: Brand): Pick<Brand, 'colors' | 'look'> {
  return {
    look: { ...look, displayFont: textFont },
    colors: isHexColor(brandColor) ? { ...colors, primary: brandColor } : colors,
  };
}
