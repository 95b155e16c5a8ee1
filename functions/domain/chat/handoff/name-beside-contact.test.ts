import { expect, test } from 'vitest';
import type { VisitorLanguage } from '#shared/texts/visitor-languages.ts';
import { readBesideContact } from './name-beside-contact.ts';
import { splitContact } from './read-contact.ts';

type Case = readonly [line: string, name: string, language?: VisitorLanguage];

const names: readonly Case[] = [
  ['5415550199 its John', 'John'],
  ['hank 417 555 0123', 'hank'],
  ['maria lopez 937 555 0199', 'maria lopez'],
  ['bob 555 201 9999', 'bob'],
  ['0612345678 julie', 'julie', 'fr'],
  ['soy maria, 600222333', 'maria', 'es'],
  ['peter schmidt, 0170 999888', 'peter schmidt', 'de'],
  ['im john smith, 541 555 0199', 'john smith'],
  ['jane doe, jane.doe@example.com, about bookkeeping', 'jane doe'],
  ['about a tour, ana ruiz 541 555 0133', 'ana ruiz'],
  ['mein auto verliert öl, bitte zurückrufen 0171 2345678, Müller', 'Müller', 'de'],
  ['the engine light comes up, Bob 910-555-0177', 'Bob'],
  ['Name: Lee Wong Phone: 417-555-0100', 'Lee Wong'],
  ['name is bob, number 800 555 0100', 'bob'],
  ['Name: Lee Wong\nPhone: 417-555-0100\nEmail: lee@wong.example', 'Lee Wong'],
  ['Nombre: Ana Ruiz Teléfono: 600 222 333', 'Ana Ruiz', 'es'],
  ['Nom : Luc Dupont, tél 06 12 34 56 78', 'Luc Dupont', 'fr'],
  ['Name Petra Kern Handy 0170 9998887', 'Petra Kern', 'de'],
  ['Nome: Giulia Conti Cellulare: 333 1234567', 'Giulia Conti', 'it'],
  ['Nome: Rui Alves Telemóvel: 912 345 678', 'Rui Alves', 'pt'],
  ['Naam: Kees Bakker Telefoon: 06 12345678', 'Kees Bakker', 'nl'],
  ['Imię: Ewa Lis Telefon: 501 234 567', 'Ewa Lis', 'pl'],
  ['Имя: Иван Петров Телефон: +7 912 345-67-89', 'Иван Петров', 'ru'],
  ['姓名：王伟 电话：13800138000', '王伟', 'zh'],
  ['お名前：田中太郎 電話：090-1234-5678', '田中太郎', 'ja'],
  ['이름: 김민수 전화: 010-1234-5678', '김민수', 'ko'],
  ['Tên: Lan Nguyễn Số điện thoại: 0912345678', 'Lan Nguyễn', 'vi'],
  ['الاسم: ليلى حداد الهاتف: 0501234567', 'ليلى حداد', 'ar'],
  ['giulia rossi 333 1234567', 'giulia rossi', 'it'],
  ['333 1234567 luca', 'luca', 'it'],
  ['joão silva, 912 345 678', 'joão silva', 'pt'],
  ['kees de vries 06 12345678', 'kees de vries', 'nl'],
  ['501 234 567 zofia nowak', 'zofia nowak', 'pl'],
  ['иван петров 8 912 345-67-89', 'иван петров', 'ru'],
  ['王伟 13800138000', '王伟', 'zh'],
  ['田中 090-1234-5678', '田中', 'ja'],
  ['김민수 010-1234-5678', '김민수', 'ko'],
  ['lan nguyen 0912345678', 'lan nguyen', 'vi'],
  ['ليلى 0501234567', 'ليلى', 'ar'],
  ['hi this is sarah 541 555 0199', 'sarah'],
  ['bob here 541 555 0199', 'bob'],
  ['541-555-0199 ask for the manager, i am Dana Cole', 'Dana Cole'],
  ['thanks, hank 417 555 0123', 'hank'],
  ['my name is pat, 541 555 0199', 'pat'],
  ['tom, my number is 541 555 0199', 'tom'],
  ['sam 541 555 0199 after 5pm', 'sam'],
  ['maria 541 555 0199 asap please', 'maria'],
  ['O’Brien 541 555 0199', "O'Brien"],
  ['Susan Baker 541 555 0199', 'Susan Baker'],
  ["je m'appelle luc 0612345678", 'luc', 'fr'],
  ['ich bin petra, 0170 9998887', 'petra', 'de'],
  ['ben@cole.example ben cole', 'ben cole'],
  ['Mark 541 555 0199', 'Mark'],
  ['anh tran 0912 345 678', 'anh tran', 'vi'],
  ['pat 541 555 0199', 'pat'],
  ['Bell, Jordan, 541 555 0199', 'Jordan'],
];

const others: readonly (readonly [line: string, language?: VisitorLanguage])[] = [
  ['call me back please 541 555 0199'],
  ['no idea 541 555 0199'],
  ['after school 541 555 0199'],
  ['my son 541 555 0199'],
  ['the office 541 555 0199'],
  ['asap 541 555 0199'],
  ['tomorrow morning 541 555 0199'],
  ['thanks 541 555 0199'],
  ['717 555 0190 after 5pm'],
  ['Tomorrow Morning 541 555 0199'],
  ['my cell is 541 555 0199'],
  ['best before noon 541 555 0199'],
  ['work 541 555 0199'],
  ['oil change 541 555 0199'],
  ['im interested 541 555 0199'],
  ['its urgent 541 555 0199'],
  ['brake repair, 541 555 0199'],
  ['not sure 541 555 0199'],
  ['text only 541 555 0199'],
  ['wife 541 555 0199, husband'],
  ['bitte Rückruf 0170 9998887', 'de'],
  ['Rückruf 0170 9998887', 'de'],
  ['morgen früh 0170 9998887', 'de'],
  ['dringend 0170 9998887', 'de'],
  ['im Büro 0170 9998887', 'de'],
  ['mañana por la tarde 600 222 333', 'es'],
  ['llámame 600 222 333', 'es'],
  ['urgente 600 222 333', 'es'],
  ['gracias 600 222 333', 'es'],
  ['demain matin 06 12 34 56 78', 'fr'],
  ['rappelez moi 06 12 34 56 78', 'fr'],
  ['merci 06 12 34 56 78', 'fr'],
  ['domani mattina 333 1234567', 'it'],
  ['grazie 333 1234567', 'it'],
  ['amanhã de manhã 912 345 678', 'pt'],
  ['morgenochtend 06 12345678', 'nl'],
  ['zo snel mogelijk 06 12345678', 'nl'],
  ['jutro rano 501 234 567', 'pl'],
  ['завтра утром 8 912 345-67-89', 'ru'],
  ['срочно 8 912 345-67-89', 'ru'],
  ['明天早上 13800138000', 'zh'],
  ['明日の午前 090-1234-5678', 'ja'],
  ['내일 오전 010-1234-5678', 'ko'],
  ['غدا صباحا 0501234567', 'ar'],
  ['sáng mai 0912345678', 'vi'],
  ['demain matin 06 12 34 56 78'],
  ['rappelez moi 06 12 34 56 78'],
  ['Tel 541 555 0199'],
  ['Phone: 541 555 0199 Email: a@b.example'],
  ['the plumber 541 555 0199'],
  ['wife 541 555 0199'],
  ['faucet drips 541 555 0199'],
  ['Faucet 541 555 0199'],
];

const onSite = ['faucet', 'drips'];

function read(line: string, language: VisitorLanguage = 'en') {
  const { around = expect.fail(`No contact in ${line}`) } = splitContact(line);
  return readBesideContact(around, { language, saysOnSite: (word) => onSite.includes(word.toLowerCase()) });
}

const named = names.map(([line, name, language]) => ({ line, name, language }));
test.each(named)('$line is of $name', ({ line, name, language }) => {
  expect(read(line, language).given?.name).toBe(name);
});

const nameless = others.map(([line, language]) => ({ line, language }));
test.each(nameless)('$line holds no name', ({ line, language }) => {
  expect(read(line, language).given?.name).toBeUndefined();
});

test.each([
  ['bob 541 555 0199', false],
  ['Name: Lee Wong Phone: 541 555 0199', false],
  ['hi, this is sarah, my number is 541 555 0199', false],
  ['bob 541 555 0199 after 5pm', true],
  ['541 555 0199 tomorrow morning', true],
  ['about a tour, ana ruiz 541 555 0199', true],
])('%j says more for a person: %j', (line, saysMore) => {
  expect(read(line).saysMore).toBe(saysMore);
});
