import { describe, expect, it, test } from 'vitest';
import { readSampleSite } from '#functions/engine/knowledge/build/read-sample-site.ts';
import { showsAge } from '#functions/engine/search/shows-age.ts';
import { answerQuestion } from './answer-question.ts';

const studio = readSampleSite({
  name: 'Riverside Dance',
  language: 'en',
  pages: {
    '/': `<h1>Riverside Dance</h1><p>We do not discriminate on the basis of race, age, gender or disability.</p>
      <p>My daughter has been with the studio for 9 years.</p>`,
    '/classes.html': `<h1>Classes</h1><h2>Tap and Twirl</h2><p>This class is a 30 minute class of tap and jazz.</p>
      <p>Ages 4 to 6</p><h2>Ballet</h2><p>Slow steps at the bar.</p><p>Ages 8 to 12</p>`,
    '/about.html': `<h1>About us</h1><p>We teach dancers from age 2 through 18.</p>`,
  },
});
const verein = readSampleSite({
  name: 'Turnverein Talheim',
  language: 'de',
  pages: {
    '/': '<h1>Turnverein Talheim</h1><p>Turnen und Laufen am Fluss.</p>',
    '/beitrag.html':
      '<h1>Beitrag</h1><p>Der Vertrag läuft auf drei Jahre.</p><h2>Kinderturnen</h2><p>Kinder ab 3 Jahren turnen am Mittwoch.</p>',
  },
});

function ask(question: string, knowledge = studio) {
  return answerQuestion({ knowledge, question, history: [], now: new Date('2026-05-20') });
}

describe('an age limit', () => {
  it.each(['what ages do you take?', 'which ages do you teach', 'What is the minimum age for dancers?'])(
    'answers "%s"',
    (question) => {
      const { outcome, text } = ask(question);
      expect(outcome).toBe('answered');
      expect(text).toMatch(/age 2 through 18|Ages \d/);
      expect(text).not.toContain('discriminate');
    },
  );

  it('is that of the class asked about, not a duration', () => {
    const { outcome, text } = ask('how old do children have to be for Tap and Twirl?');
    expect(outcome).toBe('answered');
    expect(text).toContain('Ages 4 to 6');
    expect(text).not.toContain('Ages 8');
  });

  it.each(['ab welchem Alter kann man turnen?', 'Gibt es ein Mindestalter beim Kinderturnen?'])(
    'and not the term of a contract answers "%s"',
    (question) => {
      const { text } = ask(question, verein);
      expect(text).toContain('ab 3 Jahren');
      expect(text).not.toContain('drei Jahre');
    },
  );
});

test.each([
  'from age 2 through 18',
  'Ages 4 to 6',
  'Minimum age is 8',
  'Class — Age: 6–9; Time: 5 pm',
  'students 6 years and older',
  'A child must be five years old by September',
  'four-year-olds',
  'dogs 22 weeks and older',
  'Infants (6 weeks to 18 months)',
  'Kids 5–12',
  '18+',
  'Ich bin 62 Jahre alt',
  'Kinder ab 3 Jahren',
  '3-jährige Kinder',
  'Jahrgang 1968',
  'moins de 13 ans',
  'de 3 à 70 ans',
  'a partir de los 6 años',
  'дети от 3 лет',
])('"%s" states an age', (text) => expect(showsAge(text)).toBe(true));

test.each([
  'This class is a 30 minute class',
  'for 9 years',
  '20 years of experience',
  'engaged for 6 months',
  'within 2 years',
  'pages 3 to 6',
  'averages 12 students',
  'regardless of age. In 2024 we moved',
  'Verfahrensverkürzung auf drei Jahre',
  'innerhalb von 3 Jahren',
  'plus de 60 ans d’existence',
  'Le passeport est valable 8 ans.',
])('"%s" states no age', (text) => expect(showsAge(text)).toBe(false));
