import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:was|were|did|founded|established|born|since|opened)\b/u,
  announces: /the following|as follows/u,
  pointsBack:
    /so|therefore|thus|hence|yet|it|they|this|these|that|those|he|she|there|such|however|but|also|then|in that case|if so/u,
  bareAnswer: /yes|no|of course|certainly|sometimes/u,
  itself: /it|this|that/u,
  denies: /no|without/u,
  leave: 'need needed needs allowed permitted possible required necessary get',
  besidePrices:
    'services schedule list overview table information info enrollment enrolment registration membership admission admissions programs courses',
  excepts: /(?:not|\p{L}+n't) an?|non/u,
  nonPrefix: /non[\s-]*/u,
  passing:
    /\b(?:for example|for instance|e\.g\.)|^(?:please )?(?:see|refer to)\b|\b(?:in|see|on) (?:the|our) (?:\p{Lu}[\p{L}-]+ ){0,2}(?:Checklist|Handbook|Guide|Brochure|Manual|Catalog(?:ue)?|FAQ|Policy|Handout|Prospectus)\b/u,
  asksForMany: /which|what/u,
  and: /and/u,
  valueLabels: {
    address: 'where, location, locations, venue, place, address, meeting place, meeting point',
    date: 'when, date, dates, day, days, schedule, deadline, deadlines',
    time: 'when, time, times, hours, opening hours, schedule',
    money:
      'cost, costs, price, prices, pricing, fee, fees, rate, rates, tuition, admission, dues, entry fee, how much',
    person:
      'instructor, instructors, teacher, teachers, leader, leaders, coach, speaker, speakers, host, hosts, organizer, organizers, presenter, presenters, contact person',
    duration: 'duration, length, how long',
  },
  counts:
    /one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|no|none|once|twice/u,
  countingArticle: /one/u,
  article: /one/u,
  rate: /per|every|each/u,
  asksForSize: /how (?:big|large|tall|far)/u,
  numberOf: /(?:number|nos?\.?) of/u,
  asksForCount: /how many|(?:number|nos?\.?) of/u,
  joinsClauses: /and|but|while|if|who|which/u,
  joinsChoices: /or|when|that/u,
  joinsParts: /with|without/u,
  doing: 'do_you_do',
  carriers:
    'client clients customer customers patient patients person persons people somebody someone anyone case cases matter matters issue issues kind kinds type types',
  lengthOfTime: 'long soon quickly fast',
};
