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
  speaks: /говор\p{L}+|зна(?:ете|ешь|ет)|владе\p{L}+/u,
  speakers: 'говорят говорит знаете знает владеете владеет кто нибудь то ли у вас там из сотрудников',
  // "По-русски", "на английском", "владеет испанским".
  languageForms: {
    ru: 'русский русски русском русским',
    en: 'английски английском английским',
    de: 'немецки немецком немецким',
    fr: 'французски французском французским',
    es: 'испански испанском испанским',
    ko: 'корейски корейском корейским',
    ja: 'японски японском японским',
  },
  which: /как(?:ой|ая|ое|ие|их|ую)/u,
  number: /номера?/u,
  ages: {
    nouns: /возраст\p{L}*/u,
    rangeJoiner: /до/u,
    told: [String.raw`(?:от|с|до|старше|младше) {range} (?:лет|год\p{L}*|месяц\p{L}*)`],
    born: /родил\p{L}*/u,
  },
};
