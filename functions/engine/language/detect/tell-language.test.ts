import { describe, expect, it, test } from 'vitest';
import { frameLanguageOf } from './frame-language.ts';
import { tellLanguage } from './tell-language.ts';

/** What visitors ask in languages without a lexicon, and in those with one. */
const asked = {
  it: 'Quanto costa il corso di nuoto?|Dove si trova lo studio?|Quali sono gli orari di apertura?|Come posso iscrivere mio figlio?|Avete un parcheggio per disabili?|Accettate carte di credito?|Chi è il direttore della scuola?|Vorrei parlare con un avvocato|Posso disdire la lezione di domani?|Quanto dura una visita dal veterinario?',
  pt: 'Quanto custa a aula de natação?|Onde fica o escritório?|Quais são os horários de funcionamento?|Como posso matricular o meu filho?|Vocês aceitam cartão de crédito?|Quem é o diretor da escola?|Gostaria de falar com um advogado|Preciso de marcar uma consulta para amanhã|Tem estacionamento perto da clínica?|Posso cancelar a minha inscrição?',
  nl: 'Hoeveel kost een zwemles voor kinderen?|Waar is jullie kantoor gevestigd?|Wat zijn de openingstijden op zaterdag?|Hoe kan ik mijn kind inschrijven?|Kan ik met een creditcard betalen?|Wie is de directeur van de school?|Ik wil graag met een advocaat spreken|Is er parkeergelegenheid bij de praktijk?|Kan ik mijn afspraak verzetten?|Moet ik zelf een helm meenemen?',
  pl: 'Ile kosztuje kurs pływania dla dzieci?|Gdzie znajduje się wasze biuro?|Jakie są godziny otwarcia w sobotę?|Jak mogę zapisać moje dziecko?|Czy można płacić kartą?|Kto jest dyrektorem szkoły?|Chciałbym porozmawiać z prawnikiem|Czy jest parking przy klinice?|Czy mogę odwołać jutrzejszą wizytę?|Jak długo trwa leczenie?',
  da: 'Hvad koster et svømmekursus for børn?|Hvor ligger jeres kontor?|Hvornår har I åbent om lørdagen?|Hvordan tilmelder jeg mit barn?',
  uk: 'Скільки коштує навчання у вашій школі?|Де знаходиться ваш офіс у місті?|Коли ви працюєте в суботу?|Чи можу я заплатити карткою?',
  zh: '游泳课多少钱？|你们几点开门？|怎么给孩子报名？|可以刷卡吗',
  en: 'How much is a swimming lesson?|where do i park|Do you serve 麻婆豆腐 at your restaurant?|do u take credit cards|Can I bring my dog along?',
  de: 'Was kostet ein Schwimmkurs für Kinder?|Wo kann ich parken|Haben Sie am Samstag offen?|Kann ich am Montag um 10 Uhr kommen',
  fr: 'Combien coûte un cours de natation ?|Où puis-je me garer|Êtes-vous ouverts le samedi ?|Comment inscrire mon fils ?',
  es: '¿Cuánto cuesta una clase de natación?|¿Dónde puedo aparcar?|abren los sabados por la tarde|¿Cómo inscribo a mi hijo?',
} as const;

describe.each(Object.entries(asked))('a question in %s', (language, questions) => {
  const each = questions.split('|');

  it.each(each)('is told by itself: %s', (question) => expect(tellLanguage(question)).toBe(language));

  it.each(each)('gets no third language from its first three words: %s', (question) => {
    const start = question.split(' ').slice(0, 3).join(' ');
    expect([language, 'en', 'fr']).toContain(frameLanguageOf(start, ['fr'], ['en']));
  });
});

test.each([
  'Jordan Bell',
  'Ana María de la Cruz',
  'Ludwig van Beethoven',
  'Dr. Miriam O’Neill',
  '10 rue de la Paix, 75002 Paris',
  'Calle de la Rosa 12, Madrid',
  'Hauptstraße 5, 10117 Berlin',
  '+49 30 123456',
  'jordan.bell@example.it',
  '2026',
])('a name, an address and a number are in no language: %s', (text) => {
  expect(tellLanguage(text)).toBeUndefined();
  expect(frameLanguageOf(text, ['fr'], ['it', 'de'])).toBe('it');
});

test.each([
  ['你好', 'zh'],
  ['مرحبا', 'ar'],
  ['Привет', 'ru'],
  ['안녕하세요', 'ko'],
  ['いくらですか', 'ja'],
  ['¿Cuánto cuesta?', 'es'],
  ['Combien ça coûte ?', 'fr'],
  ['Was kostet das?', 'de'],
  ['Hoeveel kost het?', 'nl'],
  ['گران است', 'fa'],
  ['Danke', 'de'],
  ['Grazie mille', 'it'],
  ['Obrigado', 'pt'],
  ['Понятно', 'ru'],
])('a short text tells by its script, or by its words: %s', (text, language) => {
  expect(tellLanguage(text, ['en'])).toBe(language);
});

test('what does not tell keeps the language of the conversation, then of the browser, then of the website', () => {
  expect(frameLanguageOf('price list', ['de'], ['fr', 'es'])).toBe('fr');
  expect(frameLanguageOf('ok', ['de'], ['es'])).toBe('es');
  expect(frameLanguageOf('ok', ['de-AT'])).toBe('de');
});

test('a language without texts is answered in the website’s, else in English', () => {
  expect(frameLanguageOf('Hvad koster et svømmekursus for børn?', ['de'], ['fr'])).toBe('de');
  expect(frameLanguageOf('Hvad koster et svømmekursus for børn?', ['da'])).toBe('en');
});
