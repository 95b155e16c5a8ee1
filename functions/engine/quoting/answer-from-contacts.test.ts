import { describe, expect, it } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { answerQuestion } from './answer-question.ts';

const rentals = readSampleSite({
  name: 'Tern Boats',
  language: 'en',
  pages: {
    '/': '<h1>Tern Boats</h1><p>Boats on the lake, rented by the hour.</p><p>On Sunday before 1 pm the church lot is closed to cars.</p>',
    '/contact.html': `<h1>Contact</h1><h2>Hours</h2><p>Monday to Friday: 9:00 am to 5:00 pm</p><p>Saturday: 10:00 am to 2:00 pm</p>
      <h2>Visit us</h2><p>212 Wharf Street, Millbrook, Oregon 97399</p>
      <h2>Hosting</h2><p>Hosting: Net Farm, 9 Data Road, Portland, Oregon 97201</p>`,
    '/news.html':
      '<h1>News</h1><p>The yearly sale of used boats is Saturday, October 4, 9 am to noon, behind the barn.</p>',
  },
});
const shop = readSampleSite({
  name: 'Radhaus Weber',
  language: 'de',
  pages: {
    '/': '<h1>Radhaus Weber</h1><p>Räder und Reparaturen.</p><p>An den Adventssamstagen bleiben wir bis 15.00 Uhr.</p>',
    '/kontakt.html':
      '<h1>Kontakt</h1><h2>Öffnungszeiten</h2><p>Montag bis Freitag 9.00 - 18.00 Uhr</p><p>Samstag 9.00 - 14.00 Uhr</p><p>Gerbergasse 14, 99555 Wiesenbrück</p>',
  },
});

function ask(question: string, knowledge = rentals) {
  return answerQuestion({ knowledge, question, history: [] });
}

describe('opening hours', () => {
  it.each(['are you open on saturday?', 'Are you open Saturdays', 'is Tern Boats open on a saturday'])(
    'of the day asked for are told to "%s"',
    (question) => {
      const { outcome, text } = ask(question);
      expect({ outcome, text }).toEqual({ outcome: 'answered', text: 'Saturday: 10:00 am to 2:00 pm' });
    },
  );

  it.each(['are you open tomorrow?', 'Are you open all year round?'])('answer "%s"', (question) => {
    expect(ask(question).text).toMatch(/Monday to Friday.*Saturday: 10:00/s);
  });

  it.each(['can i come by on a saturday?', 'Is anybody there on saturdays?', 'hours saturday'])(
    'of the day of a visit answer "%s"',
    (question) => {
      expect(ask(question).text).toBe('Saturday: 10:00 am to 2:00 pm');
    },
  );

  it('include days by appointment', () => {
    const firm = readSampleSite({
      name: 'Hale Law',
      language: 'en',
      pages: {
        '/': `<h1>Hale Law</h1><p>Advice on wills.</p><h2>Hours</h2><p>Monday - Friday: 8:30 AM - 5:00 PM</p><p>Saturday and Sunday: Closed</p>
          <h2>Call us</h2><p>After-hours and Saturday are available by appointment.</p>`,
      },
    });
    const { text } = ask('can i see somebody on a saturday?', firm);
    expect(text).toContain('Saturday and Sunday: Closed');
    expect(text).toContain('Saturday are available by appointment');
    expect(ask('are you open on sunday', firm).text).not.toContain('appointment');
  });

  it('come first, and days by appointment once at the end', () => {
    const dentist = readSampleSite({
      name: 'Bay Dental',
      language: 'en',
      pages: {
        '/': '<h1>Bay Dental</h1><p>Teeth and gums.</p>',
        '/contact.html': `<h1>Contact</h1><h2>Call the office</h2><p>Evenings and Fridays are by appointment.</p>
          <h2>Hours</h2><p>Monday - Thursday: 8:00 AM - 4:00 PM</p><p>Saturday and Sunday: Closed</p>`,
        '/braces.html': '<h1>Braces</h1><h2>Ask us</h2><p>*Evenings and Fridays are by appointment.</p>',
      },
    });
    expect(ask('What are your opening hours?', dentist).text).toBe(
      'Hours:\n- Monday - Thursday: 8:00 AM - 4:00 PM\n- Saturday and Sunday: Closed\n- Evenings and Fridays are by appointment.',
    );
  });

  it('are read without minutes', () => {
    const parish = readSampleSite({
      name: 'Elm Parish',
      language: 'en',
      pages: {
        '/': '<h1>Elm Parish</h1><p>All are welcome.</p><p>Office hours are Monday 9–5, Tuesday 12–5, and Thursday 9–5.</p>',
        '/partners.html':
          '<h1>Partners</h1><p>Their shower ministry is open Tuesdays from 8:00 to 11:00 AM.</p>',
      },
    });
    expect(ask('office hours tuesday', parish).text).toContain('Tuesday 12–5');
  });

  it('apply to the days between two weekdays', () => {
    expect(ask('are you open on wednesday?').text).toBe('Monday to Friday: 9:00 am to 5:00 pm');
  });

  it.each([
    ['de', 'Mo–Fr 9–17 Uhr', 'Sa 10–14 Uhr', 'Habt ihr mittwochs geöffnet?', 'Haben Sie am Samstag offen?'],
    [
      'fr',
      'Lun.–ven. 9h-18h',
      'Sam. 9h30-12h',
      'Êtes-vous ouverts le mercredi ?',
      'Vous êtes ouverts le samedi ?',
    ],
    ['es', 'L-V 9:00-14:00', 'Sáb. 10:00-13:00', '¿Está abierto el miércoles?', '¿Abren el sábado?'],
    ['ru', 'Пн–Пт 9:00–18:00', 'Сб 10:00–14:00', 'Вы открыты в среду?', 'Вы открыты в субботу?'],
  ])('are read from abbreviated weekdays: %s', (language, week, saturday, onWednesday, onSaturday) => {
    const knowledge = readSampleSite({
      name: 'Elm',
      language,
      pages: { '/': `<h1>Elm</h1><p>${week}</p><p>${saturday}</p>` },
    });
    expect(ask(onWednesday, knowledge)).toMatchObject({ outcome: 'answered', text: week });
    expect(ask(onSaturday, knowledge)).toMatchObject({ outcome: 'answered', text: saturday });
  });

  it.each([
    ['en', 'Sunday: closed', 'are you open on Sunday?'],
    ['en', 'School holidays and weekends: closed', 'are you open on Saturdays?'],
    ['de', 'An Sonn- und Feiertagen geschlossen', 'Habt ihr sonntags auf?'],
    ['en', 'Weekends 10:00 am to 2:00 pm', 'are you open on Sunday?'],
    ['en', 'Saturday: 10:00 am to 2:00 pm', 'do you open at weekends?'],
    ['de', 'Sonntags geschlossen', 'Habt ihr am Sonntag offen?'],
    ['fr', 'Fermé le dimanche', 'Êtes-vous ouverts le dimanche ?'],
    ['es', 'Domingos cerrado', '¿Abren el domingo?'],
    ['ru', 'Воскресенье — выходной', 'Вы открыты в воскресенье?'],
  ])('include closing days: %s', (language, closed, question) => {
    const week = { en: 'Monday to Friday', de: 'Montag bis Freitag', fr: 'Du lundi au vendredi' }[language];
    const knowledge = readSampleSite({
      name: 'Elm',
      language,
      pages: { '/': `<h1>Elm</h1><p>${week ?? 'L-V, Пн–Пт'} 9:00-17:00</p><p>${closed}</p>` },
    });
    expect(ask(question, knowledge)).toMatchObject({ outcome: 'answered', text: closed });
  });

  it.each([
    ['en', 'School holidays and weekends: closed', 'are you open during the holidays?'],
    ['de', 'Sonn- und Feiertage geschlossen', 'Habt ihr an Feiertagen auf?'],
  ])('include those of holidays: %s', (language, closed, question) => {
    const knowledge = readSampleSite({
      name: 'Elm',
      language,
      pages: {
        '/': `<h1>Elm</h1><p>${language === 'en' ? 'Mo-Fr' : 'Montag bis Freitag'} 9:00-17:00</p><p>${closed}</p>`,
      },
    });
    expect(ask(question, knowledge)).toMatchObject({
      outcome: 'answered',
      text: expect.stringContaining(closed),
    });
  });

  it('include both seasons, but not past years', () => {
    const knowledge = readSampleSite({
      name: 'Radhaus Weber',
      language: 'de',
      pages: {
        '/': '<h1>Radhaus Weber</h1><h2>28.04.2020 - Wir dürfen wieder</h2><p>Geöffnet Montag bis Freitag 10 bis 16 Uhr, bitte mit Maske.</p>',
        '/zeiten.html': `<h1>Öffnungszeiten</h1><h2>Sommer (1. März bis 31. Oktober)</h2><p>Montag 9.00 - 18.00 Uhr</p><p>Dienstag 9.00 - 18.00 Uhr</p><p>Samstag 9.00 - 12.00 Uhr</p>
          <h2>Winter (1. November bis Ende Februar)</h2><p>Montag geschlossen</p><p>Samstag 9.00 - 12.00 Uhr</p>`,
      },
    });
    expect(ask('Wann habt ihr montags auf?', knowledge).text.split('\n')).toEqual([
      '- Sommer (1. März bis 31. Oktober): Montag 9.00 - 18.00 Uhr',
      '- Winter (1. November bis Ende Februar): Montag geschlossen',
    ]);
    expect(ask('Wann habt ihr auf?', knowledge).text.split('\n')).toEqual([
      'Sommer (1. März bis 31. Oktober):',
      '- Montag 9.00 - 18.00 Uhr',
      '- Dienstag 9.00 - 18.00 Uhr',
      '- Samstag 9.00 - 12.00 Uhr',
      'Winter (1. November bis Ende Februar):',
      '- Montag geschlossen',
      '- Samstag 9.00 - 12.00 Uhr',
    ]);
  });

  it('aren’t taken from a one-day event', () => {
    const { text } = ask('when are you open');
    expect(text).toMatch(/Monday to Friday.*Saturday: 10:00/s);
    expect(text).not.toMatch(/yearly sale/);
  });

  it('list every day of a table once', () => {
    const rows = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
      .map((day, at) => `<tr><td>${day}</td><td>${8 + at}:00 am to ${1 + at}:00 pm</td></tr>`)
      .join('');
    const knowledge = readSampleSite({
      name: 'Elm Clinic',
      language: 'en',
      pages: { '/': `<h1>Hours</h1><table><tr><th>Day</th><th>Open</th></tr>${rows}</table>` },
    });
    expect(ask('when are you open', knowledge).text.split('\n')).toEqual(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) =>
        expect.stringMatching(new RegExp(`^- ${day} — Open: \\d+:00 am`)),
      ),
    );
  });

  it('are told whole if none are known of the day asked for', () => {
    const { text, citations } = ask('Habt ihr sonntags auf?', shop);
    expect(text).toMatch(/\n- Montag bis Freitag.*\n- Samstag 9\.00/s);
    expect(citations.map(({ quote }) => quote)).toContain('Samstag 9.00 - 14.00 Uhr');
  });

  it.each(['wann habt ihr offen', 'Wann macht ihr auf?', 'wann ist der Laden geöffnet'])(
    'answer "%s"',
    (question) =>
      expect(ask(question, shop)).toMatchObject({ text: expect.stringMatching(/Montag bis Freitag/) }),
  );

  it('of a Saturday answer "habt ihr samstags auf"', () => {
    expect(ask('habt ihr samstags auf', shop).text).toMatch(/Samstag 9\.00 - 14\.00 Uhr$/);
  });

  it.each(['auf', 'was kommt da drauf zu?'])('aren’t the answer to "%s"', (question) =>
    expect(ask(question, shop).text).not.toMatch(/Montag bis Freitag/),
  );

  it.each(['do you open new accounts on saturday', 'is the pool open on saturday'])(
    'are no answer to "%s"',
    (question) => expect(ask(question).text).not.toMatch(/^Saturday: 10/),
  );
});

describe('the place', () => {
  it.each(['what town are you in?', 'Which street is the shop on', 'where are you'])(
    'is told to "%s", and not that of the host of the website',
    (question) => {
      const { outcome, text } = ask(question);
      expect({ outcome, text }).toMatchObject({
        outcome: 'answered',
        text: expect.stringContaining('Wharf Street'),
      });
      expect(text).not.toContain('Data Road');
    },
  );

  it.each(['wo seid ihr', 'in welcher Stadt seid ihr?'])('answers "%s"', (question) => {
    expect(ask(question, shop)).toMatchObject({
      outcome: 'answered',
      text: expect.stringMatching(/Gerbergasse 14/),
    });
  });

  it.each([
    ['how do I get there?', rentals, 'Wharf Street'],
    ['wie komme ich zu euch', shop, 'Gerbergasse'],
  ])('is told for the way to it: "%s"', (question, knowledge, expected) => {
    expect(ask(question, knowledge)).toMatchObject({
      outcome: 'answered',
      text: expect.stringContaining(expected),
    });
  });

  it('of something else is a different address', () => {
    expect(ask('what town is the regatta in?').text).not.toMatch(/^212 Wharf/);
  });
});

it.each([
  ['¿Dónde están?', 'Calle Mayor 18'],
  ['¿Cuál es el horario?', '9:00 a 14:00'],
  ['¿Puedo ir el sábado?', '10:00 a 13:00'],
  ['¿Quién es el director?', 'Luis Rey'],
])('reads a Spanish question after its opening mark: %s', (question, said) => {
  const clinic = readSampleSite({
    name: 'Clínica del Parque',
    language: 'es',
    pages: {
      '/': `<h1>Clínica del Parque</h1><p>Cuidamos de perros y gatos.</p><h2>Horario</h2><p>De lunes a viernes: 9:00 a 14:00</p>
        <p>Sábados: 10:00 a 13:00</p><address>Calle Mayor 18, 47012 Valladolid</address>`,
      '/equipo.html': '<h1>Equipo</h1><p>Luis Rey, director</p>',
    },
  });
  const { outcome, text } = ask(question, clinic);
  expect(outcome).toBe('answered');
  expect(text).toContain(said);
});
