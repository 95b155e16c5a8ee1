import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:忽略|无视|無視).{0,12}(?:指令|指示|规则|提示)/],
};
