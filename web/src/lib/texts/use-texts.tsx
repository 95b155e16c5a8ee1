import { type ReactNode, use, useContext } from 'react';
import type { Texts } from '#shared/texts/en/assistant.ts';
import { type VisitorLanguage, visitorLanguages } from '#shared/texts/visitor-languages.ts';
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
