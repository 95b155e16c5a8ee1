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
  automatic: '这是{name}的助手自动发出的答复。您可以回复此邮件继续提问，或写明希望由人工答复。',
  attachmentsLeft: '附件不会被读取。请写下您想了解的内容。',
};
