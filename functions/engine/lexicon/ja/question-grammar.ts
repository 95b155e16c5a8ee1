import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  languageWish: 'で でお願いします でお願い で話して で話してください で答えて で答えてください',
  asksIfSpoken:
    /[をはがで]?(?:話せ|話し|通じ|でき|使え)ますか|[をが](?:話せる|できる|話す)(?:方|人|スタッフ|担当者|職員)[はが](?:い|いらっしゃい)ますか|[にで]?対応(?:していますか|できますか|可能ですか)/u,
  followUp: /^(?:では|じゃあ|それでは)/u,
};
