/** Document 1 section 5. */
export const promptLimitCharacters = 1000;

type Rule = { applies: (prompt: string) => boolean; rewrite: (prompt: string) => string };

const shortPromptWords = 8;
const commandPattern = /^(?:write|create|make|build|generate|give|show|tell|draft|design|suggest)\b/i;

/** Applied in order, each to the result of the one before. */
const rules: Rule[] = [
  {
    applies: (prompt) => commandPattern.test(prompt) && countWords(prompt) < shortPromptWords,
    rewrite: (prompt) => `${prompt} with specific details and two or three examples`,
  },
  {
    applies: (prompt) => /\b(?:code|function|script|program|api|bug|debug)\b/i.test(prompt),
    rewrite: (prompt) => `${prompt}. Name the programming language, and include error handling and comments`,
  },
  {
    applies: (prompt) => /\b(?:explain|describe|what is|what are|how does|how do|why)\b/i.test(prompt),
    rewrite: (prompt) => `${prompt}. Say who the audience is, and use plain words with an example`,
  },
  {
    applies: (prompt) => /\b(?:list|guide|steps|tutorial|how to|checklist)\b/i.test(prompt),
    rewrite: (prompt) => `${prompt}. Format the answer as a numbered list with short headings`,
  },
  {
    applies: (prompt) => /\bcomprehensive\b/i.test(prompt),
    rewrite: (prompt) => `${prompt}. Keep it concise, and leave out what does not matter`,
  },
];

/** Improves a prompt with templates: asks for what is missing and ends it as a sentence. Empty stays empty. */
export function enhancePrompt(prompt: string): string {
  const original = prompt.trim().replace(/\s+/g, ' ');
  if (original === '') return '';
  const bare = original.replace(/[.\s]+$/, '');
  const applying = rules.filter(({ applies }) => applies(original));
  const enhanced = applying.reduce((text, { rewrite }) => rewrite(text), bare);
  const isPlainAndShort = applying.length === 0 && countWords(original) < shortPromptWords;
  return endSentence(
    isPlainAndShort ? `Please provide a detailed response about ${lowerFirst(bare)}` : enhanced,
  );
}

const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const countWords = (text: string): number => text.split(/\s+/).length;

/** Names and abbreviations keep their capitals. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\S+ \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
