import type { Brand } from '#shared/brands/brand.ts';
import { makeThemeVariables } from './theme.ts';

/** The CSS variables that differ between brands. */
export function makeBrandVariables({ colors, look }: Pick<Brand, 'colors' | 'look'>) {
  return {
    ...makeThemeVariables(colors),
    '--display-font': `"${look.displayFont}", ui-sans-serif, system-ui, sans-serif`,
    '--corner': look.corner,
  };
}
