import type { TopicWords } from '../topic-words.ts';

export const topicWords: TopicWords = {
  contact:
    'kontakt oeffnungszeit offnungszeit sprechzeit anfahrt standort adresse lageplan wegbeschreibung besuch besucher',
  prices: 'tarif tarife preise preis gebuehr gebuhr beitrag beitraege honorar kosten stipendium',
  joining: 'anmeldung aufnahme bewerbung mitglied termin termine buchung',
  questions: 'fragen haeufig haufig hilfe',
  people:
    'ueber uber profil kanzlei verein schule geschichte anwalt anwaelte arzt aerzte vorstand leitung mitarbeiter lehrer',
  rules:
    'regeln ordnung hausordnung satzung statuten versand lieferung widerruf agb bedingungen erstattung stornierung storno kuendigung kundigung rueckgabe ruckgabe',
  dates: 'kalender stundenplan fahrplan veranstaltung ferien',
  legalNotice: 'impressum',
  proof: 'stellen karriere',
  machine: 'anmelden-login warenkorb druck druckansicht suche',
  listing: 'kategorie schlagwort archiv galerie fotos bilder',
  news: 'aktuelles nachrichten presse',
  smallPrint: 'datenschutz dsgvo',
};
