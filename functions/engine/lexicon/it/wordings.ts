import type { WishWordings } from '../wordings.ts';

export const wordings: WishWordings = {
  greeting: 'ciao | salve | buongiorno | buon giorno | buonasera | buona sera | buon pomeriggio',
  thanks: `
    grazie | grazie mille | molte grazie | tante grazie | grazie per l'aiuto | grazie dell'aiuto | grazie della risposta | grazie per la risposta | grazie per le informazioni | ok grazie |
    perfetto grazie | molto utile | ti ringrazio | la ringrazio`,
  goodbye: `
    arrivederci | a presto | buona giornata | buona serata | e tutto | no e tutto | e tutto grazie | nient'altro |
    non ho altre domande | nessun'altra domanda`,
  opening: `
    ok | va bene | perfetto | capito | ho capito | ho una domanda | avrei una domanda | una domanda | mi puo aiutare |
    puoi aiutarmi | mi aiuti | ho bisogno di aiuto | c'e qualcuno`,
  identity:
    'chi sei | sei un robot | e un robot | sei una persona vera | sei umano | sto parlando con un robot',
  hours: `
    orari di apertura | orario di apertura | orario | orari | quali sono gli orari di apertura | quando siete aperti |
    siete aperti | siete aperti oggi | a che ora aprite | a che ora chiudete | quando aprite | quando chiudete`,
  address: `
    indirizzo | dove siete | dove si trova | dove vi trovate | qual e l'indirizzo | qual e il vostro indirizzo |
    dove si trova l'ufficio | dove si trova lo studio | dove si trova la scuola | come arrivare`,
  phone: `
    numero di telefono | telefono | il vostro numero | qual e il numero di telefono | qual e il vostro numero |
    a che numero posso chiamare | posso chiamarvi`,
  fax: 'fax | numero di fax',
  email: `
    email | e-mail | indirizzo email | posta elettronica | la vostra email | qual e l'indirizzo email |
    qual e la vostra email | posso scrivervi`,
  contact: 'contatti | contatto | come posso contattarvi | come vi contatto | come contattarvi | recapiti',
  about: 'di cosa vi occupate | cosa fate | che cosa fate | chi siete | che cos e questo | cosa offrite',
  person: `
    parlare con una persona | parlare con una persona vera | parlare con qualcuno | parlare con un operatore |
    vorrei parlare con qualcuno | vorrei parlare con una persona | vorrei parlare con il direttore |
    vorrei parlare col direttore | vorrei parlare alla direttrice | voglio parlare con qualcuno |
    voglio parlare con una persona | posso parlare con qualcuno | posso parlare con una persona |
    posso parlare con il direttore | potrei parlare con qualcuno | ho bisogno di parlare con qualcuno |
    ho bisogno di un avvocato | mi serve un avvocato | devo parlare con qualcuno | mi passi qualcuno | una persona per favore |
    richiamatemi | mi richiami | mi richiami per favore | richiamatemi per favore | potete richiamarmi |
    mi potete richiamare | puo chiamarmi | potete chiamarmi | mi puo richiamare qualcuno | vorrei essere richiamato |
    vorrei essere richiamata | vorrei un appuntamento | vorrei prendere un appuntamento | vorrei fissare un appuntamento |
    prendere un appuntamento | fissare un appuntamento | prenotare un appuntamento | voglio prenotare un appuntamento |
    vorrei prenotare un appuntamento | posso avere un appuntamento | posso prendere un appuntamento |
    ho bisogno di un appuntamento | vorrei una consulenza | vorrei prenotare una visita | vorrei visitare la scuola |
    vorrei iscrivere mio figlio | vorrei iscrivere mia figlia | voglio iscrivere mio figlio |
    voglio iscrivere mia figlia | vorrei iscrivermi | vorrei fare un reclamo | voglio fare un reclamo |
    vorrei presentare un reclamo | vorrei lamentarmi | ho un reclamo | vorrei lasciare un messaggio |
    posso lasciare un messaggio | lasciare un messaggio`,
  roles: `
    persona umano qualcuno operatore operatrice consulente responsabile avvocato avvocata notaio commercialista
    direttore direttrice preside insegnante maestro maestra professore professoressa allenatore medico dottore
    dottoressa dentista veterinario segretaria segreteria impiegato impiegata collaboratore
    ufficio segreteria reparto direzione amministrazione reception`,
  helps: `
    mi può aiutare una persona | può aiutarmi una persona | una persona può aiutarmi | ho bisogno dell'aiuto di una persona | preferisco parlare con una persona`,
  alone: `
    umano | un umano | persona | una persona | persona reale | operatore | consulente | assistenza clienti`,
  whom: /\bparlare con (?:la |il |lo |l'|un |una |un'|gli |i |le |qualcuno (?:della|del|dell'|in) ?)?([^,.!?]{2,40}?)(?=(?: per favore| per piacere| del mio.*| della mia.*)?[\s.!?]*$)/u,
  fillers: 'per favore per piacere ciao salve buongiorno grazie scusi scusa oggi adesso ora qui',
  asking:
    'che chi cosa come dove quando perche quale quali qual quanto quanta quanti quante se sapere dirmi spiegare e sono',
  fields: `
    nome cognome telefono tel numero cellulare cell email e-mail mail posta indirizzo contatto`,
  reached: `
    alle dopo prima tra fino dalle verso mattina mattino pomeriggio sera domani oggi urgente presto
    solo sms whatsapp`,
  speaker: 'io mi mio mia miei mie me noi nostro nostra vorrei voglio favore',
  consent: `
    si | si grazie | si per favore | si prego | certo | certamente | d'accordo | volentieri | prego`,
  assent: `
    va bene | ok | d'accord | bene | ok grazie | va bene grazie`,
  cancel: 'annulla | annullare | no | no grazie | non ora | non adesso | basta | meglio di no | non serve',
  neverMind: `
    lascia stare | lasci stare | lascia perdere | lasci perdere | non importa | non fa niente | fa niente |
    ho cambiato idea | come non detto`,
  skip: 'salta | saltare | niente | niente di particolare | nessuna domanda',
};
