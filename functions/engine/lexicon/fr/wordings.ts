import type { Wordings } from '../wordings.ts';

export const wordings: Wordings = {
  greeting: `
    bonjour | bonsoir | salut | coucou | bonjour a tous | hello`,
  thanks: `
    merci | merci beaucoup | merci bien | mille mercis | merci pour votre aide | merci pour votre reponse | merci pour l'information | merci de votre aide | ok merci |
    super merci | parfait merci | c'est gentil | merci ca m'a aide | bravo | tres utile | ca m'aide |
    tu es genial`,
  goodbye: `
    au revoir | a bientot | bonne journee | bonne soiree | a plus | a plus tard | non c'est tout |
    non merci c'est tout | c'est bon merci | je n'ai pas d'autre question | plus de questions | non | non merci |
    c'est tout | rien | rien d'autre`,
  opening: `
    lol | mdr | haha | ok | cool | super | d'accord | entendu | pouvez vous m'aider | pourriez vous m'aider |
    peux tu m'aider | tu peux m'aider | vous pouvez m'aider | j'ai besoin d'aide | aide | aidez moi | aide moi |
    j'ai une question | j'ai des questions | j'aurais une question | une question | petite question |
    puis je poser une question | je peux poser une question | je peux vous poser une question |
    puis je vous poser une question | je voudrais poser une question | je voudrais des informations |
    j'ai besoin d'informations | je cherche des informations | que puis je demander | que puis je vous demander |
    quelles questions puis je poser | a quelles questions pouvez vous repondre | donnez moi des exemples |
    donne moi des exemples | vous etes la | tu es la | etes vous la | il y a quelqu'un | y a quelqu'un |
    c'est un test | ceci est un test | oui | bien | tres bien | parfait | compris | genial | interessant`,
  atStart: {
    opening: `
    quoi | qui | quand | pourquoi | comment`,
  },
  complaint: `
    c'est faux | faux | ce n'est pas ma question | ce n'etait pas ma question | ce n'est pas ce que j'ai demande |
    ca ne repond pas a ma question | cela ne repond pas a ma question | vous n'avez pas repondu a ma question |
    tu n'as pas repondu a ma question | ca ne m'aide pas | cela ne m'aide pas | mauvaise reponse |
    je ne comprends pas | je te deteste`,
  identity: `
    es tu un robot | etes vous un robot | es tu un bot | etes vous un bot | es tu humain | etes vous humain |
    es tu une ia | etes vous une ia | tu es un robot | vous etes un robot | tu es humain |
    etes vous une vraie personne | es tu une vraie personne | qui es tu | qui etes vous | que peux tu faire |
    que pouvez vous faire | comment peux tu m'aider | comment pouvez vous m'aider | qui t'a cree |
    est ce un robot | c'est un robot | c'est une vraie personne | est ce que c'est un robot |
    est ce que je parle a un robot | quel age as tu | quel age avez vous | es tu chatgpt | etes vous chatgpt |
    quelle ia es tu | comment tu t'appelles | comment t'appelles tu | d'ou viennent tes informations |
    d'ou viennent vos informations | comment le sais tu | comment le savez vous | je t'aime`,
  privacy: `
    cette conversation est elle enregistree | est ce que cette conversation est enregistree |
    cette conversation est elle confidentielle | cette discussion est elle confidentielle |
    qui peut lire cette conversation | est ce que vous enregistrez mes donnees | est ce confidentiel |
    c'est confidentiel | qui lit ca`,
  howAreYou: `
    comment ca va | ca va | comment allez vous | comment vas tu | comment te sens tu`,
  offTopic: `
    quel jour sommes nous | on est quel jour | quelle est la date d'aujourd'hui | quel temps fait il |
    quel est le sens de la vie | qu'est ce que l'amour | je m'ennuie | quelle heure est il | il est quelle heure`,
  hours: `
    quels sont vos horaires | vos horaires | horaires | heures d'ouverture | horaires d'ouverture |
    quand etes vous ouverts | quand etes vous ouvert | etes vous ouverts | etes vous ouvert | vous etes ouverts |
    vous etes ouvert | a quelle heure ouvrez vous | a quelle heure fermez vous | quand ouvrez vous |
    quand fermez vous | jusqu'a quelle heure etes vous ouverts | c'est ouvert quand |
    est ce que vous etes ouverts | puis je passer | peut on passer | ouvert aujourd'hui`,
  address: `
    ou etes vous | ou etes vous situes | ou vous trouvez vous | ou se trouve votre bureau | ou est votre cabinet |
    ou est situe votre cabinet | quelle est votre adresse | adresse | votre adresse | ou vous trouver |
    comment venir | comment y aller | comment se rendre chez vous | comment puis je venir |
    dans quelle ville etes vous | dans quelle rue etes vous | plan d'acces | adresse postale`,
  phone: `
    numero de telephone | telephone | votre numero | votre numero de telephone |
    quel est votre numero de telephone | quel numero puis je appeler | puis je vous appeler |
    puis je vous telephoner | peut on vous appeler | tel | numero`,
  fax: `
    fax | numero de fax | quel est votre numero de fax | telecopie`,
  email: `
    email | e-mail | adresse email | adresse mail | votre mail | votre adresse email |
    quelle est votre adresse email | quel est votre mail | courriel | adresse courriel | puis je vous ecrire |
    a quelle adresse mail puis je vous ecrire`,
  contact: `
    contact | coordonnees | comment vous contacter | comment puis je vous contacter |
    comment peut on vous contacter | comment vous joindre | comment puis je vous joindre |
    comment peut on vous joindre | vos coordonnees`,
  about: `
    que faites vous | qu'est ce que c'est | de quoi s'agit il | c'est quoi | c'est quoi ce site |
    qui etes vous exactement | a propos de vous | parlez moi de vous | presentez vous |
    que fait cette entreprise | que proposez vous`,
  person: `
    parler a une personne | parler a une vraie personne | je voudrais parler a une vraie personne | parler a quelqu'un | parler avec quelqu'un | parler a un humain |
    parler a un conseiller | je voudrais parler a quelqu'un | je voudrais parler a une personne |
    je voudrais parler avec un conseiller | je souhaite parler a quelqu'un | je souhaite parler a un avocat |
    j'aimerais parler a quelqu'un | je veux parler a quelqu'un | puis je parler a quelqu'un |
    puis je parler a une personne | puis je parler avec un conseiller | est ce que je peux parler a quelqu'un |
    je peux parler a quelqu'un | pourrais je parler a quelqu'un | passez moi quelqu'un |
    mettez moi en relation avec un conseiller | un humain s'il vous plait | un conseiller s'il vous plait |
    rappelez moi | rappelez moi s'il vous plait | pouvez vous me rappeler | pouvez vous m'appeler |
    pourriez vous me rappeler | quelqu'un peut il me rappeler | quelqu'un peut me rappeler | appelez moi |
    je voudrais etre rappele | je souhaite etre rappele | je voudrais prendre rendez vous |
    je voudrais un rendez vous | je souhaite prendre rendez vous | je souhaite un rendez vous |
    j'aimerais prendre rendez vous | je veux prendre rendez vous | puis je prendre rendez vous |
    prendre rendez vous | un rendez vous s'il vous plait | j'ai besoin d'un rendez vous | je voudrais visiter |
    je voudrais visiter l'ecole | je souhaite visiter | je voudrais inscrire mon enfant |
    je souhaite inscrire mon enfant | je veux inscrire mon enfant | je voudrais m'inscrire |
    je voudrais me plaindre | je veux me plaindre | je souhaite faire une reclamation | j'ai une reclamation |
    je voudrais laisser un message | puis je laisser un message | laisser un message | j'ai besoin d'un avocat |
    je voudrais parler au directeur | je voudrais parler a la directrice | puis je parler au directeur |
    puis je parler avec quelqu'un | j'aimerais parler a une personne | j'aimerais parler avec quelqu'un |
    je souhaite parler avec quelqu'un | je souhaiterais parler a quelqu'un | je dois parler a quelqu'un |
    j'ai besoin de parler a quelqu'un | je voudrais parler avec quelqu'un |
    est ce que je peux parler au directeur | comment parler a quelqu'un | a qui puis je parler | contactez moi |
    merci de me rappeler | merci de me contacter | veuillez me rappeler | je voudrais qu'on me rappelle |
    j'aimerais etre rappele | je voudrais etre rappelee | pouvez vous me contacter | demande de rappel |
    je voudrais voir le directeur | je voudrais rencontrer le directeur | je souhaite rencontrer quelqu'un |
    rendez vous s'il vous plait | je voudrais fixer un rendez vous | je voudrais reserver un rendez vous |
    reserver un rendez vous | je peux avoir un rendez vous | puis je avoir un rendez vous |
    est ce que je peux prendre rendez vous | pourrais je avoir un rendez vous | j'aimerais un rendez vous |
    je veux un rendez vous | je voudrais une consultation | je souhaite une consultation | j'aimerais visiter |
    j'aimerais visiter l'ecole | je souhaite visiter l'ecole | je veux visiter l'ecole |
    je voudrais faire une visite | je voudrais reserver une visite | reserver une visite |
    j'aimerais inscrire mon enfant | j'aimerais inscrire mon fils | j'aimerais inscrire ma fille | je voudrais inscrire mon fils | je voudrais inscrire ma fille |
    je souhaite inscrire mon fils | je souhaite inscrire ma fille | inscrire mon enfant |
    je souhaite m'inscrire | je veux m'inscrire | je souhaite me plaindre | j'aimerais me plaindre |
    je voudrais faire une reclamation | je veux faire une reclamation | je voudrais deposer une plainte |
    faire une reclamation | je voudrais signaler un probleme | je souhaite laisser un message`,
  roles: `
    personne humain quelqu'un quelqu conseiller conseillere agent operateur responsable avocat avocate notaire
    comptable expert professeur prof moniteur entraineur medecin docteur dentiste secretaire secretariat equipe
    collaborateur
    bureau secretariat accueil service departement direction comptabilite`,
  helps: `
    une personne peut-elle m'aider | une personne peut m'aider | est-ce qu'une personne peut m'aider | j'ai besoin de l'aide d'une personne | je préfère parler à une personne`,
  alone: `
    humain | un humain | personne reelle | une vraie personne | conseiller | agent | operateur | service client`,
  whom: /\b(?:parler|discuter|echanger) (?:a|au|aux|avec) (?:la |le |les |l'|un |une |votre |vos )?([^,.!?]{2,40}?)(?=(?: svp| s'il (?:vous|te) plait| au sujet.*| de mon.*| de ma.*)?[\s.!?]*$)/u,
  fillers: `
    bonjour salut svp s'il vous plait te merci ok alors donc euh aujourd'hui demain maintenant la ici dites savoir
    question juste`,
  asking: `
    quel quelle quels quelles quand ou qui que quoi comment pourquoi combien si savoir sais dire dites expliquer
    explique est sont`,
  fields: `
    nom prénom téléphone tél tel numéro num portable mobile email e-mail mail courriel adresse contact
    coordonnées`,
  reached: `
    à après avant entre jusqu'à dès vers matin midi après-midi soir soirée demain aujourd'hui semaine
    week-end urgent vite rapidement uniquement sms whatsapp`,
  speaker: `
    je j me m moi mon ma mes nous notre nos merci plait`,
  consent: `
    oui | oui merci | oui s'il vous plait | oui svp | volontiers | oui volontiers | oui d'accord | bien sur | oui bien sur | avec plaisir | je veux bien | oui je veux bien | s'il vous plait`,
  assent: `
    ok | d'accord | tres bien | entendu | ok merci | bien`,
  cancel: `
    annuler | annulez | arrete | arretez | arreter | stop | non | non merci | pas maintenant |
    non pas maintenant | pas la peine | ce n'est pas la peine | plutot pas`,
  neverMind: `
    laisse tomber | laissez tomber | tant pis | oublie ca | oubliez ca | peu importe | c'est pas grave |
    ce n'est pas grave | pas grave | ca ne fait rien | j'ai change d'avis`,
  skip: 'passer | rien | rien de special | rien de particulier | pas de question',
  interrogatives: `
    quoi quel quelle quels quelles comment pourquoi qui quand combien`,
  availability: `
    avez avoir a offrez proposez acceptez prenez disponible possible existe permis autorise`,
  values: {
    duration: `
      combien de temps | combien de minutes | combien d'heures | combien de jours | combien de semaines |
      combien de mois | combien d'annees | quelle duree`,
    time: `
      a quelle heure | quelle heure | quels horaires | horaires`,
    number: `
      combien de | combien d'eleves | combien de fois | quel age | a quel age | age minimum | age maximum |
      quelle taille | nombre de`,
    money: `
      combien coute | combien ca coute | combien est ce | combien | quel prix | quel tarif | quels tarifs |
      quel cout | prix | tarif | tarifs | quel montant | par heure | par mois | par personne`,
    date: `
      quand | quel jour | quelle date | quels jours | quelles dates | dates de`,
    person: `
      qui | lequel de vos`,
    address: `
      ou se | ou est | ou sont | ou etes | ou puis | ou peut | ou trouver | quelle adresse`,
  },
};
