import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:war|waren|gegrundet|gegründet|seit|geboren)\b/u,
  announces: /folgende[nrs]?/u,
  pointsBack: /deshalb|daher|darum|also|es|sie|er|dies\p{L}*|dabei|dazu|hierbei/u,
  bareAnswer: /ja|nein|nat[uü]rlich/u,
  itself: /das|(?<!\bgibt )es|dies/u,
  denies: /kein\w*|ohne/u,
  leave:
    'bekomme bekommen bekommt kriege kriegen erhalte erhalten brauche brauchen braucht benotige benotigt erlaubt gestattet moglich notig notwendig',
  besidePrices: 'leistungen ubersicht liste tabelle anmeldung mitgliedschaft kurse',
  excepts: /keine?[mnrs]?/u,
  nonPrefix: /nicht-?/u,
  passing: /\b(?:zum beispiel|z\. ?b\.)|^siehe\b/u,
  asksForMany: /welche/u,
  and: /und/u,
  valueLabels: {
    address: 'wo, ort, adresse, treffpunkt, veranstaltungsort',
    date: 'wann, datum, termin, termine, tag, tage, frist',
    time: 'wann, uhrzeit, zeit, zeiten, offnungszeiten',
    money: 'kosten, preis, preise, gebuhr, gebuhren, eintritt, beitrag',
    person:
      'leitung, kursleitung, trainer, trainerin, referent, referentin, ansprechpartner, ansprechpartnerin',
    duration: 'dauer, laufzeit',
  },
  counts: /ein\p{L}*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf/u,
  countingArticle: /ein\p{L}*/u,
  article: /ein\p{L}{0,2}/u,
  rate: /pro|je/u,
  asksForSize: /wie (?:gross|weit)/u,
  numberOf: /anzahl/u,
  asksForCount: /wie ?vielen?|anzahl der/u,
  joinsClauses: /und|aber|wenn/u,
  joinsChoices: /oder/u,
  joinsParts: /während|sowie|mit|ohne/u,
  doing: 'machen macht',
  carriers:
    'mandant mandanten kunde kunden patient patienten person personen leute jemand fall fälle fällen sache sachen angelegenheit angelegenheiten',
  lengthOfTime: 'lange dauert dauern schnell bald',
};
