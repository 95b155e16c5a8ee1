import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /основан|был[аио]?\b|родил/u,
  pointsBack: /поэтому|он|она|они|это/u,
  bareAnswer: /да|нет/u,
  leave: 'нужен нужна нужно можно разрешено обязательно',
  besidePrices: 'услуги список',
  and: /и/u,
  valueLabels: {
    address: 'где, место, место проведения, адрес',
    date: 'когда, дата, даты, срок',
    time: 'когда, время, часы работы',
    money: 'стоимость, цена, цены',
    person: 'преподаватель, ведущий',
    duration: 'продолжительность',
  },
  joinsClauses: /и|но/u,
  joinsChoices: /или/u,
  joinsParts: /а|без/u,
};
