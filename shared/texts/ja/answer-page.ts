import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: '回答',
  asked: 'ご質問：',
  sources: '出典',
  next: '別の質問をする',
  ask: '質問する',
  back: 'アシスタントに戻る',
  noQuestion: '質問を入力してください。',
  noAssistant:
    'どのアシスタントへのご質問か分かりませんでした。アシスタントのページに戻って、もう一度質問してください。',
};
