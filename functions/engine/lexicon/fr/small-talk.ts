import type { SmallTalkPhrases } from '../small-talk.ts';

/** Whole messages that aren't questions about the site. */
export const smallTalk: SmallTalkPhrases = {
  opening: `
    pouvez vous m'aider | pourriez vous m'aider | peux tu m'aider | tu peux m'aider
    vous pouvez m'aider | j'ai besoin d'aide | aide | aidez moi | aide moi | j'ai une question
    j'ai des questions | j'aurais une question | une question | petite question
    puis je poser une question | je peux poser une question | je peux vous poser une question
    puis je vous poser une question | je voudrais poser une question | je voudrais des informations
    j'ai besoin d'informations | je cherche des informations | que puis je demander
    que puis je vous demander | quelles questions puis je poser
    a quelles questions pouvez vous repondre | donnez moi des exemples | donne moi des exemples
    vous etes la | tu es la | etes vous la | il y a quelqu'un | y a quelqu'un | c'est un test
    ceci est un test | oui | d'accord | bien | tres bien | parfait | compris | genial | interessant`,
  goodbye: `
    non | non merci | c'est tout | rien | rien d'autre`,
  thanks: `
    bravo | tres utile | ca m'aide | tu es genial`,
  complaint: `
    c'est faux | faux | ce n'est pas ma question | ce n'etait pas ma question
    ce n'est pas ce que j'ai demande | ca ne repond pas a ma question | cela ne repond pas a ma question
    vous n'avez pas repondu a ma question | tu n'as pas repondu a ma question | ca ne m'aide pas
    cela ne m'aide pas | mauvaise reponse | je ne comprends pas | je te deteste`,
  identity: `
    quel age as tu | quel age avez vous | es tu chatgpt | etes vous chatgpt | quelle ia es tu
    comment tu t'appelles | comment t'appelles tu | d'ou viennent tes informations
    d'ou viennent vos informations | comment le sais tu | comment le savez vous | je t'aime`,
  privacy: `
    cette conversation est elle enregistree | est ce que cette conversation est enregistree
    cette conversation est elle confidentielle | cette discussion est elle confidentielle
    qui peut lire cette conversation | est ce que vous enregistrez mes donnees`,
  howAreYou: `
    comment te sens tu`,
  offTopic: `
    quel jour sommes nous | on est quel jour | quelle est la date d'aujourd'hui | quel temps fait il
    quel est le sens de la vie | qu'est ce que l'amour | je m'ennuie`,
};

/** Only without an earlier question: "what time is it?" after one about an open day asks for its time. */
export const smallTalkAtStart: SmallTalkPhrases = {
  opening: `
    quoi | qui | quand | pourquoi | comment`,
  privacy: `
    est ce confidentiel | c'est confidentiel | qui lit ca`,
  offTopic: `
    quelle heure est il | il est quelle heure`,
};
