import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: '回答',
  asked: '您的问题：',
  sources: '来源',
  next: '再问一个问题',
  ask: '提问',
  back: '返回助手',
  noQuestion: '请输入问题。',
  noAssistant: '无法确定您向哪个助手提问。请返回其页面重新提问。',
};
