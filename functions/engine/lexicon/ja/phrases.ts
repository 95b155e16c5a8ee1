import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'こんにちは。{organisation}のAIアシスタントです。{from}お答えします。何をお知りになりたいですか？',
  thanks: 'どういたしまして。{organisation}について、ほかに知りたいことはありますか？',
  goodbye: 'さようなら。{organisation}にご関心をお寄せいただき、ありがとうございました。',
  neverMind: '承知しました。ほかに知りたいことはありますか。',
  identity: '私は人間ではなく、{organisation}のAIアシスタントです。{from}お答えし、その箇所をお見せします。',
  howAreYou:
    'ありがとうございます、元気です。{organisation}のAIアシスタントです。何をお知りになりたいですか？',
  unsure: '最も近い記載は次のとおりです：',
  websiteSays: '{says}こう書かれています：',
  noSureAnswer: 'これについて確かなお答えがありません。',
  closest: '{in}、最も近い記載として次のものがあります：',
  declined: '{in}、その記載が見つかりませんでした。',
  refused: '{from}{organisation}に関するご質問にのみお答えできるため、お手伝いできません。',
  abuse: '{organisation}に関するご質問でしたらお手伝いします。ご質問をどうぞ。',
  opening: 'お手伝いします。{organisation}について、何をお知りになりたいですか？',
  complaint: 'お役に立てず申し訳ありません。別の言い方でもう一度お尋ねください。',
  privacy:
    '私はAIアシスタントです。{organisation}はこの会話を読むことができますので、機密の内容は書かないでください。',
  handoff: '{organisation}にはこちらからご連絡いただけます：{contact}。',
  handoffWithoutContact: '{organisation}の担当者にお伝えします。',
  contactOffer: '{organisation}に直接お問い合わせいただけます：{contact}。',
  phone: '電話',
  email: 'メール',
  past: 'この日付はすでに過ぎていますのでご注意ください。',
  foreignQuote: '{says}次のように書かれています（{language}）：',
  topicPage: '{topic}：「{title}」。',
  origins: {
    website: {
      in: '{organisation}のウェブサイトには',
      from: 'ウェブサイトの内容をもとに',
      says: 'ウェブサイトには',
      topic: 'ウェブサイトにこれについてのページがあります',
    },
    documents: {
      in: '{organisation}の文書には',
      from: '文書の内容をもとに',
      says: '文書には',
      topic: 'これについての文書があります',
    },
  },
};
