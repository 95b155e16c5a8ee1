import { type ReactNode, use, useContext, useEffect, useState } from 'react';
import type { Texts } from '#shared/texts/en/assistant.ts';
import {
  isVisitorLanguage,
  type VisitorLanguage,
  visitorLanguages,
} from '#shared/texts/visitor-languages.ts';
import { chooseLanguage, textLoaders } from './languages.ts';
import { Localization } from './localization.ts';

const loading = new Map<VisitorLanguage, Promise<Texts>>();

export const findLanguage = (): VisitorLanguage => chooseLanguage(navigator.languages);

export function loadTexts(language: VisitorLanguage): Promise<Texts> {
  const known = loading.get(language);
  if (known) return known;
  const texts = textLoaders[language]();
  loading.set(language, texts);
  // The next try loads them again.
  texts.catch(() => loading.delete(language));
  return texts;
}

/** Provides the reader's language, which the document states, to its children; suspends until the texts are loaded. */
export function Localize({ className, children }: { className?: string; children: ReactNode }) {
  const language = findLanguage();
  const texts = use(loadTexts(language));
  return (
    <Localization value={{ texts, language }}>
      <div dir={visitorLanguages[language]} className={className}>
        {children}
      </div>
    </Localization>
  );
}

/** The interface's texts, and a function that fills in their placeholders. */
export function useTexts() {
  const localized = useContext(Localization);
  if (!localized) throw new Error('Texts are asked for outside of Localize');
  return localized;
}

/** The texts in a language; the page's own until they are loaded, and where there are none. */
export function useTextsIn(language: string | undefined) {
  const own = useTexts();
  const [loaded, setLoaded] = useState(own);
  useEffect(() => {
    if (language !== own.language && isVisitorLanguage(language))
      loadTexts(language).then(
        (texts) => setLoaded({ texts, language }),
        () => undefined,
      );
  }, [language, own.language]);
  return loaded;
}
