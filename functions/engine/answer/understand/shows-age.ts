import { joinPatterns } from '#functions/engine/language/join-patterns.ts';
import { foldWord } from '#functions/engine/language/tokenize.ts';

const ageQuestionPattern = joinPatterns(({ questions }) => questions.age);

const number =
  '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|funf|sechs|sieben|acht|deux|trois|quatre|cinq|sept|huit|dos|tres|cuatro|cinco|seis|siete|ocho)';
const range = `${number}(?:[-\\s]*(?:–|-|to|and|or|bis|und|a|et|y|до)\\s*${number})?`;

/** How pages tell ages, folded: a length of time is told by the same words with others around them. */
const agePattern = new RegExp(
  [
    // "Ages 4 to 6", "Alter: ab 3", "Âge minimum : 6".
    `(?:age[sd]?|alter|edad(?:es)?|возраст\\p{L}*)(?!\\p{L})[^.!?]{0,25}?(?<![\\p{L}\\d])${number}(?![\\d%€$]|\\p{L})`,
    // "Four-year-olds", "3 years and older", "18 months old".
    `${range}[-\\s+]*(?:years?|yrs?|months?|weeks?)[-\\s]*(?:olds?|(?:and|or|&) (?:older|up|over|above|under|younger)|of age)(?!\\p{L})`,
    `${range} ?y\\/?\\.?o(?!\\p{L})`,
    `(?:under|over|aged?|from|between|children|kids|students) (?:the age of )?${range}[-\\s]*(?:years?|yrs?|months?)(?!\\p{L})`,
    `${range}[-\\s]*(?:jahre?|monate?|wochen?) alt(?!\\p{L})`,
    `${range}[-\\s]*jahrig`,
    `(?:ab|unter|uber|kinder(?:n)?|zwischen|mit|vollendete[mn]?) ${range}[-\\s]*(?:jahre?n?|monate?n?)(?!\\p{L})`,
    `von ${number} (?:bis|–|-) ${number} jahre?n?(?!\\p{L})`,
    `(?:de|des|entre|jusqu['’]a|avoir|enfants?|a) ${range} (?:ans|mois)(?!\\p{L}| d['’](?:exp|exist)| de (?:garantie|pratique))`,
    `(?:de|desde|entre|hasta|los|ninos|ninas|tener) ${range} (?:anos|meses)(?!\\p{L}| de (?:exp|exist|garantia))`,
    `(?:от|с|до|старше|младше) ${range} (?:лет|год\\p{L}*|месяц\\p{L}*)`,
    // "Kids 5–12", "Infants (6 weeks to 18 months)", "18+".
    `(?:kids|toddlers?|infants?|bab(?:y|ies|ys)|kleinkinder|bebes?)\\W{0,3}(?:from |von |ab )?${number}[-\\s]*(?:–|to|bis|\\d|years?|months?|weeks?|jahre|monat|wochen|ans|mois|anos|meses)`,
    '\\d{1,2}\\+(?=\\s*(?:$|[).,;:·|]))',
    // "Born in 1968", "Jahrgang 1968".
    `(?:born|geboren|jahrgang|nee?|nacid[oa]|родил\\p{L}*)(?!\\p{L})[^.!?]{0,30}?(?<!\\d)(?:19|20)\\d\\d(?!\\d)`,
  ]
    .map((pattern) => `(?<![\\p{L}\\d])${pattern}`)
    .join('|'),
  'u',
);

/** Whether a question, however it is put, is for an age. */
export function asksForAge({ text }: { text: string }): boolean {
  return ageQuestionPattern.test(foldWord(text));
}

/** Whether a text tells how old somebody is or has to be. */
export function showsAge(text: string): boolean {
  return agePattern.test(foldWord(text));
}
