import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:以前|これまで|上記|すべて|全て).{0,8}(?:指示|命令|ルール).{0,8}(?:無視|忘れ)/],
};
