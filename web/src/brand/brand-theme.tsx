import { type ReactNode, useLayoutEffect } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeBrandVariables } from './brand-variables.ts';

type BrandThemeProps = { brand: Pick<Brand, 'colors' | 'look'>; children: ReactNode };

/** Sets a brand's tokens on the document, so that dialogs and toasts outside the page tree have them too. */
export function BrandTheme({ brand, children }: BrandThemeProps) {
  useBrowserLayoutEffect(() => {
    for (const [variable, value] of Object.entries(makeBrandVariables(brand))) {
      document.documentElement.style.setProperty(variable, value);
    }
  }, [brand]);
  return children;
}

/** A page rendered in advance carries its tokens already, and React warns of layout effects there. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => undefined : useLayoutEffect;
