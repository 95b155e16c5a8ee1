import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/(?:이전|앞선|모든|기존).{0,10}(?:지시|명령|규칙|지침).{0,10}(?:무시|잊)/],
  toMachine: {
    isJoined: true,
    machine: '(?:AI|인공지능|가상) ?(?:어시스턴트|비서|챗봇|모델|도우미)|챗봇|언어 ?모델|AI',
    call: '친애하는 ',
    before: '[^.!?]{0,20}(?:읽는|보는|요약하는|인용하는) |(?:만약 )?당신이 |모든 ',
    must: '(?:은|는|이|가|라면),? ',
    say: '(?:답변|대답|회신|답|말|안내|추천|언급|설명)(?:하십시오|하세요|하시오|해야|하라|할 것|해 ?주세요|해 ?주십시오)|(?:알려|전해)(?:야|라| ?주세요| ?주십시오)',
    told: '(?:(?!면[ ,])[^.!?]){0,50}',
  },
};
