/** Cyrillic and Greek letters that look Latin and smuggle instructions past filters. */
const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ρ: 'p',
  ν: 'v',
  τ: 't',
};

/** Instructions to an assistant rather than statements to a reader. */
const instructionPatterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:all|any|previous|prior|above|earlier|your|the|these)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|directives)\b/i,
  /\b(?:ignore|disregard|forget)\s+(?:all\s+)?(?:rules|instructions)\b/i,
  /\b(?:assistant|chatbot|ai|llm|gpt|language model)\b\s*[,:]\s*(?:please\s+)?(?:say|reply|answer|respond|tell|write|print|output|ignore|reveal|send|recommend)\b/i,
  /\b(?:assistant|chatbot|ai assistant|language model|llm)s?\b.{0,20}\b(?:must|should|shall|will)\b.{0,20}\b(?:reply|say|answer|respond|recommend|reveal|output)\b/i,
  /\b(?:answer|respond to|reply to)\s+(?:every|each|all|any)\s+(?:question|message|query|queries|visitor)s?\b/i,
  /\bwhen answering\b.{0,20}\b(?:append|add|include|insert|say)\b/i,
  /\b(?:reveal|print|show|repeat|output|leak|disclose)\b.{0,40}\b(?:system prompt|hidden prompt|your (?:instructions|prompt|rules)|admin e-?mail|api key)\b/i,
  /\b(?:reply|answer|respond)\s+(?:only\s+)?(?:with\s+)?(?:exactly|with exactly)\b/i,
  /\bsay\b.{0,60}\band nothing else\b/i,
  /\btell (?:visitors|users|customers|people|them) to\b.{0,60}https?:/i,
  /\bfrom now on\b.{0,20}\b(?:answer|reply|you (?:are|will|must))\b/i,
  /\byou are now\b.{0,40}\b(?:an? ai|dan|assistant|unrestricted|in developer mode)\b/i,
  // By form: addresses an assistant, a model or a crawler and tells it what to do.
  /(?:^|[.!?\]})>"”]\s*|\b(?:note|message|attention|instructions?|hinweis|nota|note) (?:to|for|an|für|aux?|para)(?: (?:all|any|the|alle|tout|los))* )(?:ai |virtual |digital |ki-?)?(?:assistants?|assistente?n?|chatbots?|bots?|agents?|ai|ki|ia|llms?|(?:large )?language models?|sprachmodelle?|asistentes?|mod[eè]les?(?: de langage)?|crawlers?)\s*[:,–—-]\s*(?:you |please |bitte |always |never |do not |don['’]t |must |only |nur |immer |niemals? |nie |toujours |jamais |siempre |nunca |recommend|mention|say|tell|refer|send|direct|treat|include|add|omit|hide|rate|rank|praise|empfiehl|nenne|sag|recommande[rz]?|dis|mentionne[rz]?|recomienda|di |menciona)/i,
  /\b(?:when|if|whenever|while|before|after) (?:you(?:['’]re| are)? )?(?:asked to )?(?:summari[sz](?:e|ing)|paraphras(?:e|ing)|quot(?:e|ing)|answering) (?:this|the|our|any|a|an|questions?|content|about)\b.{0,60}[,:]\s*(?:please |always |never |do not |don['’]t |you (?:must|should) |only )?(?:say|state|mention|add|append|include|recommend|write|tell|claim|omit|ignore|refer|respond|reply|end|begin|start|replace|insist|praise|never|always)\b/i,
  /\b(?:wenn du|falls du|beim) .{0,20}\b(?:zusammenfass\w*|zusammenfassen)\b.{0,60}[,:]\s*(?:bitte |immer |nie )?(?:sag|schreib|erwähne|nenne|empfiehl|füge)\w*|\b(?:lorsque|quand|si) (?:vous |tu )?résum\w+\b.{0,60}[,:]\s*(?:dis|dites|mentionne|recommande|ajoute|écri)\w*|\bal resumir\b.{0,60}[,:]\s*(?:di|menciona|recomienda|añade|escribe)\b/i,
  /"tool"\s*:\s*"/,
  /(?:\bQ:.{1,60}\bA:.{1,60}){4,}/,
  /\b(?:ignorez|ignore|oublie[zr]?)\b.{0,30}\b(?:instructions|consignes|regles|règles)\b/i,
  /\b(?:ignoriere|vergiss|missachte)\b.{0,30}\b(?:anweisungen|anweisung|regeln|vorgaben)\b/i,
  /\b(?:ignora|olvida|omite)\b.{0,30}\b(?:instrucciones|reglas)\b/i,
  /(?:игнорируй|забудь|не обращай внимания).{0,30}(?:инструкци|правил|указани)/i,
  /(?:忽略|无视|無視).{0,12}(?:指令|指示|规则|提示)/,
  /(?:이전|앞선|모든|기존).{0,10}(?:지시|명령|규칙|지침).{0,10}(?:무시|잊)/,
  /(?:以前|これまで|上記|すべて|全て).{0,8}(?:指示|命令|ルール).{0,8}(?:無視|忘れ)/,
];

/** Whether a text gives the assistant instructions. Such text is kept out of answers; it is data, never obeyed. */
export function isInstruction(text: string): boolean {
  const plain = unmaskLookalikes(text);
  return instructionPatterns.some((pattern) => pattern.test(plain));
}

/** Drops the sentences of a title or label that are instructions. */
export function dropInstructions(text: string): string {
  if (!isInstruction(text)) return text;
  const kept = text.split(/(?<=[.!?])\s+/).filter((sentence) => !isInstruction(sentence));
  return kept.join(' ');
}

function unmaskLookalikes(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  return text.replace(/[а-яѕіјһԁοαειρντ]/gi, (letter) => lookalikes[letter.toLowerCase()] ?? letter);
}
