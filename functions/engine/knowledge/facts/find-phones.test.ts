import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { describe, expect, it, test } from 'vitest';
import { answerQuestion } from '#functions/engine/quoting/answer-question.ts';
import { readSampleSite } from '#tests/support/engine/read-sample-site.ts';
import { chooseContact } from './choose-contact.ts';
import { findContacts } from './find-contacts.ts';
import { findCountry } from './find-country.ts';

/** Sentences of websites: six with a telephone number as its country writes it, six with a number of another kind. */
const sentences: Partial<Record<CountryCode, { right: Record<string, string>; wrong: string[] }>> = {
  US: {
    right: {
      'Call (541) 555-0100 today.': '+15415550100',
      'Phone: 541-555-0101': '+15415550101',
      'Ring 541.555.0102 between 9 and 5.': '+15415550102',
      'Our license is posted. Office +1 541 555 0103': '+15415550103',
      'Toll free 1-800-555-0199': '+18005550199',
      'Tax ID 93-1234567, phone 541 555 0104 ext. 12': '+15415550104;ext=12',
    },
    wrong: [
      'Tax ID 93-1234567',
      'EIN: 541-555-0100',
      'Routing number 541 555 0100',
      'Account 541 555 0100',
      'License no. 541-555-0100',
      'File 541-555-0100',
    ],
  },
  GB: {
    right: {
      'Call 020 7946 0958 today.': '+442079460958',
      'Tel: 0113 496 0123': '+441134960123',
      'Mobile 07911 123456': '+447911123456',
      'Ring +44 20 7946 0958': '+442079460958',
      'Registered charity 1123456. Phone 0161 496 0444': '+441614960444',
      'Tel. +44 (0)20 7946 0959': '+442079460959',
    },
    wrong: [
      'VAT no. GB 123 4567 89',
      'VAT registration 020 7946 0958',
      'Company number 02079460958',
      'Registered charity 0113 496 0123',
      'Sort code 20-00-00',
      'Account number 0113 496 0123',
    ],
  },
  DE: {
    right: {
      'Tel. 030 901820': '+4930901820',
      'Telefon: 030 / 90 18 21': '+4930901821',
      'Mobil 0151 23456789': '+4915123456789',
      'Rufen Sie +49 30 901822 an': '+4930901822',
      'USt-IdNr. DE 123456789, Telefon (089) 2180-0': '+498921800',
      'Tel. +49 (0)89 21801': '+498921801',
    },
    wrong: [
      'USt-IdNr. DE 123456789',
      'Steuernummer 030 901 82012',
      'Handelsregister HRB 030 901820',
      'Kontonummer 030 901820',
      'IBAN DE89 3704 0044 0532 0130 00',
      'Kundennummer: 089 21800',
    ],
  },
  FR: {
    right: {
      'Tél. 01 69 21 12 34': '+33169211234',
      'Téléphone : 01.69.21.12.35': '+33169211235',
      'Portable 06 12 34 56 78': '+33612345678',
      'Appelez le +33 1 69 21 12 36': '+33169211236',
      'SIRET 732 829 320 00074 – Tél. 0169211237': '+33169211237',
      'Tél +33 (0)1 69 21 12 38': '+33169211238',
    },
    wrong: [
      'SIRET 732 829 320 00074',
      'SIREN : 01 69 21 12 34',
      'TVA FR 40 303 265 045',
      'RCS Paris 404 833 048',
      'IBAN FR76 3000 6000 0112 3456 7890 189',
      'Compte n° 01 69 21 12 34',
    ],
  },
  ES: {
    right: {
      'Teléfono 91 123 45 67': '+34911234567',
      'Tel. 934 123 456': '+34934123456',
      'Móvil 604 123 456': '+34604123456',
      'Llame al +34 91 123 45 68': '+34911234568',
      'CIF B-12345678. Tel: 952123456': '+34952123456',
      'Teléfono: 96 123 45 67': '+34961234567',
    },
    wrong: [
      'CIF B-12345678',
      'NIF 911234567',
      'Cuenta 2100 0418 4502 0005 1332',
      'IBAN ES91 2100 0418 4502 0005 1332',
      'Registro n.º 91 123 45 67',
      'Colegiado 604 123 456',
    ],
  },
  IT: {
    right: {
      'Tel. 02 1234 5678': '+390212345678',
      'Telefono 06 6982 1234': '+390669821234',
      'Cell. 347 123 4567': '+393471234567',
      'Chiamate +39 02 1234 5679': '+390212345679',
      'P.IVA 07643300961 - Tel: 055 234 5678': '+390552345678',
      'Per informazioni +39 0115611234': '+390115611234',
    },
    wrong: [
      'P.IVA 07643300961',
      'Partita IVA 02 1234 5678',
      'Codice fiscale: 07643300961',
      'REA MI 0212345678',
      'IBAN IT60 X054 2811 1010 0000 0123 456',
      'C.F. 02123456789',
    ],
  },
  NL: {
    right: {
      'Tel. 020 123 4567': '+31201234567',
      'Telefoon 010-1234567': '+31101234567',
      'Mobiel 06 12345678': '+31612345678',
      'Bel +31 20 123 4568': '+31201234568',
      'KvK 12345678 | Tel: 070 123 4567': '+31701234567',
      'Telefoon: (030) 123 45 67': '+31301234567',
    },
    wrong: [
      'KvK 12345678',
      'KvK-nummer 020 123 4567',
      'BTW NL 123456789B01',
      'BTW-nummer 010 123 4567',
      'IBAN NL91 ABNA 0417 1643 00',
      'Rekeningnummer 020 123 4567',
    ],
  },
  PL: {
    right: {
      'Tel. 22 123 45 67': '+48221234567',
      'Telefon: 12 345 67 89': '+48123456789',
      'Kom. 601 123 456': '+48601123456',
      'Zadzwoń +48 22 123 45 68': '+48221234568',
      'NIP 123-456-32-18, tel. 61 852 12 34': '+48618521234',
      'Telefon 71 344 12 34': '+48713441234',
    },
    wrong: [
      'NIP 123-456-32-18',
      'NIP: 526 104 08 28',
      'REGON 221234567',
      'KRS 0000123456',
      'Konto 61 1090 1014 0000 0712 1981 2874',
      'REGON: 221 234 567',
    ],
  },
  BE: {
    right: {
      'Tel. 02 234 56 78': '+3222345678',
      'Tel +32 2 234 56 79': '+3222345679',
      'GSM 0470 12 34 56': '+32470123456',
      'Téléphone 04 222 33 44': '+3242223344',
      'BTW BE 0403.170.701, tel: 09 233 44 55': '+3292334455',
      'Bel +32 470 12 34 57': '+32470123457',
    },
    wrong: [
      'TVA BE 0403.170.701',
      'BTW BE 0403.170.701',
      'Ondernemingsnummer 0470 12 34 56',
      'IBAN BE68 5390 0754 7034',
      'RPM 0470.123.456',
      'KBO 0403.170.701',
    ],
  },
  AU: {
    right: {
      'Phone (02) 9876 5432': '+61298765432',
      'Call 03 9123 4567': '+61391234567',
      'Mobile 0412 345 678': '+61412345678',
      'Ring +61 2 9876 5433': '+61298765433',
      'ABN 51 824 753 556 Tel: 07 3210 1234': '+61732101234',
      'Phone 1300 975 707': '+611300975707',
    },
    wrong: [
      'ABN 51 824 753 556',
      'ACN 004 085 616',
      'ABN: 02 9876 5432',
      'BSB 062-000',
      'Licence number 0412 345 678',
      'Account 0412 345 678',
    ],
  },
};
const lists = Object.entries(sentences);

test('ten countries have 120 sentences', () => {
  const counts = lists.map(([, { right, wrong }]) => [Object.keys(right).length, wrong.length]);
  expect(counts).toEqual(Array.from({ length: 10 }, () => [6, 6]));
});

describe.each(lists)('on a website of %s', (code, { right, wrong }) => {
  const country = isSupportedCountry(code) ? code : undefined;
  const phonesOf = (text: string) =>
    findContacts(text, '', { country, known: [] }).map(({ kind, number }) => `${kind} ${number}`);

  it.each(Object.entries(right))('“%s” tells the telephone %s', (text, number) => {
    expect(phonesOf(text)).toEqual([`phone ${number}`]);
  });

  it.each(wrong)('“%s” tells no telephone', (text) => expect(phonesOf(text)).toEqual([]));
});

const unknown = { website: 'https://www.elm.example/', addresses: [], texts: [], tags: ['en'] };

test.each([
  ['the address', { addresses: ['12 Oak St, Eugene, OR 97403'], website: 'https://elm.de/' }, 'US'],
  ['the numbers’ country codes', { texts: ['Tel +32 2 234 56 78'], website: 'https://elm.nl/' }, 'BE'],
  ['the domain', { website: 'https://www.elm.co.uk/', texts: ['Tel 020 7946 0958'], tags: ['en-US'] }, 'GB'],
  ['the declared language', { tags: ['de-AT'], texts: ['Tel 01 58858-0'] }, 'AT'],
  ['the language and how numbers are grouped', { tags: ['en'], texts: ['Call 020 7946 0958'] }, 'GB'],
  ['nothing', { website: 'https://elm.io/' }, undefined],
])('the country comes from %s', (_, signs, country) => {
  expect(findCountry({ ...unknown, ...signs })).toBe(country);
});

describe('the telephone of an organization', () => {
  const read = (pages: Record<string, string>, language = 'en') =>
    readSampleSite({ name: 'Elm', language, pages });
  const factsOf = (html: string, language?: string) =>
    read({ '/': html }, language).facts.flatMap(({ kind, value, number }) =>
      kind === 'phone' || kind === 'fax' ? `${kind} ${value} ${number}` : [],
    );
  const address = '<p>12 Oak St, Eugene, OR 97403</p>';

  it.each([
    ['in one run', '+390212345678'],
    ['with separators', '+39-02-1234.5678'],
    ['with a call abroad', '0039 02 12345678'],
  ])('keeps the digits of an international link %s', (_, href) => {
    const html = `<p>Via Roma 1, 20121 Milano</p><p>Tel. 06 6982 1234</p><p><a href="tel:${href}">Chiamaci</a></p>`;
    expect(factsOf(html, 'it')).toContain('phone 02 1234 5678 +390212345678');
  });

  it.each([
    ['a link', '<p>Phone <a href="tel:+15415550142">555-0142</a></p>'],
    [
      'structured data',
      `<p>Phone 555-0142</p><script type="application/ld+json">{"telephone":"+1 541-555-0142"}</script>`,
    ],
    ['another number of the page', '<p>Fax (541) 555-0199</p><p>Phone 555-0142</p>'],
  ])('gets its area code from %s', (_, html) => {
    expect(factsOf(`${address}${html}`)).toContain('phone (541) 555-0142 +15415550142');
  });

  it('has no area code where the page states two', () => {
    const html = `${address}<p>Fax (541) 555-0199 or (503) 555-0199</p><p>Phone 555-0142</p>`;
    expect(factsOf(html)).toContain('phone 555-0142 undefined');
  });

  it('does not hide those of branches', () => {
    const branch = (town: string, phone: string) => `<h2>${town}</h2><p>Phone: ${phone}</p>`;
    const branches = `<h1>Contact</h1>${branch('Eugene', '541-555-0100')}${branch('Salem', '503-555-0123')}`;
    const footer = '<footer><p>Call 541-555-0100</p></footer>';
    const pages = ['/', '/a', '/b', '/c', '/d', '/e', '/f', '/g'].map((path) => [
      path,
      `${address}<p>About ${path}</p>${footer}`,
    ]);
    const knowledge = read({ ...Object.fromEntries(pages), '/contact': `${branches}${footer}` });
    const { text } = answerQuestion({ knowledge, question: 'What is your phone number?', history: [] });
    expect(text).toMatch(/\(541\) 555-0100[\s\S]*\(503\) 555-0123/);
  });

  it('is the one on which most pages, links and structured data agree', () => {
    const footer = '<footer><p>Call 541-555-0100</p></footer>';
    const pages = Object.fromEntries(
      ['/', '/a', '/b', '/c', '/d'].map((path) => [path, `${address}<p>About ${path}</p>${footer}`]),
    );
    const knowledge = read({ ...pages, '/contact': `<h1>Contact</h1><p>Main office: 541-555-0177</p>` });
    expect(chooseContact(knowledge, 'phone')?.value).toBe('(541) 555-0100');
  });
});
