import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [
    /\b(?:lorsque|quand|si) (?:vous |tu )?résum\w+\b.{0,60}[,:]\s*(?:dis|dites|mentionne|recommande|ajoute|écri)\w*/i,
    /\b(?:ignorez|ignore|oublie[zr]?)\b.{0,30}\b(?:instructions|consignes|regles|règles)\b/i,
  ],
  memo: /note/u,
  memoTo: /aux?/u,
  everyone: /tout/u,
  assistant: /ia|mod[eè]les?(?: de langage)?/u,
  order: /toujours |jamais |recommande[rz]?|dis|mentionne[rz]?/u,
};
