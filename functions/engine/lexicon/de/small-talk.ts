import type { SmallTalkPhrases } from '../small-talk.ts';

/** Whole messages that aren't questions about the site. */
export const smallTalk: SmallTalkPhrases = {
  opening: `
    konnen sie mir helfen | konnten sie mir helfen | kannst du mir helfen | konntest du mir helfen
    ich brauche hilfe | ich brauche ihre hilfe | ich brauche deine hilfe | hilfe | hilf mir
    helfen sie mir | ich habe eine frage | ich habe mal eine frage | ich hab eine frage
    ich hab mal eine frage | ich hab mal ne frage | ich hatte eine frage | ich hatte da eine frage
    ich habe fragen | ich habe ein paar fragen | eine frage | kurze frage | frage
    darf ich etwas fragen | darf ich sie etwas fragen | darf ich dich etwas fragen | darf ich was fragen
    kann ich etwas fragen | kann ich sie etwas fragen | kann ich dich etwas fragen
    kann ich dich was fragen | ich mochte etwas fragen | ich brauche informationen
    ich suche informationen | ich mochte informationen | was kann ich fragen | was kann ich dich fragen
    was kann ich sie fragen | was soll ich fragen | welche fragen kannst du beantworten
    welche fragen konnen sie beantworten | gib mir beispiele | nenne mir beispiele | sind sie da
    bist du da | ist jemand da | ist da jemand | jemand da | das ist ein test | dies ist ein test
    nur ein test | ja | jo | klar | gut | sehr gut | alles klar | verstanden | aha | ach so | toll
    prima | schon | bitte | irgendwas | egal | na gut`,
  goodbye: `
    nein | nein danke | nichts | das war's | das wars | das war alles | sonst nichts | das ist alles`,
  thanks: `
    das hilft mir | das hat geholfen | sehr hilfreich | gut gemacht | du bist toll | du bist super`,
  complaint: `
    falsch | das ist falsch | das stimmt nicht | stimmt nicht | das war nicht meine frage
    das ist nicht meine frage | danach habe ich nicht gefragt | das habe ich nicht gefragt
    das beantwortet meine frage nicht | das beantwortet die frage nicht | das hilft mir nicht
    das hilft nicht | das hilft mir nicht weiter | nicht hilfreich | du verstehst mich nicht
    sie verstehen mich nicht | ich verstehe das nicht | ich verstehe nicht | falsche antwort
    ich hasse dich`,
  identity: `
    wie alt bist du | bist du chatgpt | sind sie chatgpt | welche ki bist du | welches modell bist du
    hast du gefuhle | hast du einen namen | wie heisst du | woher hast du deine informationen
    woher haben sie ihre informationen | woher weisst du das | woher wissen sie das | ich liebe dich
    bist du verheiratet`,
  privacy: `
    wird der chat gespeichert | wird dieser chat gespeichert | wird das gesprach gespeichert
    ist der chat vertraulich | ist dieser chat vertraulich | ist das gesprach vertraulich
    ist der chat anonym | wer kann diesen chat lesen | wer liest diesen chat | speicherst du meine daten
    speichern sie meine daten`,
  howAreYou: `
    wie fuhlst du dich`,
  offTopic: `
    wie spat ist es jetzt | wie viel uhr ist es jetzt | welcher tag ist heute | welches datum ist heute
    welches datum haben wir | welches datum haben wir heute | der wievielte ist heute
    wie ist das wetter | wie wird das wetter | regnet es | was ist der sinn des lebens | was ist liebe
    gibt es gott | gibt es einen gott | mir ist langweilig`,
};

/** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
export const smallTalkAtStart: SmallTalkPhrases = {
  opening: `
    was | wer | wann | warum | wie | wieso`,
  privacy: `
    ist das vertraulich | ist das anonym | wird das gespeichert | wer liest das`,
  offTopic: `
    wie spat ist es | wie viel uhr ist es | wieviel uhr ist es`,
};
