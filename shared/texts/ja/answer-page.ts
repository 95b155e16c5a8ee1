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
  automatic:
    'これは{name}のアシスタントによる自動返信です。続けて質問する場合、または担当者からの回答をご希望の場合は、このメールにご返信ください。',
  attachmentsLeft: '添付ファイルは読まれません。お知りになりたいことを本文にお書きください。',
};
