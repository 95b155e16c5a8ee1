import type { HandoffPhrases } from '../en/handoff.ts';

export const handoffPhrases: HandoffPhrases = {
  offer: 'Czy mam zapytać kogoś z {organisation}?',
  optionalName:
    'Jeśli {organisation} ma się odezwać, podaj imię i nazwisko. Możesz też po prostu pytać dalej.',
  askQuestion: 'Czego to dotyczy? Możesz pominąć to pytanie.',
  askName: 'Przekażę pytanie do {organisation}. Jak się nazywasz?',
  askNameToo: 'Jak się nazywasz?',
  askContact:
    'Dziękuję, {name}. Pod jakim adresem e-mail lub numerem telefonu {organisation} może się skontaktować?',
  missingContact: 'Podaj adres e-mail lub numer telefonu albo napisz „anuluj”.',
  invalidEmail: 'Podaj prawidłowy adres e-mail',
  invalidPhone: 'Podaj prawidłowy numer telefonu. Może to też być adres e-mail.',
  cancelled: 'Dobrze, nic nie zostało przekazane. Co jeszcze chcesz wiedzieć?',
  collected: 'Dziękuję, {name}. Pytanie zostało przekazane do {organisation}.',
  expectReply: 'Odpowiedź nadejdzie {when}.',
  within: 'w ciągu {hours}',
  by: 'najpóźniej {day}, {time} ({zone})',
  openNow: 'Biuro jest teraz otwarte, do {time} ({zone}).',
  closedNow: 'Biuro jest teraz zamknięte. Otwarcie: {day}, {time} ({zone}).',
  offerAddition: 'Czy dodać to do wiadomości dla {organisation}?',
  notAdded: 'Dobrze, wiadomość pozostaje bez zmian. Co jeszcze chcesz wiedzieć?',
  added: 'Dodano to do wiadomości dla {organisation}.',
  tooMany:
    'Dziś przekazano już kilka wiadomości z tej rozmowy. Skontaktuj się z {organisation} bezpośrednio.',
  personAnswers:
    'Osoba z {organisation} pisze odpowiedź na tę wiadomość. Zostawiam to jej, ale mogę pomóc w innych pytaniach.',
  personAnswered: 'Osoba z {organisation} odpowiedziała na tę wiadomość. Znów mogę pomóc w innych pytaniach.',
  personJoined:
    '{name} z {organisation} jest teraz na tym czacie. Milczę, dopóki czat nie zostanie mi oddany.',
  personLeft: 'Znów odpowiadam.',
};
