import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\b(?:wenn du|falls du|beim) .{0,20}\b(?:zusammenfass\w*|zusammenfassen)\b.{0,60}[,:]\s*(?:bitte |immer |nie )?(?:sag|schreib|erwähne|nenne|empfiehl|füge)\w*/i,
    /\b(?:ignoriere|vergiss|missachte)\b.{0,30}\b(?:anweisungen|anweisung|regeln|vorgaben)\b/i,
  ],
  memo: /hinweis/u,
  memoTo: /an|für/u,
  everyone: /alle/u,
  artificial: /ki-?/u,
  assistant: /assistente?n?|ki|sprachmodelle?/u,
  order: /bitte |nur |immer |niemals? |nie |empfiehl|nenne|sag/u,
};
