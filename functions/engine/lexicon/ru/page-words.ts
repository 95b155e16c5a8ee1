import type { PageWords } from '../page-words.ts';

export const pageWords: PageWords = {
  homeLink: /главная/u,
  breadcrumb: /главная/u,
  formLink: /анкета|заявлени|форма/u,
  sheetName: /лист/u,
  contentsHeading: /содержание|оглавление/u,
  contactBlock: /контакт/u,
  contactPage: /контакт/u,
  season: /лет[оа]|летн|зим[аы]|зимн/u,
  deadline: /крайний срок|не позднее|срок подачи/u,
  weakDeadline: /(?<!\p{L})(?:срок|до)(?!\p{L})/u,
  dateLabel: /когда|дата/u,
  placeLabel: /место|где/u,
  contactLabel: /телефон|факс|адрес|почта/u,
  role: /директор|учитель|преподаватель|секретарь|тренер|адвокат|юрист/u,
  openOrClosed: /открыт|закрыт/u,
  spanJoiner: /до/u,
  byAppointment: /по (?:предварительной )?записи/u,
  abbreviations: 'г ул д стр т.д т.п руб тел см',
  closedWords: 'закрыто закрыт выходной выходные',
  besideDays: 'праздники праздничные дни день каждое каждый',
};
