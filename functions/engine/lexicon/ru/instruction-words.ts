import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:игнорируй|забудь|не обращай внимания).{0,30}(?:инструкци|правил|указани)/i],
};
