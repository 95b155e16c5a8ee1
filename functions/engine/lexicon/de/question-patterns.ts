import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  age: /\b(?:wie alt|welche[mnrs]? alter\w*|ab wie ?vielen? jahren|(?:mindest|hochst)alter|altersgrenzen?|altersgruppen?)\b/u,
  when: /\bwann\b|\btermine? (?:der|des|fur|von)\b|\bwelche[nmrs]? (?:tag|datum|jahr)\b|\bseit wann\b/u,
  who: /\bwelche[rnms]? (?:von )?(?:ihrer|eurer|ihren|euren|der|den) (?:trainer|lehrer|anwalte|arzte|berater|mitarbeiter|kollegen)(?:innen|n)?\b|\bw(?:er|em|en)\b/u,
  where: /\bwo\b|\bwohin\b|\badresse\b/u,
  how: /^wie\b/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\be-?mail(?:adresse)?\b|\bmail-?adresse\b|\b(?:ihre|eure) mail\b/u,
  phone: /\b(?:tele)?faxnummer\b|\btelefon\p{L}*|\banrufen\b|\brufnummer\b/u,
  reach:
    /^kontakt(?: (?:info|information|details|data|daten|uns))?[\s?!.]*$|\bwie (?:kann|konnen|erreiche|erreichen|kontaktiere) (?:ich|wir|man) (?:sie|euch|dich|ihnen)(?: (?:erreichen|kontaktieren))?[\s?!.]*$/u,
  way: /^wie (?:komme|kommt|finde|fahre)n? (?:ich|man|wir) (?:hin|dahin|dorthin|her|(?:zu )?(?:ihnen|euch|ihr|sie))(?: hin)?[\s?!.]*$/u,
};
