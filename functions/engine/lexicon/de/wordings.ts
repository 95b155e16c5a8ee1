import type { Wordings } from '../wordings.ts';

export const wordings: Wordings = {
  greeting: `
    hallo | hi | hey | guten tag | guten morgen | guten abend | gruss gott | gruezi | moin | servus |
    hallo zusammen | hallo bot`,
  thanks: `
    danke | dank | vielen dank | das beantwortet meine frage | danke schon | dankeschon | herzlichen dank | tausend dank | danke sehr | besten dank |
    danke fur die hilfe | danke fur die antwort | danke fur die auskunft | danke fur die info | vielen dank fur ihre hilfe | ok danke | super danke | danke das hat geholfen |
    das hilft mir | das hat geholfen | sehr hilfreich | gut gemacht | du bist toll | du bist super`,
  goodbye: `
    tschuss | tschuess | ciao | auf wiedersehen | bis bald | bis dann | schonen tag | schonen tag noch |
    schonen abend | nein das war alles | nein das war's | nein danke das war alles | das war schon alles |
    keine weiteren fragen | ich habe keine fragen mehr | nein | nein danke | nichts | das war's | das wars |
    das war alles | sonst nichts | das ist alles`,
  opening: `
    lol | haha | hihi | ok | okay | cool | super | ok gut | klingt gut | konnen sie mir helfen |
    konnten sie mir helfen | kannst du mir helfen | konntest du mir helfen | ich brauche hilfe |
    ich brauche ihre hilfe | ich brauche deine hilfe | hilfe | hilf mir | helfen sie mir | ich habe eine frage |
    ich habe mal eine frage | ich hab eine frage | ich hab mal eine frage | ich hab mal ne frage |
    ich hatte eine frage | ich hatte da eine frage | ich habe fragen | ich habe ein paar fragen | eine frage |
    kurze frage | frage | darf ich etwas fragen | darf ich sie etwas fragen | darf ich dich etwas fragen |
    darf ich was fragen | kann ich etwas fragen | kann ich sie etwas fragen | kann ich dich etwas fragen |
    kann ich dich was fragen | ich mochte etwas fragen | ich brauche informationen | ich suche informationen |
    ich mochte informationen | was kann ich fragen | was kann ich dich fragen | was kann ich sie fragen |
    was soll ich fragen | welche fragen kannst du beantworten | welche fragen konnen sie beantworten |
    gib mir beispiele | nenne mir beispiele | sind sie da | bist du da | ist jemand da | ist da jemand |
    jemand da | das ist ein test | dies ist ein test | nur ein test | ja | jo | klar | gut | sehr gut |
    alles klar | verstanden | aha | ach so | toll | prima | schon | bitte | irgendwas | egal | na gut`,
  atStart: {
    opening: `
    was | wer | wann | warum | wie | wieso`,
  },
  complaint: `
    falsch | das ist falsch | das stimmt nicht | stimmt nicht | das war nicht meine frage |
    das ist nicht meine frage | danach habe ich nicht gefragt | das habe ich nicht gefragt |
    das beantwortet meine frage nicht | das beantwortet die frage nicht | das hilft mir nicht | das hilft nicht |
    das hilft mir nicht weiter | nicht hilfreich | du verstehst mich nicht | sie verstehen mich nicht |
    ich verstehe das nicht | ich verstehe nicht | falsche antwort | ich hasse dich`,
  identity: `
    bist du ein bot | bist du ein roboter | bist du ein mensch | bist du echt | bist du eine ki |
    sind sie ein bot | sind sie ein roboter | sind sie ein mensch | sind sie eine ki |
    bist du ein mensch oder ein bot | wer bist du | wer sind sie denn | was bist du | was kannst du |
    was kannst du tun | was konnen sie | wobei kannst du helfen | wie kannst du mir helfen |
    wie konnen sie mir helfen | wer hat dich gemacht | spreche ich mit einem menschen |
    spreche ich mit einem bot | rede ich mit einem bot | ist das ein bot | ist das ein roboter | ist das eine ki |
    ist das ein mensch | wie alt bist du | bist du chatgpt | sind sie chatgpt | welche ki bist du |
    welches modell bist du | hast du gefuhle | hast du einen namen | wie heisst du |
    woher hast du deine informationen | woher haben sie ihre informationen | woher weisst du das |
    woher wissen sie das | ich liebe dich | bist du verheiratet`,
  privacy: `
    wird der chat gespeichert | wird dieser chat gespeichert | wird das gesprach gespeichert |
    ist der chat vertraulich | ist dieser chat vertraulich | ist das gesprach vertraulich | ist der chat anonym |
    wer kann diesen chat lesen | wer liest diesen chat | speicherst du meine daten | speichern sie meine daten |
    ist das vertraulich | ist das anonym | wird das gespeichert | wer liest das`,
  howAreYou: `
    wie geht es dir | wie geht's | wie gehts | wie geht es ihnen | was geht | wie fuhlst du dich`,
  offTopic: `
    wie spat ist es jetzt | wie viel uhr ist es jetzt | welcher tag ist heute | welches datum ist heute |
    welches datum haben wir | welches datum haben wir heute | der wievielte ist heute | wie ist das wetter |
    wie wird das wetter | regnet es | was ist der sinn des lebens | was ist liebe | gibt es gott |
    gibt es einen gott | mir ist langweilig | wie spat ist es | wie viel uhr ist es | wieviel uhr ist es`,
  hours: `
    wann habt ihr offen | wann haben sie offen | wann haben sie geoffnet | wann habt ihr geoffnet |
    wann offnen sie | wann macht ihr auf | wann schliessen sie | wann macht ihr zu | offnungszeiten |
    sprechzeiten | burozeiten | geschaftszeiten | ihre offnungszeiten | wie sind ihre offnungszeiten |
    was sind eure offnungszeiten | haben sie offen | habt ihr offen | haben sie heute geoffnet |
    habt ihr heute auf | habt ihr auf | habt ihr an feiertagen auf | haben sie an feiertagen offen | ist heute offen | seid ihr offen | ist jemand da |
    wie lange habt ihr auf | wie lange haben sie offen | bis wann haben sie offen | um wie viel uhr offnen sie |
    kann ich vorbeikommen | kann ich vorbei kommen`,
  address: `
    wo seid ihr | wo sind sie | wo finde ich sie | wo finde ich euch | wo liegt das | wo befinden sie sich |
    wo ist ihr buro | wo ist ihre kanzlei | wo ist die kanzlei | wo ist das buro | wo ist ihre praxis | wie ist ihre adresse | wie lautet ihre adresse |
    was ist eure adresse | adresse | anschrift | ihre adresse | standort | anfahrt | wie komme ich zu ihnen |
    wie komme ich hin | wie komme ich zu euch | in welcher stadt sind sie | in welcher strasse sind sie |
    postadresse`,
  phone: `
    telefonnummer | telefon | ihre telefonnummer | wie ist ihre telefonnummer | wie lautet ihre telefonnummer |
    welche nummer kann ich anrufen | kann ich sie anrufen | kann ich anrufen | rufnummer | nummer |
    haben sie eine telefonnummer | unter welcher nummer erreiche ich sie | tel`,
  fax: `
    fax | faxnummer | ihre faxnummer | wie ist ihre faxnummer | haben sie ein fax`,
  email: `
    email | e-mail | email adresse | e-mail-adresse | mailadresse | mail | ihre email |
    wie ist ihre email adresse | wie lautet ihre e-mail-adresse | kann ich ihnen eine email schreiben |
    an welche email adresse kann ich schreiben`,
  contact: `
    kontakt | kontaktdaten | wie kann ich sie erreichen | wie erreiche ich sie | wie kann ich euch erreichen |
    wie erreiche ich euch | wie kann ich sie kontaktieren | kontaktmoglichkeiten |
    wie kann ich kontakt aufnehmen`,
  about: `
    was machen sie | was macht ihr | was ist das hier | worum geht es hier | worum geht es | was bieten sie an |
    wer sind sie | wer seid ihr | uber sie | uber uns | was ist das fur eine firma | was ist das fur eine seite |
    was macht die firma`,
  person: `
    mit einem menschen sprechen | mit einem echten menschen sprechen | ich mochte mit einem echten menschen sprechen | ich mochte mit jemandem uber | ich muss mit jemandem uber |
    kann ich mit jemandem uber | wir wurden gern die schule besuchen |
    wir mochten unser kind anmelden | wir wurden gern unser kind anmelden | mit jemandem sprechen | mit einem mitarbeiter sprechen |
    ich mochte mit einem menschen sprechen | ich mochte mit jemandem sprechen |
    ich mochte mit einem mitarbeiter reden | ich will mit einem menschen reden |
    kann ich mit einem menschen sprechen | kann ich mit jemandem sprechen | kann ich mit jemandem reden |
    kann ich mit einem mitarbeiter sprechen | konnte ich mit jemandem sprechen |
    darf ich mit jemandem sprechen | verbinden sie mich mit einem menschen | verbinden sie mich |
    verbinde mich mit einem mitarbeiter | einen menschen bitte | mitarbeiter bitte | rufen sie mich an |
    rufen sie mich bitte an | rufen sie mich bitte zuruck | bitte rufen sie mich zuruck | bitte um ruckruf |
    ruckruf bitte | ich bitte um ruckruf | konnen sie mich anrufen | konnen sie mich zuruckrufen |
    kann mich jemand anrufen | kann mich jemand zuruckrufen | ruf mich an |
    ich mochte einen termin vereinbaren | ich mochte einen termin | ich mochte einen termin buchen |
    ich hatte gern einen termin | ich hatte gerne einen termin | ich brauche einen termin |
    kann ich einen termin vereinbaren | kann ich einen termin machen | termin vereinbaren | termin buchen |
    termin bitte | ich mochte sie besuchen | ich mochte die schule besuchen | ich mochte eine fuhrung |
    ich mochte mein kind anmelden | ich mochte mich anmelden | ich will mein kind anmelden |
    ich mochte mich beschweren | ich will mich beschweren | ich habe eine beschwerde |
    ich mochte eine nachricht hinterlassen | kann ich eine nachricht hinterlassen | nachricht hinterlassen |
    ich brauche einen anwalt | ich mochte sie beauftragen | ich will mit jemandem sprechen |
    ich will mit jemandem reden | ich mochte mit jemandem reden | ich wurde gern mit jemandem sprechen |
    ich wurde gerne mit jemandem sprechen | ich muss mit jemandem sprechen |
    ich hatte gern jemanden gesprochen | ich mochte jemanden sprechen | kann ich jemanden sprechen |
    konnte ich bitte mit jemandem sprechen | kann ich mit dem direktor sprechen |
    ich brauche einen mitarbeiter | wie kann ich mit jemandem sprechen | mit wem kann ich sprechen |
    kann mich jemand kontaktieren | bitte melden sie sich bei mir | melden sie sich bei mir |
    bitte rufen sie mich an | bitte kontaktieren sie mich | kontaktieren sie mich | ich wunsche einen ruckruf |
    ich mochte zuruckgerufen werden | ruckruf | ich hatte gern einen ruckruf | ich mochte einen ruckruf |
    ich will einen termin | ich will einen termin buchen | ich mochte einen termin machen |
    ich mochte einen termin ausmachen | ich wurde gerne einen termin vereinbaren |
    ich wurde gern einen termin vereinbaren | kann ich einen termin bekommen | kann ich einen termin haben |
    kann ich einen termin buchen | einen termin vereinbaren | einen termin bitte | termin machen |
    ich mochte ein gesprach vereinbaren | ich mochte eine beratung | ich mochte einen beratungstermin |
    ich brauche eine beratung | beratungstermin vereinbaren | ich mochte vorbeikommen |
    ich mochte zu besuch kommen | ich wurde gern vorbeikommen | ich mochte die schule besichtigen |
    ich wurde gerne die schule besuchen | ich wurde gern die schule besichtigen |
    ich mochte eine fuhrung buchen | fuhrung buchen | besuch vereinbaren | ich mochte einen besuch vereinbaren |
    ich mochte meinen sohn anmelden | ich mochte meine tochter anmelden | ich wurde gerne mein kind anmelden |
    ich wurde gern mein kind anmelden | mein kind anmelden | ich mochte mein kind einschreiben |
    ich mochte mandant werden | ich wurde mich gern beschweren | ich wurde mich gerne beschweren |
    ich muss mich beschweren | ich mochte eine beschwerde einreichen | beschwerde einreichen |
    ich mochte reklamieren | ich mochte ein problem melden`,
  roles: `
    mensch menschen person jemand jemandem jemanden mitarbeiter mitarbeiterin mitarbeitern berater beraterin
    ansprechpartner kollegen anwalt anwaltin rechtsanwalt rechtsanwaltin steuerberater steuerberaterin makler
    lehrer lehrerin trainer trainerin arzt arztin sekretariat sekretarin team support kundendienst experte
    fachmann
    buro sekretariat abteilung rektorat kanzlei verwaltung empfang buchhaltung schulleitung leitung`,
  helps: `
    kann mir ein mensch helfen | könnte mir ein mensch helfen | ich brauche hilfe von einem menschen | kann ein mensch antworten | hilft mir ein mensch | ich möchte lieber mit einem menschen sprechen`,
  alone: `
    mensch | einen menschen | echter mensch | mitarbeiter | ansprechpartner | berater | kundendienst | operator`,
  whom: /\bmit (?:der |dem |den |einem |einer |ihrem |ihrer |jemandem (?:aus|von|in|im) (?:der |dem )?)?([^,.!?]{2,40}?) (?=(?:sprechen|reden|telefonieren|verbinden|verbunden)\b)/u,
  fillers: `
    hallo hi hey guten tag morgen abend bitte danke ok okay also ja mal denn eigentlich heute jetzt gerade
    nochmal hier da sagen wissen frage kurz`,
  asking: `
    was wann wo wohin woher wer wem wen wessen wie warum wieso weshalb welche welcher welches welchen welchem
    wieviel wieviele ob wissen weiss sagen sag erklaren gibt ist sind brauche`,
  fields: `
    name vorname nachname familienname telefon telefonnummer tel nummer nr handy handynummer mobil
    mobilnummer email e-mail mail adresse kontakt`,
  reached: `
    ab nach vor zwischen bis um gegen uhr morgen morgens früh vormittag vormittags mittag mittags
    nachmittag nachmittags abend abends heute werktags wochenende jederzeit dringend eilig bald
    schnellstmöglich nur sms whatsapp`,
  speaker: `
    bitte ich mich mir mein meine meinen meinem meiner wir uns unser unsere`,
  consent: `
    ja | ja bitte | ja gerne | ja gern | gerne | gern | klar | na klar | ja klar | jo | ja danke | bitte | einverstanden | ja das ware gut | naturlich | ja naturlich | sehr gerne | sehr gern`,
  assent: `
    ok | ok bitte | in ordnung | okay | alles klar | gut | ok danke`,
  cancel: `
    abbrechen | bitte abbrechen | stopp | stop | nein | nein danke | ne danke | nee | lieber nicht |
    nicht jetzt | nicht notig | passt schon`,
  neverMind: `
    vergiss es | vergessen sie es | vergiss das | egal | ist egal | ist doch egal | lass es | lassen sie es |
    lass gut sein | doch nicht | macht nichts | hat sich erledigt | schon gut | nicht so wichtig |
    ist nicht so wichtig`,
  skip: `
    uberspringen | nichts | nichts besonderes | nichts bestimmtes | keine frage | das sage ich selbst`,
  interrogatives: `
    was wie wieso warum weshalb wer wem wen wessen wann wo wohin woher welche welcher welches welchen wieviel`,
  availability: `
    haben hat habt gibt bieten anbieten bietet nehmen akzeptieren verfugbar vorhanden moglich erlaubt
    bekommen`,
  values: {
    duration: `
      wie lange | wie schnell | wie bald | wie viele minuten | wie viele stunden | wie viele tage |
      wie viele wochen | wie viele monate | wie viele jahre`,
    time: `
      um wie viel uhr | wie viel uhr | wie spat | wie fruh | offnungszeiten | sprechzeiten`,
    number: `
      wie viele | wieviele | wie oft | wie alt | welches alter | ab wie viel jahren | mindestalter | hochstalter |
      wie gross | wie hoch | wie weit | wie schwer`,
    money: `
      wie viel | wieviel | was kostet | was kosten | welche kosten | kosten | preis | preise | gebuhr | gebuhren |
      pro stunde | pro monat | pro person`,
    date: `
      wann | welcher tag | welches datum | termine fur | seit wann`,
    person: `
      wer | wen | wem | welcher ihrer`,
    address: `
      wo | wohin | welche adresse`,
  },
};
