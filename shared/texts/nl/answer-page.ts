import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Uw antwoord',
  asked: 'U vroeg:',
  sources: 'Bronnen',
  next: 'Nog een vraag stellen',
  ask: 'Vragen',
  back: 'Terug naar de assistent',
  noQuestion: 'Typ een vraag.',
  noAssistant:
    'We weten niet aan welke assistent u de vraag stelde. Ga terug naar de pagina en stel de vraag opnieuw.',
  automatic:
    'Dit is een automatisch antwoord van de assistent van {name}. Beantwoord deze e-mail om meer te vragen, of schrijf dat u van een persoon wilt horen.',
  attachmentsLeft: 'Bijlagen worden niet gelezen. Schrijf wat u wilt weten.',
};
