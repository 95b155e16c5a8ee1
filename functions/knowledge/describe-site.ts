import type * as z from 'zod';
import { answerQuestion } from '#functions/answer/answer-question.ts';
import type { siteProfileSchema } from '#shared/contract/conversions.ts';
import { chooseContact } from './choose-contact.ts';
import type { Knowledge } from './knowledge.ts';
import { languageOfTag } from './language/languages.ts';
import { popularQuestions, quickLinkTopics } from './visitor-questions.ts';

type SiteProfile = z.infer<typeof siteProfileSchema>;

const questionLimit = 6;
const linkLimit = 6;

/** What the assistant's page shows of an organisation; every popular question was asked and answered. */
export function describeSite(knowledge: Knowledge): SiteProfile {
  const phone = chooseContact(knowledge, 'phone')?.value;
  const email = chooseContact(knowledge, 'email')?.value;
  const address = chooseContact(knowledge, 'address')?.value;
  const [language] = knowledge.languages;
  return {
    name: knowledge.organisationName,
    website: knowledge.website,
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(language ? { language } : {}),
    popularQuestions: findPopularQuestions(knowledge),
    quickLinks: findQuickLinks(knowledge),
  };
}

function findPopularQuestions(knowledge: Knowledge): string[] {
  const asked = popularQuestions[languageOfTag(knowledge.languages[0]) ?? 'en'];
  const ownQuestions = knowledge.passages.flatMap(({ statements }) =>
    statements
      .filter(({ text, kind }) => kind === 'heading' && text.endsWith('?') && text.length < 90)
      .map(({ text }) => text),
  );
  const answered: string[] = [];
  const seenReplies = new Set<string>();
  for (const question of [...asked, ...ownQuestions]) {
    if (answered.length >= questionLimit) break;
    const reply = answerQuestion({ knowledge, question, history: [], now: new Date(knowledge.builtAt) });
    if (reply.outcome !== 'answered' || seenReplies.has(reply.text)) continue;
    seenReplies.add(reply.text);
    answered.push(question);
  }
  return answered;
}

function findQuickLinks(knowledge: Knowledge): SiteProfile['quickLinks'] {
  const links: SiteProfile['quickLinks'] = [];
  for (const pattern of quickLinkTopics) {
    const source = knowledge.sources.find(
      ({ kind, url, title }) =>
        kind === 'page' &&
        url !== null &&
        (pattern.test(title) || pattern.test(pathOf(url))) &&
        !links.some((link) => link.url === url),
    );
    if (source?.url) links.push({ title: source.title, url: source.url });
  }
  return links.slice(0, linkLimit);
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
