import type { Brand } from '#shared/brands/brand.ts';
import { makeThemeVariables } from './theme.ts';

/** The CSS variables that differ between brands. */
export function makeBrandVariables({ colors, look }: Pick<Brand, 'colors' | 'look'>) {
  return {
    ...makeThemeVariables(colors),
    '--display-font': stackFonts(look.displayFont),
    '--corner': look.corner,
  };
}

/** The fallbacks of app/fallback-fonts.css keep the page from shifting when the font arrives. */
function stackFonts(family: string): string {
  const families = [family, `${family} Fallback`, `${family} Android Fallback`];
  return [...families.map((name) => `"${name}"`), 'ui-sans-serif, system-ui, sans-serif'].join(', ');
}
