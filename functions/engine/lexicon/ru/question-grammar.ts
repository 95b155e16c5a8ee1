import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  existence: /есть ли|у вас есть/u,
  howTo: /как (?:мне|можно|\p{L}+ть(?:ся)?)/u,
  whatIs: /что такое|кто так\p{L}+/u,
  joiner: /и/u,
  clauseOpener: /и/u,
  pairedInterrogative: /кто|когда|где|сколько/u,
  interrogative: /кто|когда|где|сколько|как/u,
  openingInterrogative: /как\p{L}+/u,
  prepositionBefore: /на|в|до|с/u,
  openingVerb: /есть|можно|нужно|если/u,
  followUp: /^(?:и|а|но|или)\s/u,
  prepositions: 'для в на с по',
  connectives: 'и а но',
  languageWish: 'на по говорите говори отвечайте отвечай пишите пиши можно можете можешь вы ты пожалуйста',
  languageQuestion: /можете|можешь/u,
  speaks: /говор\p{L}+/u,
  speakers: 'говорят говорит кто нибудь то у вас',
  // "По-русски", "на английском".
  languageForms: { ru: 'русский русски русском', en: 'английски английском', de: 'немецки немецком' },
  which: /как(?:ой|ая|ое|ие|их|ую)/u,
  number: /номера?/u,
  ages: {
    nouns: /возраст\p{L}*/u,
    rangeJoiner: /до/u,
    told: [String.raw`(?:от|с|до|старше|младше) {range} (?:лет|год\p{L}*|месяц\p{L}*)`],
    born: /родил\p{L}*/u,
  },
};
