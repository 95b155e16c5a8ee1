import type { CompoundGrammar, StemData } from '../lexicon.ts';

/** Endings of nouns, adjectives and verbs, of which a word may carry two: "offen", "offene", "offenen". */
const inflection: readonly string[] = [
  `ss>ss/0 urs>urs/0 los>los/0 os>o/2 as>a/3 bs>b/3 ds>d/3 fs>f/3 gs>g/3 hs>h/3 ks>k/3 ls>l/3 ms>m/3 ns>n/3 ps>p/3 rs>r/3 ts>t/3 ys>y/3`,
  `innen>/4 ungen>/4 heiten>/4 keiten>/4 eln>el/3 ern>/3 em>/3 er>/3 en>/3 es>/3 e>/3`,
];

export const stems: StemData = {
  rounds: [
    ...inflection,
    ...inflection,
    `ung>/4 heit>/4 keit>/4 tum>tum/0 aum>aum/0 um>/4`,
    `lich>/4 tisch>tisch/0 isch>/4 eig>eig/0 ig>/4 ein>ein/0 in>/5 sst>ss/2 rst>r/4 lst>l/4 hst>h/3 tet>t/3 det>d/3 hnet>hn/2 fnet>fn/2 gnet>gn/2 dnet>dn/2 tmet>tm/1 wert>wert/0 zert>zert/0 ssert>ssert/0 ient>ien/3 ent>ent/0 bt>b/3 ft>f/3 gt>g/3 ht>h/3 kt>k/3 lt>l/3 mt>m/3 nt>n/3 pt>p/3 rt>r/3 zt>z/3`,
    ...inflection,
    `eig>eig/0 ig>/4`,
  ],
  irregularForms: {
    nehmen: 'nimmt nimm genommen nahm',
    annehmen: 'angenommen',
    aufnehmen: 'aufgenommen',
    mitnehmen: 'mitgenommen',
    teilnehmen: 'teilgenommen',
    ubernehmen: 'ubernommen',
    geben: 'gibt gegeben gab',
    abgeben: 'abgegeben',
    zuruckgeben: 'zuruckgegeben',
    sprechen: 'spricht gesprochen sprach',
    fahren: 'fahrt gefahren fuhr',
    schlafen: 'schlaft geschlafen',
    halten: 'halt gehalten',
    behalten: 'behalt',
    erhalten: 'erhalt',
    enthalten: 'enthalt',
    essen: 'isst gegessen',
    lesen: 'liest gelesen',
    helfen: 'hilft geholfen',
    treffen: 'trifft getroffen',
    schreiben: 'geschrieben',
    unterschreiben: 'unterschrieben',
    leihen: 'geliehen',
    ausleihen: 'ausgeliehen',
    verleihen: 'verliehen',
    bringen: 'gebracht brachte',
    mitbringen: 'mitgebracht',
    bestehen: 'bestanden',
    trinken: 'getrunken',
    schwimmen: 'geschwommen',
    beginnen: 'begonnen begann',
    gewinnen: 'gewonnen',
    umziehen: 'umgezogen',
    ausziehen: 'ausgezogen',
    abziehen: 'abgezogen',
    schliessen: 'schloss geschlossen',
    abschliessen: 'abgeschlossen',
    verlieren: 'verloren',
    fliegen: 'geflogen',
    anbieten: 'angeboten',
    sterben: 'stirbt gestorben starb',
    brechen: 'bricht gebrochen',
    vergessen: 'vergisst',
    einladen: 'ladt eingeladen',
    waschen: 'wascht gewaschen',
    schneiden: 'geschnitten',
    reiten: 'geritten',
    kennen: 'gekannt',
    nennen: 'genannt',
    denken: 'gedacht',
    gehen: 'geht gegangen ging',
    stehen: 'steht gestanden',
    sagen: 'sagt',
    holen: 'holt',
    legen: 'legt',
    kundigen: 'kundigt kundigte kundigung kundigungen',
    buchen: 'buchung buchungen',
    glaubiger: 'glaubigern glaubigers',
    grunder: 'grundern grunders',
    fehler: 'fehlern fehlers',
    lager: 'lagern lagers lagerung',
    alter: 'alters',
    praxis: 'praxen',
    nacht: 'nachte nachten nachts',
    verschulden: 'verschuldens',
    // A parked car isn't visitor parking.
    geparkte: 'geparkten geparkter geparktes geparktem geparkte',
  },
  participles: {
    pattern:
      /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|statt|teil|um|vorbei|vor|weg|weiter|zuruck|zusammen|zu)?ge(\p{L}{3,9}?)e?t(?:e[rsnm]?)?$/u,
    exceptions:
      /(?:schaft|heit|keit)(?:en|s)?$|schafter(?:n|s|in|innen)?$|^ge(?:biet|burt|dicht|halt|mut|rat|recht|richt|rucht|rust|samt|schaft|schlecht|schwist|sicht|stalt|statt|wahrleist|walt|wicht)(?:e|en|er|ern|es|s)?$/,
    ownBeginning:
      /^(ge(?:brauch|buhr|fahrd|fall|hor|lang|nehmig|niess|nug|stalt|statt|wahr|wahrleist|winn))e?t(?:e[rsnm]?)?$/,
    declension: /(?<=[nt])e[nmrs]?$/,
    infinitive: 'en',
  },
  wholeWords: `
    alter buchen erbrecht fehler glaubiger grunder grundung hundert kundigen lager maler manner meister
    nacht ordner ostern parken praktika praktikum raumung sicht verschulden`,
};

export const compounds: CompoundGrammar = {
  shortestPart: 5,
  verbPrefixes:
    'ab an auf aus be bei durch ein emp ent er ge her hin miss mit nach uber um un unter ver vor weg wider wieder zer zu zusammen',
  prefixAfterJoint: /s(?:be|emp|ent|miss|unter|ver|zer)$/u,
  commonEndings: 'schaft ierung versich',
};
