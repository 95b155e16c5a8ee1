import type { Phrases } from '../phrases.ts';

export const phrases: Phrases = {
  greeting:
    'こんにちは。{organisation}のAIアシスタントです。ウェブサイトの内容をもとにお答えします。何をお知りになりたいですか？',
  thanks: 'どういたしまして。{organisation}について、ほかに知りたいことはありますか？',
  goodbye: 'さようなら。{organisation}のサイトをご利用いただき、ありがとうございました。',
  identity:
    '私は人間ではなく、{organisation}のAIアシスタントです。ウェブサイトに書かれている内容でお答えし、その箇所をお見せします。',
  howAreYou:
    'ありがとうございます、元気です。{organisation}のAIアシスタントです。何をお知りになりたいですか？',
  unsure: 'ご質問の答えかどうか確かではありません。最も近い記載は次のとおりです：',
  websiteSays: 'ウェブサイトにはこう書かれています：',
  declined: '{organisation}のウェブサイトには、その記載が見つかりませんでした。',
  closestPage: '「{title}」のページが最も近いかもしれません。',
  otherQuestion: 'もう一つのご質問について：',
  refused: '{organisation}のウェブサイトに関するご質問にのみお答えできるため、お手伝いできません。',
  abuse: '{organisation}に関するご質問でしたらお手伝いします。ご質問をどうぞ。',
  opening: 'お手伝いします。{organisation}について、何をお知りになりたいですか？',
  complaint: 'お役に立てず申し訳ありません。別の言い方でもう一度お尋ねください。',
  privacy:
    '私はAIアシスタントです。{organisation}はこの会話を読むことができますので、機密の内容は書かないでください。',
  handoff:
    'AIアシスタントのため直接おつなぎできませんが、{organisation}にはこちらからご連絡いただけます：{contact}。',
  handoffWithoutContact:
    'AIアシスタントのため直接おつなぎできません。{organisation}のウェブサイトには電話番号もメールアドレスも見つかりませんでした。',
  contactOffer: '{organisation}に直接お問い合わせいただけます：{contact}。',
  phone: '電話',
  email: 'メール',
  past: 'この日付はすでに過ぎていますのでご注意ください。',
  foreignQuote: 'ウェブサイトには次のように書かれています（{language}）：',
  topicPage: 'ウェブサイトにこれについてのページがあります：「{title}」。',
  repliesIn: '{language}でお答えできます。',
  staffLanguage:
    '{organisation}のウェブサイトには、{language}を話せる担当者についての記載が見つかりませんでした。',
};
