import type { InstructionWords } from '../instruction-words.ts';

export const instructionWords: InstructionWords = {
  patterns: [/\b(?:negeer|vergeet)\b.{0,30}\b(?:instructies|regels)\b/i],
  toMachine: {
    machine:
      '(?:ai|virtuele|digitale)[ -]?(?:assistent(?:en)?|modellen|model|systemen|systeem|bots?)|ai|chatbots?|bots?|taalmodel(?:len)?|kunstmatige intelligentie|llms?|chatgpt',
    person: 'assistent(?:en)?',
    before: 'de|het|een|alle|elke?|iedere?|deze|dat|als|en',
    call: 'beste|geachte|lieve|hallo|let op|(?:opmerking|bericht|instructies?|notitie) (?:aan|voor)|aan (?:alle|elke)',
    prefix: 'voor|aan',
    ifYouAre: 'als (?:je|u)|als',
    who: 'die [^.!?,;:]{0,40}',
    asked: 'gevraagd|vraagt|vragen',
    must: 'moet(?:en)?|dient te|dienen te|hoort te|zou moeten',
    polite: 'alsjeblieft|alstublieft|graag|altijd|nooit|niet|alleen|je|moet',
    say: 'zeg(?:gen|t)?|antwoord(?:en)?|vermeld(?:en)?|noem(?:en)?|vertel(?:len)?|adviseer|adviseren|meld(?:en)?|schrijf|schrijven|beveel|aanbevelen|voeg|beweer|beweren',
    told: '[^.!?,;]{0,60}(?:verteld|gemeld|geïnformeerd|meegedeeld) worden',
    by: 'door',
    visitors: String.raw`dat|bezoekers?|klanten|gebruikers?|[\x22„“:]`,
  },
};
