/**
 * What visitors of an organisation's website look for, by words in URLs and link texts. Words are lower case without
 * accents (`oeffnungszeit` and `offnungszeit` are both listed) and match whole words; useful ones of at least
 * `compoundLength` characters also match inside words, for languages with compounds.
 */
export const compoundLength = 6;

export type Topic = { weight: number; words: string[] };

const words = (...lists: string[]) => lists.flatMap((list) => list.split(' '));

/** Raise a page. */
export const usefulTopics: Topic[] = [
  // Contact, location, hours
  {
    weight: 40,
    words: words(
      'contact kontakt contacto contatto contato kapcsolat yhteystiedot kontakty reach',
      'hours hour opening oeffnungszeit offnungszeit sprechzeit horaire horario orari openingstijd godziny times',
      'location locations directions venue map maps parking address branches branch office offices anfahrt standort adresse',
      'acces plan-acces ubicacion direccion llegar lageplan wegbeschreibung situer situacion campus transport travel',
      'call-us find-us visit visiting visitor visitors besuch besucher visite visita',
    ),
  },
  // Prices and money
  {
    weight: 40,
    words: words(
      'fee fees price prices pricing cost costs tuition rate rates tarif tarife tarifs tarifa tarifas preis preise prix precio',
      'gebuehr gebuhr beitrag beitraege honorar kosten cotisation cuota precios prezzi prezzo prijs cennik payment payments',
      'billing aid scholarship scholarships grant grants stipendium bourse beca financial funding subsidy',
    ),
  },
  // Joining, booking
  {
    weight: 38,
    words: words(
      'admission admissions apply application applications enrol enroll enrollment enrolment register registration signup join',
      'membership anmeldung aufnahme bewerbung mitglied inscription inscriptions admision matricula iscrizion inscripcion',
      'adhesion adherer booking bookings reservation reservations appointment appointments termin termine rendez-vous cita',
      'ticket tickets buchung reserver reserva order eligibility requirements',
    ),
  },
  // Questions and first steps
  {
    weight: 36,
    words: words(
      'faq faqs questions preguntas fragen haeufig haufig aide ayuda help hilfe support guide guides how-to getting started',
      'install installation download downloads setup troubleshooting manual documentation docs tutorial quickstart usage',
    ),
  },
  // The organisation and its people
  {
    weight: 30,
    words: words(
      'about ueber uber apropos propos acerca nosotros chi-siamo quienes profile profil company firm kanzlei club verein school',
      'schule ecole colegio college presentation overview mission vision history histoire geschichte historia welcome',
      'team staff people faculty teacher teachers attorney attorneys lawyer lawyers anwalt anwaelte doctor doctors arzt aerzte',
      'equipe bureau equipo personal leadership board management committee committees comite vorstand leitung director principal',
      'mitarbeiter enseignant lehrer profesor departments department organizers organisers',
    ),
  },
  // What is on offer
  {
    weight: 30,
    words: words(
      'service services leistung leistungen angebot angebote prestation prestations servicios servizi offer offers products product',
      'practice area areas rechtsgebiet treatment treatments behandlung program programs programme programmes programa course',
      'courses kurs kurse cours curso cursos class classes curriculum curricula training subjects academics studium formation',
      'activities activites aktivitaeten actividades workshops keynote keynotes speaker speakers library facilities facility',
      'hostel guesthouse accommodation accommodations hotel hotels unterkunft hebergement alojamiento menu speisekarte carta',
      'solutions features specialties sortiment catering rental vermietung location-salle equipment equipement',
    ),
  },
  // Rules
  {
    weight: 26,
    words: words(
      'policy policies rules rule regulation regulations regeln ordnung hausordnung reglement reglamento normas code conduct',
      'handbook guideline guidelines satzung statuten statuts discipline refund cancellation warranty shipping returns delivery',
      'versand lieferung widerruf livraison retour envios devoluciones safety accessibility insurance',
    ),
  },
  // Dates
  {
    weight: 24,
    words: words(
      'calendar kalender calendrier calendario agenda schedule schedules timetable stundenplan fahrplan dates deadline deadlines',
      'event events veranstaltung evenement evento eventos competition competitions term holidays ferien vacances vacaciones exam exams',
    ),
  },
  // Legal notices hold names, addresses and numbers
  {
    weight: 16,
    words: words('imprint impressum mentions-legales mentions legales aviso-legal note-legali legal-notice'),
  },
  // Proof and recognition
  {
    weight: 14,
    words: words(
      'testimonial testimonials review reviews award awards results careers career jobs stellen karriere emploi empleo volunteer volunteers',
    ),
  },
];

/** Lowers a page that repeats others, serves a machine or a signed-in user, or is outdated. */
export const uselessTopics: Topic[] = [
  {
    weight: 60,
    words: words(
      'login logon signin log-in sign-in logout anmelden-login register-account lostpassword wp-login wp-admin admin cart basket',
      'checkout warenkorb panier carrito wishlist my-account account cgi-bin xmlrpc wp-json feed rss trackback',
      'print printer druck druckansicht imprimer pdfview share email-friend compare search suche recherche buscar unsubscribe',
    ),
  },
  {
    weight: 35,
    words: words(
      'tags category categories kategorie schlagwort etiqueta author authors archive archives archiv archivo page-2 gallery',
      'galleries galerie galeria photos photo fotos bilder slideshow video videos forum thread comments replytocom',
      'sitemap changelog changes release-notes',
    ),
  },
  {
    weight: 18,
    words: words(
      'news blog post posts article articles press newsletter aktuelles actualites actualite noticias nachrichten presse sponsors links',
    ),
  },
  {
    weight: 14,
    words: words(
      'privacy datenschutz confidentialite privacidad cookie cookies terms agb nutzungsbedingungen disclaimer copyright gdpr dsgvo',
    ),
  },
];

/** Parameters that sort, filter or repeat a page. */
export const repeatingParameters =
  /^(sort|order|orderby|dir|filter|replytocom|print|format|ical|tribe-bar-date)$/i;
/** Parameters that page through numbers or dates without end if their value is a number. */
export const walkingParameters =
  /^(page|paged|pg|start|offset|from|m|mo|month|monat|mois|mes|y|year|jahr|d|day|date|week|cal|eventdate)$/i;

/** Folders whose pages list other pages. */
export const listingFolders = new Set(['tag', 'tags', 'author', 'category', 'categories', 'archive', 'page']);
