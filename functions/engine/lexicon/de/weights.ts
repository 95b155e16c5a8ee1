/** Everyday verbs, adjectives and fillers, which rarely decide what a question is about. */
export const lightWords = `
  aktuell gross grosse grosser grosses klein kleine alle alles also andere anderen angeben anbieten antwort art bald beginnen bekommen benotigen bereits beste besser besonders bestimmt biete bieten bietet bitte bleiben brauche brauchen braucht bringen
  dabei dafur daher damit danach dazu denken eigentlich einfach einige einmal etwas fall finden findet fragen frage ganz geben gehen geht gehort genau genug gerade gern gerne gilt gibt gleich gut gute guten
  halten heissen heisst helfen heute hilfe hoch immer info informationen jede jeder jedes jemand jetzt kommen kommt konnten kriege kriegen lange lassen leider letzte lieber machen macht mal manchmal mehr meist
  melden moglich moglichkeit nachste nehmen neu neue nie niemand nimmt normalerweise nutzen ob oft ohne personlich richtig sache sagen schnell sehen seit selbst sofort sollte sonst stehen steht stellen
  suche suchen tun uberhaupt uberall ubernehmen ubernimmt ublich unbedingt viel viele vielen voll vorher weiss weit weiter weitere welch wenig weniger wichtig wirklich wissen wollte wunschen zeigen zusammen zwei
  ungefahr moglicherweise jeweils lauft laufen bekomme bekommt gehoren gehe handelt angebot weise mochte kummern kummert kriegt krieg leuten menschen mann lautet lauten befindet befinden direkt`;

/** Suffixes that derive a different word. */
export const derivations = /(?<=.{4})(?:ig|lich|isch|ung|heit|keit|schaft)(?=(?:e[nmrs]?|s)?$)/;

/** What visitors call the organisation itself or its website. */
export const selfNames = `
  firma unternehmen verein schule kanzlei praxis buro seite webseite organisation gesellschaft hochschule
  veranstaltung`;
