import type { SiteProfile } from '#shared/contract/conversions.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';

/** A profile with its suggested questions in the visitor's language. */
export async function speakToVisitor(
  site: SiteProfile,
  language: VisitorLanguage | undefined,
): Promise<SiteProfile> {
  if (!language || site.popularQuestions.length === 0 || site.language?.startsWith(language)) return site;
  // The questions of all languages are more than most calls need.
  const { sayQuestionsIn } = await import('#functions/engine/readiness/say-questions-in.ts');
  return { ...site, popularQuestions: sayQuestionsIn(language, site.popularQuestions, site.language) };
}
