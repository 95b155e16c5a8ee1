import { nameLanguage } from '#web/lib/format/name-language.ts';

/** " · in German"; empty for English, the dashboard's language. */
export function sayLanguage({ language }: { language?: string | undefined }): string {
  return language && language !== 'en' ? ` · in ${nameLanguage(language)}` : '';
}
