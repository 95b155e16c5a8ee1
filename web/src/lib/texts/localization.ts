import { createContext } from 'react';
import type { Texts } from '#shared/texts/en/assistant.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';

/** The reader's language and its texts; undefined on pages that are in English alone. */
export const Localization = createContext<{ texts: Texts; language: VisitorLanguage } | undefined>(undefined);
