import type { WishWordings } from '../wordings.ts';

export const wordings: WishWordings = {
  greeting: 'hoi | hallo | dag | goedemorgen | goedemiddag | goedenavond | goedendag',
  thanks: `
    dank | dank u | dank je | dank u wel | dank je wel | bedankt | hartelijk dank | bedankt voor de hulp | bedankt voor het antwoord | bedankt voor de informatie | heel erg bedankt |
    oke bedankt | heel nuttig`,
  goodbye: `
    tot ziens | doei | tot later | fijne dag | dat is alles | nee dat is alles | dat was het | verder niets |
    geen vragen meer | niets meer`,
  opening: `
    oke | ok | goed | prima | begrepen | duidelijk | ik heb een vraag | een vraag | kunt u mij helpen | kun je me helpen |
    ik heb hulp nodig | help | is daar iemand`,
  identity: 'wie ben je | wie bent u | ben je een robot | bent u een robot | ben je een mens | ben je echt',
  hours: `
    openingstijden | openingsuren | wat zijn de openingstijden | wat zijn jullie openingstijden |
    wanneer zijn jullie open | zijn jullie open | zijn jullie vandaag open | hoe laat gaan jullie open |
    hoe laat sluiten jullie | tot hoe laat zijn jullie open`,
  address: `
    adres | waar zijn jullie | waar is het | wat is het adres | wat is jullie adres | waar zitten jullie |
    waar is jullie kantoor | waar is de school | routebeschrijving`,
  phone: `
    telefoonnummer | telefoon | wat is het telefoonnummer | wat is jullie telefoonnummer | wat is jullie nummer |
    kan ik bellen | welk nummer kan ik bellen`,
  fax: 'fax | faxnummer',
  email: 'email | e-mail | e-mailadres | wat is het e-mailadres | wat is jullie e-mailadres | kan ik mailen',
  contact: 'contact | contactgegevens | hoe kan ik contact opnemen | hoe kan ik jullie bereiken',
  about: 'wat doen jullie | wie zijn jullie | wat is dit | wat bieden jullie aan',
  person: `
    met iemand praten | met iemand spreken | met een mens praten | met een echt persoon praten |
    ik wil met iemand spreken | ik wil met iemand praten | ik wil iemand spreken | ik wil graag iemand spreken |
    ik wil graag met iemand spreken | ik wil graag met iemand praten | ik zou graag met iemand spreken |
    ik zou graag iemand spreken | kan ik met iemand spreken | kan ik met iemand praten | kan ik iemand spreken |
    mag ik iemand spreken | ik moet iemand spreken | ik heb een advocaat nodig | ik heb iemand nodig |
    een mens alstublieft | bel mij terug | bel me terug | bel mij alstublieft terug | bel me terug alstublieft |
    kunt u mij terugbellen | kunnen jullie mij terugbellen | kan iemand mij bellen | kan iemand mij terugbellen |
    ik wil graag teruggebeld worden | neem contact met mij op | ik wil een afspraak maken |
    ik wil graag een afspraak maken | ik zou graag een afspraak maken | ik wil een afspraak | een afspraak maken |
    afspraak maken | kan ik een afspraak maken | ik heb een afspraak nodig | ik wil een gesprek aanvragen |
    ik wil de school bezoeken | ik wil graag de school bezoeken | ik zou graag de school bezoeken |
    ik wil mijn kind inschrijven | ik wil graag mijn kind inschrijven | ik wil mijn dochter inschrijven |
    ik wil mijn zoon inschrijven | ik wil graag mijn dochter inschrijven | ik wil graag mijn zoon inschrijven |
    ik wil me inschrijven | ik wil een klacht indienen | ik wil graag een klacht indienen | ik heb een klacht |
    ik wil klagen | ik wil een bericht achterlaten | kan ik een bericht achterlaten | een bericht achterlaten`,
  roles: `
    iemand mens persoon medewerker medewerkster adviseur advocaat notaris accountant boekhouder directeur directrice
    rector leraar lerares docent trainer arts dokter tandarts dierenarts secretaris secretaresse receptie
    verantwoordelijke
    kantoor afdeling administratie balie secretariaat directie`,
  helps: `
    kan iemand mij helpen | kan iemand me helpen | ik heb hulp van iemand nodig | ik spreek liever met iemand`,
  alone: `
    mens | een mens | echt persoon | een echt persoon | medewerker | operator | klantenservice`,
  whom: /\bmet (?:de |het |een |uw |iemand van (?:de |het )?)?([^,.!?]{2,40}?) (?=(?:spreken|praten|bellen|overleggen)\b)/u,
  fillers: 'alstublieft alsjeblieft hallo hoi goedemorgen goedemiddag even vandaag nu hier bedankt',
  asking: 'wat wie waar wanneer waarom hoe welke welk hoeveel of weten zeggen vertellen uitleggen is zijn',
  fields: `
    naam voornaam achternaam telefoon telefoonnummer tel nummer mobiel email e-mail mail adres contact`,
  reached: `
    om na voor tussen tot vanaf rond uur morgen ochtend middag avond vandaag morgenochtend morgenmiddag
    morgenavond overdag weekend dringend spoed snel alleen sms whatsapp`,
  speaker: 'ik mij me mijn wij we ons onze wil alstublieft',
  consent: `
    ja | ja graag | ja alstublieft | ja bedankt | graag | natuurlijk | zeker`,
  assent: `
    goed | prima | oke | ok | oké | ok bedankt`,
  cancel: `
    annuleren | annuleer | nee | nee dank je | nee dank u | nee bedankt | niet nu | stop | hoeft niet |
    niet nodig | liever niet`,
  neverMind: `
    laat maar | laat maar zitten | maakt niet uit | het maakt niet uit | geeft niet | vergeet het |
    vergeet het maar`,
  skip: 'overslaan | niets | niets bijzonders | geen vraag',
};
