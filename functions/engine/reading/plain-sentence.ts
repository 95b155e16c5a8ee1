/** Markup in model replies and its replacement; an image goes with its description. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\s*[[［【]\s*\d{1,5}(?:\s*[,;]\s*\d{1,5})*\s*[\]］】]/gu, ''],
  [/^\s*["“„«](.*)["”»]\s*$/gu, '$1'],
  [/<(?:https?:\/\/|mailto:)([^<>\s]*)>/gi, '$1'],
  [/<[^<>]*>?/g, ''],
  [/^\s*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|>)\s+/g, ''],
  [/(\*\*|__|~~|`+)(.*?)\1/g, '$2'],
  [/(?<!\w)\*(\S.*?)\*(?!\w)/g, '$1'],
  [/[\p{Cc}\p{Cf}\p{Co}\s]+/gu, ' '],
  [/\s+(?=[.,;!?])/g, ''],
];

/** Turns a model's sentence into one line of plain text, which a browser shows literally. */
export function plainSentence(sentence: string): string {
  return replacements.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), sentence).trim();
}

/** Remains of URL schemes that run or embed code. */
const activePattern = /\b(?:javascript|vbscript|data)\s*:|\]\(|on\w+\s*=/i;

export const isActive = (text: string): boolean => activePattern.test(text);
