import { describe, expect, it, test } from 'vitest';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { lawOffice, school } from '#tests/support/engine/sample-sites.ts';
import { describeSite } from './describe-site.ts';

const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

function readHours(contact: string) {
  const pages = { '/': '<h1>Reed Hall</h1><p>A hall for everybody.</p>', '/contact.html': contact };
  return describeSite(readSampleSite({ name: 'Reed Hall', language: 'en', pages })).officeHours;
}

describe('the office hours of a website', () => {
  it('are read in its language', () => {
    expect(describeSite(school).officeHours).toMatchObject({
      ...{ days: workdays, opens: 8, closes: 16 },
      text: expect.stringContaining('8:00 am to 4:00 pm'),
    });
    expect(describeSite(lawOffice).officeHours).toMatchObject({
      ...{ days: ['Mon', 'Tue', 'Wed', 'Thu'], opens: 9, closes: 17 },
    });
  });

  test.each([
    [
      'one line a day, of which most agree',
      '<h2>Hours</h2><table><tr><td>Monday</td><td>8:30 am – 5:00 pm</td></tr><tr><td>Tuesday</td><td>8:30 am – 5:00 pm</td></tr><tr><td>Friday</td><td>8:30 am – 12:00 pm</td></tr></table>',
      { days: ['Mon', 'Tue'], opens: 8.5, closes: 17 },
    ],
    [
      'a break at noon',
      '<h2>Opening hours</h2><p>Mon–Fri 9:00–12:00 and 13:00–17:30</p>',
      { days: workdays, opens: 9, closes: 17.5 },
    ],
  ])('%s', (_, html, hours) => {
    expect(readHours(`<h1>Contact</h1>${html}`)).toMatchObject(hours);
  });

  it('are those of the whole year', () => {
    const rows = (...lines: string[]) =>
      `<h2>Hours</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
    const rest = 'Rest of the year: Tuesday to Thursday, 10:00 am to 4:00 pm';
    expect(
      readHours(rows('January 4 to April 15: Monday to Saturday, 9:00 am to 8:00 pm', rest)),
    ).toBeUndefined();
    const saturdays = 'Saturdays from February to April 15, 9:00 am to 1:00 pm';
    expect(readHours(rows('Monday to Friday, 8:30 am to 5:00 pm', saturdays))).toMatchObject({
      ...{ days: workdays, opens: 8.5, closes: 17 },
    });
  });

  it('are absent where it states none', () => {
    expect(readHours('<h1>Contact</h1><p>Call us.</p>')).toBeUndefined();
  });
});
