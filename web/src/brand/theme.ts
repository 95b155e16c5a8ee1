import { chooseTextOn, ensureContrast, type HexColor, mixColors } from './color.ts';

type BrandColors = { primary: string; secondary: string; accent: string };

/** Every colour token of one colour scheme. */
export type ThemeTokens = Record<
  | 'canvas'
  | 'surface'
  | 'sunken'
  | 'line'
  | 'field-line'
  | 'ink'
  | 'ink-muted'
  | 'brand'
  | 'on-brand'
  | 'brand-hover'
  | 'brand-ink'
  | 'brand-tint'
  | 'mark'
  | 'on-mark'
  | 'danger'
  | 'on-danger'
  | 'danger-ink'
  | 'danger-tint'
  | 'success-ink'
  | 'success-tint'
  | 'warning-ink'
  | 'warning-tint',
  HexColor
>;

/** Minimum contrast in WCAG 2.2 for text (1.4.3) and for the boundary of a control (1.4.11). */
export const textContrast = 4.5;
export const controlContrast = 3;

/** Light tokens: paper tinted with the brand, with text and controls adjusted for contrast. */
export function makeLightTheme(colors: BrandColors): ThemeTokens {
  const canvas = mixColors('#fbfbf9', colors.primary, 0.02);
  const surface = '#ffffff';
  const sunken = mixColors('#f3f3f0', colors.primary, 0.04);
  const tint = mixColors('#ffffff', colors.primary, 0.08);
  const against = [canvas, surface, sunken, tint];
  const readable = (color: string) =>
    ensureContrast(color, { against, ratio: textContrast, toward: '#000000' });
  const brand = ensureContrast(colors.primary, { against: ['#ffffff'], ratio: 5, toward: '#000000' });
  return {
    canvas,
    surface,
    sunken,
    line: mixColors('#e2e2dd', colors.primary, 0.06),
    'field-line': ensureContrast('#8b8d92', { against, ratio: controlContrast, toward: '#000000' }),
    ink: mixColors('#16181d', colors.primary, 0.08),
    'ink-muted': readable(mixColors('#5b5f68', colors.primary, 0.06)),
    brand,
    'on-brand': chooseTextOn(brand),
    'brand-hover': mixColors(brand, '#000000', 0.16),
    'brand-ink': readable(colors.primary),
    'brand-tint': tint,
    mark: mixColors('#ffffff', colors.accent, 0.34),
    'on-mark': '#16181d',
    ...makeStatusTokens('#ffffff', 0.08, readable),
    danger: '#b42318',
    'on-danger': '#ffffff',
  };
}

export function makeDarkTheme(colors: BrandColors): ThemeTokens {
  const canvas = mixColors('#101216', colors.primary, 0.05);
  const surface = mixColors('#191c22', colors.primary, 0.06);
  const sunken = mixColors('#0b0d10', colors.primary, 0.04);
  const tint = mixColors('#1c2028', colors.primary, 0.26);
  const against = [canvas, surface, sunken, tint];
  const readable = (color: string) =>
    ensureContrast(color, { against, ratio: textContrast, toward: '#ffffff' });
  const brand = ensureContrast(colors.primary, { against: [surface], ratio: 6, toward: '#ffffff' });
  return {
    canvas,
    surface,
    sunken,
    line: mixColors('#2b2f38', colors.primary, 0.08),
    'field-line': ensureContrast('#6f7582', { against, ratio: controlContrast, toward: '#ffffff' }),
    ink: '#eceef2',
    'ink-muted': readable('#a3a9b5'),
    brand,
    'on-brand': chooseTextOn(brand),
    'brand-hover': mixColors(brand, '#ffffff', 0.16),
    'brand-ink': readable(colors.primary),
    'brand-tint': tint,
    mark: mixColors('#1c2028', colors.accent, 0.36),
    'on-mark': '#f6f7f9',
    ...makeStatusTokens(surface, 0.16, readable),
    danger: '#f0716a',
    'on-danger': '#1a0b0a',
  };
}

function makeStatusTokens(base: string, share: number, readable: (color: string) => HexColor) {
  const tintOf = (color: string) => mixColors(base, color, share);
  const inkOf = (color: string) => {
    const tint = tintOf(color);
    const toward = chooseTextOn(tint) === '#ffffff' ? '#ffffff' : '#000000';
    return ensureContrast(readable(color), { against: [tint], ratio: textContrast, toward });
  };
  return {
    'danger-ink': inkOf('#b42318'),
    'danger-tint': tintOf('#b42318'),
    'success-ink': inkOf('#18794e'),
    'success-tint': tintOf('#18794e'),
    'warning-ink': inkOf('#9a6700'),
    'warning-tint': tintOf('#9a6700'),
  };
}

/** CSS variables `--<token>: light-dark(…)` of a brand; the browser chooses by the reader's preference. */
export function makeThemeVariables(colors: BrandColors): Record<`--${string}`, string> {
  const dark = new Map(Object.entries(makeDarkTheme(colors)));
  return Object.fromEntries(
    Object.entries(makeLightTheme(colors)).map(([token, light]) => [
      `--${token}`,
      `light-dark(${light}, ${dark.get(token) ?? light})`,
    ]),
  );
}
