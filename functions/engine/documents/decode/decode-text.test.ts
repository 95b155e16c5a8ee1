import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

/** Encodes by looking each character up in the decodings of all one- and two-byte codes. */
function encode(text: string, label: string): Buffer {
  const codes = new Map<string, number[]>();
  const decoder = new TextDecoder(label);
  for (let lead = 0x80; lead < 0x100; lead++) {
    codes.set(decoder.decode(Uint8Array.of(lead)), [lead]);
    for (let trail = 0x40; trail < 0x100; trail++) {
      const decoded = decoder.decode(Uint8Array.of(lead, trail));
      if ([...decoded].length === 1 && !codes.has(decoded)) codes.set(decoded, [lead, trail]);
    }
  }
  return Buffer.from(
    [...text].flatMap((one) => (one < '\u0080' ? [one.charCodeAt(0)] : (codes.get(one) ?? [0x3f]))),
  );
}

const sentences: [string, string][] = [
  ['windows-1252', 'Öffnungszeiten: täglich außer Samstag, Gebühr 5 € für Schüler – naïve café'],
  ['windows-1252', 'Les horaires d’été sont affichés à l’entrée, tarif réduit pour les élèves'],
  ['windows-1251', 'Школа открыта каждый день, кроме воскресенья. Запись по телефону.'],
  ['koi8-r', 'Школа открыта каждый день, кроме воскресенья. Запись по телефону.'],
  ['windows-1253', 'Το σχολείο είναι ανοιχτό κάθε μέρα εκτός από την Κυριακή'],
  ['windows-1255', 'בית הספר פתוח כל יום חוץ משבת'],
  ['windows-1256', 'المدرسة مفتوحة كل يوم ما عدا الجمعة'],
  [
    'windows-1250',
    'Szkoła jest otwarta codziennie oprócz niedzieli, zgłoszenia przyjmujemy także telefonicznie. Žluťoučký kůň',
  ],
  ['shift_jis', '学校は日曜日を除いて毎日あいています。お電話でお申し込みください。'],
  ['euc-jp', '学校は日曜日を除いて毎日あいています。お電話でお申し込みください。'],
  ['euc-kr', '학교는 일요일을 제외하고 매일 열려 있습니다. 전화로 신청하세요.'],
  ['gb18030', '学校每天都开放，星期日除外。请打电话报名，我们的地址在这里。'],
  ['big5', '學校每天都開放，星期日除外。請打電話報名，我們的地址在這裡。'],
];

describe('decodeText', () => {
  it.each(sentences)('reads undeclared %s by its content', (label, text) => {
    expect(decodeText(encode(text, label)).text).toBe(text);
  });

  it.each(sentences)('reads %s declared by a meta tag', (label, text) => {
    const page = Buffer.concat([bytes(`<meta charset="${label}"><p>`), encode(text, label)]);
    expect(decodeText(page, 'text/html').text).toContain(text);
  });

  it.each(sentences)('reads %s declared by the header, against the meta tag', (label, text) => {
    const page = Buffer.concat([bytes('<meta charset="utf-8"><p>'), encode(text, label)]);
    expect(decodeText(page, `text/html; charset=${label}`).text).toContain(text);
  });

  it.each([
    ['a UTF-8 mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
    ['a UTF-16LE mark', [0xff, 0xfe, 0xe9, 0], 'é'],
    ['a UTF-16BE mark', [0xfe, 0xff, 0, 0xe9], 'é'],
  ])('trusts %s over the header', (_name, page, text) => {
    expect(decodeText(bytes(page), 'text/html; charset=koi8-r').text).toBe(text);
  });

  it('recognises UTF-16 without a byte order mark', () => {
    expect(decodeText(Buffer.from('<p>Müller</p>', 'utf16le')).text).toBe('<p>Müller</p>');
  });

  it('reads windows-1252 bytes although the header says utf-8', () => {
    const page = bytes('<p>caf', [0xe9], ' na', [0xef], 've ', [0x93], 'quoted', [0x94], '</p>');
    expect(decodeText(page, 'text/html; charset=utf-8').text).toBe('<p>café naïve “quoted”</p>');
  });

  it('reads UTF-8 bytes although the header says ISO-8859-1', () => {
    const page = Buffer.from('<p>Öffnungszeiten für Schüler: täglich</p>');
    expect(decodeText(page, 'text/html; charset=iso-8859-1').text).toContain('Öffnungszeiten für Schüler');
  });

  it.each([
    [
      'windows-1252',
      'Die Gebühr für das Essen',
      'Für Geschwister gilt ein ermäßigter Satz – fragen Sie im Büro',
    ],
    [
      'windows-1252',
      'Öffnung',
      'Für Geschwister gilt ein ermäßigter Satz – fragen Sie im Büro. Größere Gruppen zahlen später',
    ],
    ['windows-1251', 'Школа открыта каждый день', 'Запись по телефону, кроме воскресенья'],
    ['windows-1250', 'Szkoła jest otwarta', 'zgłoszenia przyjmujemy także telefonicznie, oprócz niedzieli'],
  ])('reads a UTF-8 page with a part in %s', (label, own, other) => {
    const page = Buffer.concat([Buffer.from(`<meta charset="utf-8"><p>${own}</p><p>`), encode(other, label)]);
    for (const type of ['text/html; charset=utf-8', '', `text/html; charset=${label}`])
      expect(decodeText(page, type).text).toBe(`<meta charset="utf-8"><p>${own}</p><p>${other}`);
  });

  it.each([
    ['Die GebÃ¼hr betrÃ¤gt 5 â‚¬ â€“ auch fÃ¼r SchÃ¼ler', 'Die Gebühr beträgt 5 € – auch für Schüler'],
    ['Ð¨ÐºÐ¾Ð»Ð°', 'Школа'],
    ['AMANHÃ\u00a0DE MANHÃ\u00a0', 'AMANHÃ\u00a0DE MANHÃ\u00a0'],
    ['“IRMÃ” e «AVÔ», Â°C', '“IRMÃ” e «AVÔ», Â°C'],
    ['ÄÖÜ: Öffnung, façade, NGÂN Â', 'ÄÖÜ: Öffnung, façade, NGÂN Â'],
  ])('reads what was encoded twice, and nothing else so: %s', (page, text) => {
    expect(decodeText(Buffer.from(page)).text).toBe(text);
  });

  it('keeps UTF-8 with one broken byte', () => {
    const page = Buffer.concat([Buffer.from('äöü '.repeat(20)), Buffer.from([0xff])]);
    expect(decodeText(page).charset).toBe('utf-8');
  });

  it.each(['../../etc/passwd', 'utf-7', ''])('falls back to UTF-8 for the label "%s"', (label) => {
    const text = '+ADw-script+AD4-';
    expect(decodeText(bytes(text), `text/html; charset=${label}`)).toEqual({ text, charset: 'utf-8' });
  });
});
