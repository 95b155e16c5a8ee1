import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { stem } from './stem.ts';
import { foldWord } from './tokenize.ts';

/** One word family per line: a search with any form must find all the others. */
const families = {
  en: `
    estimate estimates estimated estimating
    separate separated separating separation
    organize organizes organized organizing organise organised
    receive receives received receiving
    practice practices practicing practise
    invoice invoices invoiced invoicing
    experience experiences experienced
    advertise advertised advertising
    colour colours coloured color colors
    neighbour neighbours neighbor
    behaviour behavior
    centre centres center centers
    theatre theatres theater
    programme programmes program programs
    licence licences license licensed
    meter meters metre metres
    professional professionals profession
    tradition traditional
    condition conditions conditional
    exceed exceeds exceeded
    repeat repeated repeating
    menu menus
    speed speeding`,
  de: `
    Preis Preise Preisen
    kostenlos kostenlose kostenlosen kostenloser
    Person Personen
    Information Informationen
    Konfession Konfessionen
    Termin Termine Termins Terminen
    Beratung Beratungen beraten beratet
    Veranstaltung Veranstaltungen veranstalten
    Versicherung Versicherungen versichert versichern
    Leistung Leistungen leisten leistet
    Kündigung Kündigungen kündigen kündigt gekündigt
    Vermietung vermieten vermietet Vermieter Vermieterin
    Arbeit arbeiten arbeitet Arbeiten
    Lehrer Lehrerin Lehrerinnen Lehrers
    Anbieter Anbieters anbieten
    Kurs Kurse Kurses
    Tanzkurs Tanzkurse
    Haus Hauses Häuser
    Verein Vereine Vereins
    offen offene offenen offener
    geschlossen geschlossene geschlossenen
    neu neue neuer neues neuem
    weiter weitere weiteren
    schließt schließen
    rechnet rechnen Rechnung Rechnungen
    speichern speichert gespeichert Speicherung
    Regel Regeln
    Foto Fotos
    Kita Kitas
    Test Tests
    Praxis Praxen
    Studium studiert
    Museum Museen
    Problem Probleme Problemen
    groß große großen`,
  fr: `
    gratuit gratuite gratuits gratuites gratuitement
    premier première premiers premières
    intérieur intérieure
    présent présente présents
    président présidente
    professionnel professionnelle professionnels professionnelles
    inclus incluse incluses
    facture factures facturer facturé facturée
    partage partager partagé
    demande demander demandé demandées
    produit produits produire
    nombreux nombreuse nombreuses
    sportif sportive sportifs
    infirmier infirmière
    pratique pratiquer pratiquent
    conseil conseils conseiller
    commence commencer commencent
    vendu vendue vendus vendues
    refus refuser refuse
    nouveau nouvelle nouveaux
    entier entière entièrement`,
  es: `
    clase clases
    horario horarios
    sesión sesiones
    profesor profesora profesores
    abogado abogada abogados
    vez veces
    país países
    autobús autobuses
    mes meses
    inglés inglesa ingleses
    lugar lugares
    taller talleres
    examen exámenes
    laborable laborables
    padre padres
    noche noches
    tiene tienes tienen tener
    encuentra encuentras encontrar
    cobra cobrar cobran cobráis`,
};

const casesOf = (language: Language, lines: string) =>
  lines
    .trim()
    .split(/\n\s*/)
    .map((family): [string[], Language] => [family.split(' '), language]);

it.each([
  ...casesOf('en', families.en),
  ...casesOf('de', families.de),
  ...casesOf('fr', families.fr),
  ...casesOf('es', families.es),
])('finds all of %j by one another (%s)', (forms, language) => {
  const [first, ...others] = forms.map((form) => stem(foldWord(form.toLowerCase()), language));
  expect(new Set(others)).toEqual(new Set([first]));
});

it.each([
  ['university', 'universe', 'en'],
  ['marks', 'market', 'en'],
  ['customs', 'customer', 'en'],
  ['general', 'generation', 'en'],
  ['organ', 'organic', 'en'],
  ['physical', 'physician', 'en'],
  ['Woche', 'Wochenende', 'de'],
  ['Hund', 'hundert', 'de'],
  ['nach', 'Nacht', 'de'],
  ['Datum', 'Daten', 'de'],
  ['schwer', 'Schwester', 'de'],
  ['alt', 'Alter', 'de'],
  ['Ost', 'Ostern', 'de'],
  ['retrait', 'retraite', 'fr'],
  ['cours', 'course', 'fr'],
  ['dans', 'danse', 'fr'],
  ['devis', 'devise', 'fr'],
  ['esto', 'estación', 'es'],
  ['cama', 'cámara', 'es'],
  ['venta', 'ventana', 'es'],
  ['campo', 'campana', 'es'],
  ['form', 'format', 'en'],
  ['meet', 'meter', 'en'],
  ['situated', 'situation', 'en'],
] as const)('keeps %s and %s apart (%s)', (word, other, language) => {
  expect(stem(foldWord(word.toLowerCase()), language)).not.toBe(
    stem(foldWord(other.toLowerCase()), language),
  );
});
