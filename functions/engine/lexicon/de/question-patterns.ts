import type { ContactPatterns, QuestionPatterns } from '../question-patterns.ts';

export const questionPatterns: QuestionPatterns = {
  covers: /^(?:ubernimmt|ubernehmen|zahlt|tragt|erstattet|deckt)\b/u,
  howLong:
    /\bwie (?:schnell|bald)\b|\bwie ?vielen? (?:minuten|stunden|tagen?|wochen|monaten?|jahren?)\b|\bwie lange?\b/u,
  whatTime: /\bwie (?:fruh|spat)\b|\b(?:um )?wie ?viel uhr\b|\boffnungszeiten\b|\bsprechzeiten\b/u,
  age: /\b(?:wie alt|welche[mnrs]? alter\w*|ab wie ?vielen? jahren|(?:mindest|hochst)alter|altersgrenzen?|altersgruppen?)\b/u,
  howMany:
    /\bwie ?vielen?\b|\bwie ?viel (?!kost|euro|geld|muss|zahl|kommt|nehm|verlang|ist|wird|bezahl|fur\b)|\bwie oft\b|\bwie (?:gross|hoch|schwer|weit)\b/u,
  howMuch:
    /\bwie ?viel\b|\bwelche[rnms]? (?:\w+)?(?:hohe|betrag|summe)\b|\bwas kostet\b|\b(?:pro|je) (?:stunde|monat|jahr|tag|person|kind)\b|\bkosten\b|\b(?:preis|preise|gebuhren?)\b/u,
  when: /\bwann\b|\btermine? (?:der|des|fur|von)\b|\bwelche[nmrs]? (?:tag|datum|jahr)\b|\bseit wann\b/u,
  who: /\bwelche[rnms]? (?:von )?(?:ihrer|eurer|ihren|euren|der|den) (?:trainer|lehrer|anwalte|arzte|berater|mitarbeiter|kollegen)(?:innen|n)?\b|\bw(?:er|em|en)\b/u,
  where: /\bwo\b|\bwohin\b|\badresse\b/u,
  how: /^wie\b/u,
  yesNo:
    /^(?!w(?:as|e[rmn]|ie|o|ann|arum|elche|oher|ohin)\b)\w+ (?:ich|sie|ihr|wir|man|es|das)\b|^(?:ist|sind|hat|haben|kann|konnen|darf|muss|mussen|gibt|bietet|bieten|machen|macht|vertritt|vertreten|ubernehmen)\b/u,
  joiningWord: /wo/u,
  beforeInterrogative: /\b(?:und|oder|wissen|mir|sagen|seit|ab|bis|von|mit|fur|an|bei)/u,
};

export const contactPatterns: ContactPatterns = {
  email: /\be-?mail(?:adresse)?\b|\bmail-?adresse\b|\b(?:ihre|eure) mail\b/u,
  phone: /\b(?:tele)?faxnummer\b|\btelefon\p{L}*|\banrufen\b|\brufnummer\b/u,
  anyDetail: /nummer|adress|kontakt/u,
  reach:
    /^kontakt(?: (?:info|information|details|data|daten|uns))?[\s?!.]*$|\bwie (?:kann|konnen|erreiche|erreichen|kontaktiere) (?:ich|wir|man) (?:sie|euch|dich|ihnen)(?: (?:erreichen|kontaktieren))?[\s?!.]*$/u,
  way: /^wie (?:komme|kommt|finde|fahre)n? (?:ich|man|wir) (?:hin|dahin|dorthin|her|(?:zu )?(?:ihnen|euch|ihr|sie))(?: hin)?[\s?!.]*$/u,
};
