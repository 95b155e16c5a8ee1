import type { Source } from '#functions/engine/documents/content/content.ts';
import { detectLanguage } from '#functions/engine/language/detect/detect-language.ts';
import { languageOfTag } from '#functions/engine/language/languages.ts';
import { findFacts } from '../facts/find-facts.ts';
import { dropInstructions } from '../instruction-text.ts';
import type { Knowledge, KnowledgeSource, Passage } from '../knowledge.ts';
import { cleanOrganisationName } from '../organisation-name.ts';
import { dropContentsLists } from './drop-contents-lists.ts';
import { dropRepeats } from './drop-repeats.ts';
import { indexPassages } from './index-passage.ts';
import { namePages } from './page-titles.ts';
import { separateSiteWideBlocks } from './site-wide-blocks.ts';
import { splitPassages } from './split-passages.ts';

const passageLimit = 20_000;
const languageSampleLength = 6000;
/** A smaller share of pages in a language is quotations, scans or wrong guesses. */
const smallestLanguageShare = 0.15;

/**
 * Builds an assistant's knowledge from its sources. Pure and deterministic. Blocks repeated on many pages are kept
 * once.
 */
export function buildKnowledge(input: {
  sources: Source[];
  organisationName: string;
  website: string | null;
  businessDescription?: string;
  builtAt: string;
}): Knowledge {
  const { website, businessDescription, builtAt } = input;
  const read = businessDescription
    ? [...input.sources, describedBusiness(businessDescription, builtAt)]
    : input.sources;
  const languages = rankLanguages(read.map(sourceLanguage));
  const titles = namePages(read);
  const sources = read.map((source, index): KnowledgeSource => {
    const language = sourceLanguage(source) ?? languages[0];
    return {
      id: source.id,
      kind: source.kind,
      url: source.url ?? null,
      title: dropInstructions(titles[index] ?? source.title),
      readAt: source.readAt,
      ...(language ? { language } : {}),
      ...(source.content.scannedPages ? { isScan: true } : {}),
    };
  });
  const passages = readPassages(read);
  return {
    organisationName: cleanOrganisationName(input.organisationName, website),
    website,
    ...(businessDescription ? { businessDescription } : {}),
    builtAt,
    languages,
    sources,
    passages,
    facts: findFacts({ passages, sources, contents: read.map(({ content }) => content), website }),
    index: indexPassages({ passages, sources }),
  };
}

function describedBusiness(text: string, readAt: string): Source {
  return {
    id: 'business-description',
    kind: 'document',
    title: '',
    readAt,
    content: { title: '', blocks: [{ kind: 'paragraph', text }], structuredData: [] },
  };
}

function readPassages(sources: readonly Source[]): Passage[] {
  const { own, siteWide } = separateSiteWideBlocks(sources);
  const ownPassages = own.flatMap((blocks, source) =>
    dropRepeats(splitPassages(dropContentsLists(blocks), source, false)),
  );
  const sharedPassages = siteWide.flatMap(({ blocks, source }) => splitPassages(blocks, source, true));
  return [...ownPassages, ...dropRepeats(sharedPassages)].slice(0, passageLimit);
}

/** Names and addresses contain stop words of other languages. */
const weightOfDeclared = 3;

/** The detected language outweighs the declared one, which templates often get wrong. */
function sourceLanguage({ content }: Source): string | undefined {
  const declared = content.language?.split(/[-_]/)[0]?.toLowerCase();
  if (declared && languageOfTag(declared) === 'und') return declared;
  const sample = content.blocks
    .map((block) => ('text' in block ? block.text : ''))
    .join('\n')
    .slice(0, languageSampleLength);
  return detectLanguage(sample, languageOfTag(declared), weightOfDeclared) ?? declared;
}

function rankLanguages(found: readonly (string | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const language of found) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  const fewest = found.length * smallestLanguageShare;
  return [...counts]
    .filter(([, count]) => count >= fewest)
    .sort((left, right) => right[1] - left[1])
    .map(([language]) => language);
}
