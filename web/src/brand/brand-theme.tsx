import { type ReactNode, useLayoutEffect } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeThemeVariables } from './theme.ts';

type BrandThemeProps = { colors: Brand['colors']; children: ReactNode };

/** Sets a brand's tokens on the document, so that dialogs and toasts outside the page tree have them too. */
export function BrandTheme({ colors, children }: BrandThemeProps) {
  useLayoutEffect(() => {
    for (const [variable, value] of Object.entries(makeThemeVariables(colors))) {
      document.documentElement.style.setProperty(variable, value);
    }
  }, [colors]);
  return children;
}
