import type { SiteProfile, SourceOutcome } from '#shared/contract/conversions.ts';
import { visitorLanguages } from '#shared/texts/visitor-languages.ts';
import { isHexColor } from '#web/brand/color.ts';
import { findButtonColors } from './list-contrasts.ts';

export type ReportedAssistant = {
  site: SiteProfile;
  address: string;
  sources: readonly SourceOutcome[];
  /** Day of the download. */
  day: string;
};

type Finding = { subject: string; criteria: string; text: string; items?: string[] };

/** From this length on a suggested question takes three lines on a phone. */
const longQuestionCharacters = 80;
const names = new Intl.DisplayNames('en', { type: 'language' });

/** What an assistant's own colors, texts and links add to the report of the product. */
export function describeAssistant({ site, sources }: ReportedAssistant, colors: BrandColors): Finding[] {
  return [
    describeColors(site, colors),
    describeLanguage(site.language),
    describeLogo(site.logoUrl),
    describeQuestions(site.popularQuestions),
    describeDocuments(sources),
    {
      subject: 'Linked pages',
      criteria: '2.4.4',
      text: `${site.quickLinks.length} pages of the website are linked beside the chat, by their own titles, and answers link to more. The website was not tested.`,
    },
  ];
}

type BrandColors = Parameters<typeof findButtonColors>[0];

function describeColors({ brandColor = '' }: SiteProfile, colors: BrandColors): Finding {
  const { light, dark } = findButtonColors(colors);
  const origin = isHexColor(brandColor)
    ? `The assistant’s color is ${brandColor}.`
    : 'The assistant has no color of its own and uses the brand’s.';
  return {
    subject: 'Colors',
    criteria: '1.4.3, 1.4.11',
    text: `${origin} Buttons show ${light} in light and ${dark} in dark, as corrected by computation. The table below lists every ratio.`,
  };
}

function describeLanguage(language: string | undefined): Finding {
  const subject = 'Language';
  const criteria = '3.1.1, 3.1.2';
  const offered = Object.keys(visitorLanguages).map(nameLanguage).join(', ');
  const own = language
    ? `What the assistant has read is in ${nameLanguage(language)}.`
    : 'What the assistant has read does not state its language; it should.';
  return {
    subject,
    criteria,
    text: `${own} Answers and questions are in it. The interface follows the visitor’s browser: ${offered}, otherwise English.`,
  };
}

function nameLanguage(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    // A website may state anything as its language.
    return tag;
  }
}

function describeLogo(logoUrl: string | undefined): Finding {
  return {
    subject: 'Logo',
    criteria: '1.1.1, 1.4.5',
    text: logoUrl
      ? 'There is a logo. Its text alternative is empty because the name stands beside it as text.'
      : 'There is no logo. The name is text.',
  };
}

function describeQuestions(questions: readonly string[]): Finding {
  const longest = Math.max(0, ...questions.map(({ length }) => length));
  const long = questions.filter(({ length }) => length > longQuestionCharacters);
  return {
    subject: 'Suggested questions',
    criteria: '1.4.10, 2.4.6',
    text: `${questions.length} questions, the longest with ${longest} characters. They wrap and are never cut off.${
      long.length > 0 ? ' Shorter ones would be easier to read than these:' : ''
    }`,
    items: long,
  };
}

function describeDocuments(sources: readonly SourceOutcome[]): Finding {
  const documents = sources.filter(({ kind, status }) => kind === 'document' && status === 'read');
  return {
    subject: 'Documents',
    criteria: '1.1.1, 1.3.1, 2.4.2, 3.1.1',
    text:
      documents.length > 0
        ? `Answers quote and link ${documents.length} documents, such as PDF files. We did not test them; the quote is text in each case.`
        : 'Answers link no documents.',
    items: documents.map(({ title, url }) => (url ? `${title} (${url})` : title)),
  };
}
