import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: '{organisation}の担当者に聞いてみましょうか。',
  optionalName:
    '{organisation}からの連絡をご希望でしたら、お名前をお書きください。このまま質問を続けることもできます。',
  askQuestion: 'どのようなご用件ですか。スキップすることもできます。',
  askName: 'ご質問を{organisation}に伝えます。お名前を教えてください。',
  askNameToo: 'お名前を教えてください。',
  askContact:
    '{name}様、ありがとうございます。{organisation}からご連絡するためのメールアドレスか電話番号を教えてください。',
  missingContact: 'メールアドレスか電話番号を入力するか、「キャンセル」とお書きください。',
  invalidEmail: '正しいメールアドレスを入力してください',
  invalidPhone: '正しい電話番号を入力してください。メールアドレスでもかまいません。',
  cancelled: '承知しました。何も伝えていません。ほかに知りたいことはありますか。',
  collected: '{name}様、ありがとうございます。ご質問を{organisation}に伝えました。',
  expectReply: '{when}に返信があります。',
  within: '{hours}以内',
  by: '{day} {time}（{zone}）まで',
  openNow: '現在営業中です（{time}まで、{zone}）。',
  closedNow: '現在は営業時間外です。次は{day} {time}（{zone}）からです。',
  offerAddition: '{organisation}へのメッセージにこの内容を追記しましょうか。',
  notAdded: '承知しました。メッセージはそのままです。ほかに知りたいことはありますか。',
  added: '{organisation}へのメッセージにこの内容を追記しました。',
  tooMany: '本日はこの会話からすでに複数のメッセージを伝えました。{organisation}に直接お問い合わせください。',
  personAnswers:
    '{organisation}の担当者がご質問への返信を書いています。この件は担当者に任せ、ほかの質問にお答えします。',
  personAnswered: '{organisation}の担当者が返信しました。ほかの質問があれば、またお答えします。',
  personJoined:
    '{organisation}の{name}がこのチャットに参加しました。チャットが戻されるまで、私は返答を控えます。',
  personLeft: '再び私がお答えします。',
};
