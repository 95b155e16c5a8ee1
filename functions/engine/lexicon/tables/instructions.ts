import { instructionWords as german } from '../de/instruction-words.ts';
import { instructionWords as english } from '../en/instruction-words.ts';
import { instructionWords as spanish } from '../es/instruction-words.ts';
import { instructionWords as french } from '../fr/instruction-words.ts';
import type { InstructionWords } from '../instruction-words.ts';
import { instructionWords as italian } from '../it/instruction-words.ts';
import { instructionWords as japanese } from '../ja/instruction-words.ts';
import { instructionWords as korean } from '../ko/instruction-words.ts';
import { instructionWords as dutch } from '../nl/instruction-words.ts';
import { instructionWords as polish } from '../pl/instruction-words.ts';
import { instructionWords as portuguese } from '../pt/instruction-words.ts';
import { instructionWords as russian } from '../ru/instruction-words.ts';
import { instructionWords as chinese } from '../zh/instruction-words.ts';

/** Words of orders in each language that has any. They stand apart from the lexicons, because chats do not need them. */
export const instructionWords: readonly InstructionWords[] = [
  english,
  german,
  french,
  spanish,
  russian,
  korean,
  japanese,
  italian,
  dutch,
  polish,
  portuguese,
  chinese,
];
