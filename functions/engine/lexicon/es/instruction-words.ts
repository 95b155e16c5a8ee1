import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\bal resumir\b.{0,60}[,:]\s*(?:di|menciona|recomienda|añade|escribe)\b/i,
    /\b(?:ignora|olvida|omite)\b.{0,30}\b(?:instrucciones|reglas)\b/i,
  ],
  memo: /nota/u,
  memoTo: /para/u,
  everyone: /los/u,
  assistant: /asistentes?/u,
  order: /siempre |nunca |recomienda|di |menciona/u,
};
