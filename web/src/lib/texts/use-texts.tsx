import { createContext, type ReactNode, use, useContext } from 'react';
import type { Texts } from '#shared/texts/en/assistant.ts';
import { chooseLanguage, type LanguageTag, languages } from './languages.ts';

type Localized = { texts: Texts; language: LanguageTag };

const loading = new Map<LanguageTag, Promise<Texts>>();
const Localization = createContext<Localized | undefined>(undefined);

export function findLanguage(): LanguageTag {
  return chooseLanguage(navigator.languages);
}

export function loadTexts(language: LanguageTag): Promise<Texts> {
  const texts = loading.get(language) ?? languages[language].load();
  loading.set(language, texts);
  return texts;
}

/** Provides the reader's language, which the document states, to its children; suspends until the texts are loaded. */
export function Localize({ className, children }: { className?: string; children: ReactNode }) {
  const language = findLanguage();
  const texts = use(loadTexts(language));
  return (
    <Localization value={{ texts, language }}>
      <div dir={languages[language].direction} className={className}>
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
