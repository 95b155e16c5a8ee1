import { type ReactNode, useLayoutEffect } from 'react';
import { findLanguage, Localize } from './use-texts.tsx';

/** `Localize` for a whole page: the document states the language too. */
export function LocalizePage({ children }: { children: ReactNode }) {
  const language = findLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    return () => {
      document.documentElement.lang = 'en';
    };
  }, [language]);
  return <Localize>{children}</Localize>;
}
