import type { AnswerPageTexts } from '../en/answer-page.ts';

export const answerPageTexts: AnswerPageTexts = {
  title: 'Odpowiedź',
  asked: 'Twoje pytanie:',
  sources: 'Źródła',
  next: 'Zadaj kolejne pytanie',
  ask: 'Zapytaj',
  back: 'Wróć do asystenta',
  noQuestion: 'Wpisz pytanie.',
  noAssistant: 'Nie wiemy, któremu asystentowi zadano pytanie. Wróć na jego stronę i zapytaj ponownie.',
  automatic:
    'To automatyczna odpowiedź asystenta {name}. Proszę odpowiedzieć na tę wiadomość, aby zapytać o coś jeszcze, albo napisać, że woli Pan/Pani odpowiedź od człowieka.',
  attachmentsLeft: 'Załączniki nie są czytane. Proszę napisać, czego chce się Pan/Pani dowiedzieć.',
};
