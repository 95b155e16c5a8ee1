import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { makeBrandVariables } from './brand-variables.ts';

type ThemedBrand = Pick<Brand, 'colors' | 'look'>;

const SurroundingBrand = createContext<ThemedBrand | undefined>(undefined);

/**
 * Sets a brand's tokens on the document, so that dialogs and toasts outside the page tree have them too. Inside another
 * theme it is the inner one that counts, until it goes.
 */
export function BrandTheme({ brand, children }: { brand: ThemedBrand; children: ReactNode }) {
  return (
    <SurroundingBrand value={brand}>
      <Tokens brand={brand} surrounding={useContext(SurroundingBrand)} />
      {children}
    </SurroundingBrand>
  );
}

/** In front of what is inside: the effects of an inner theme come after its own. */
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
