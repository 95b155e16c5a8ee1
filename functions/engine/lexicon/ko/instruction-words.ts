import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:이전|앞선|모든|기존).{0,10}(?:지시|명령|규칙|지침).{0,10}(?:무시|잊)/],
};
