import type { ClaimWords } from '../claim-words.ts';

export const claimWords: ClaimWords = {
  periods: {
    minute: /minuten?/u,
    hour: /stunden?/u,
    day: /(?:tage?n?|täglich)(?!\p{L})/u,
    week: /wochen?|wöchentlich/u,
    month: /monate?n?|monatlich/u,
    year: /jahre?n?|jährlich/u,
  },
  per: /pro|je|im/u,
  timeRange: /bis/u,
  offices: {
    principal: /schulleiter(?:in)?|rektor(?:in)?/u,
    director: /geschaftsfuhrer(?:in)?/u,
    president: /vorsitzende[rn]?/u,
    treasurer: /kassenwart(?:in)?|schatzmeister(?:in)?/u,
    dean: /dekan(?:in)?/u,
  },
  otherOffice: /stellvertret\p{L}*|ehemalig\p{L}*|fruher\p{L}*/u,
  implied:
    'kostet kosten preis preise gebuhr gebuhren betrag betragt beitrag euro zahlen veranstaltung frist fristen termin termine spatestens uhr uhrzeit uhrzeiten zeit zeiten offnungszeiten sprechzeiten sprechstunde burozeiten geoffnet prozent zahl telefon telefonnummer mobil rufen anrufen telefax schreiben anschrift adresse jahr jahrlich monat monatlich woche tag stunde kontakt zentrale empfang',
  telling:
    'fruh fruhbucher spat erste ersten letzte letzten zweite nachste neue alte halb voll einzel doppel klein gross weitere andere',
  neutral:
    'startseite willkommen uberblick uber uns haufige haufig gestellte fragen antworten informationen allgemeines kontakt impressum preise kosten gebuhren tarife anmeldung aufnahme termine fristen aktuelles leistungen offnungszeiten anfahrt schule kanzlei',
  bounds: {
    lower: /mindestens|ab|uber/u,
    upper: /hochstens|maximal|bis zu|unter/u,
    about: /circa|ca|etwa|rund|durchschnitt\p{L}*/u,
  },
};
