import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import { tellLanguage } from '#functions/engine/language/detect/tell-language.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { readBrowserLanguage } from './visitor-language.ts';

/** What a visitor is answered in: the language of the message, else of the conversation, of the browser, of the website. */
export function chooseLanguageOfReply(
  message: string,
  visitor: {
    /** The visitor's earlier messages, oldest first. */
    earlier: readonly string[];
    /** The `Accept-Language` header. */
    acceptLanguage: string | undefined;
    knowledge: Pick<Knowledge, 'languages'>;
  },
): VisitorLanguage {
  const { earlier, acceptLanguage, knowledge } = visitor;
  const browser = readBrowserLanguage(acceptLanguage);
  const ofBrowser = browser ? [browser] : [];
  const ofConversation = earlier.flatMap(
    (said) => tellLanguage(said, [...ofBrowser, ...knowledge.languages]) ?? [],
  );
  return frameLanguageOf(message, knowledge.languages, [...ofConversation.slice(-1), ...ofBrowser]);
}
