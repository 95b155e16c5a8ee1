import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import { frameLanguageOf } from '#functions/engine/language/detect/frame-language.ts';
import { tellLanguage } from '#functions/engine/language/detect/tell-language.ts';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import type { ChatMessage } from './chat-session.ts';
import { judgeTurn } from './count-exchange.ts';
import { readBrowserLanguage } from './visitor-language.ts';

/** What a visitor is answered in: the language of the message, else of the conversation, of the browser, of the website. */
export function chooseLanguageOfReply(
  message: string,
  visitor: {
    /** The visitor's earlier messages, oldest first. */
    earlier: readonly string[];
    /** A button's label is in the page's language. */
    isPressed?: boolean;
    /** The `Accept-Language` header. */
    acceptLanguage: string | undefined;
    knowledge: Pick<Knowledge, 'languages'>;
  },
): VisitorLanguage {
  const { earlier, acceptLanguage, knowledge, isPressed = false } = visitor;
  const browser = readBrowserLanguage(acceptLanguage);
  const ofBrowser = browser ? [browser] : [];
  const ofConversation = earlier.flatMap(
    (said) => tellLanguage(said, [...ofBrowser, ...knowledge.languages]) ?? [],
  );
  const said = isPressed && ofConversation.length > 0 ? '' : message;
  return frameLanguageOf(said, knowledge.languages, [...ofConversation.slice(-1), ...ofBrowser]);
}

/** The language of most of a conversation's latest questions, the one answered in `frame` included; of as many, the latest's. */
export function findLanguageOfMost({
  recent,
  frame,
  knowledge,
}: {
  recent: readonly ChatMessage[];
  frame: VisitorLanguage;
  knowledge: Pick<Knowledge, 'languages'>;
}): string {
  const asked = recent.filter(({ role }, at) => role === 'user' && judgeTurn(recent[at + 1] ?? {}));
  const told = asked.flatMap(({ content }) => tellLanguage(content, knowledge.languages) ?? []);
  const counted = Map.groupBy([frame, ...told.toReversed()], (language) => language);
  const [most] = [...counted.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0] ?? frame;
}
