import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeBrandVariables } from './brand-variables.ts';

type ThemedBrand = Pick<Brand, 'colors' | 'look'>;

const SurroundingBrand = createContext<ThemedBrand | undefined>(undefined);

/**
 * Sets a brand's tokens on the document, so that dialogs and toasts outside the page tree get them too. A nested theme
 * wins while mounted.
 */
export function BrandTheme({ brand, children }: { brand: ThemedBrand; children: ReactNode }) {
  return (
    <SurroundingBrand value={brand}>
      <Tokens brand={brand} surrounding={useContext(SurroundingBrand)} />
      {children}
    </SurroundingBrand>
  );
}

/** Rendered before the children, so that effects of a nested theme run later and win. */
function Tokens({ brand, surrounding }: { brand: ThemedBrand; surrounding: ThemedBrand | undefined }) {
  useLayoutEffect(() => {
    setTokens(brand);
    return () => surrounding && setTokens(surrounding);
  }, [brand, surrounding]);
  return null;
}

function setTokens(brand: ThemedBrand): void {
  for (const [variable, value] of Object.entries(makeBrandVariables(brand))) {
    document.documentElement.style.setProperty(variable, value);
  }
}
