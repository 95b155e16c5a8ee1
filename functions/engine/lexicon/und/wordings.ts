import type { Wordings } from '../wordings.ts';

export const wordings: Wordings = {
  greeting: `
    ciao | ola | buongiorno | buonasera | salve | bom dia | boa tarde | boa noite | goedemorgen | goedemiddag |
    hoi | dzien dobry | czesc | merhaba`,
  thanks: `
    grazie | grazie mille | obrigado | obrigada | muito obrigado | dank u | dank je | dank u wel | bedankt |
    dziekuje`,
  goodbye: `
    arrivederci | ate logo | tot ziens | do widzenia`,
  hours: `
    orari di apertura | orario | orari | quando siete aperti | a che ora aprite | horario de funcionamento |
    horario de atendimento | a que horas abrem | openingstijden | wanneer zijn jullie open | godziny otwarcia |
    kiedy jestescie otwarci`,
  address: `
    dove siete | dove si trova | indirizzo | onde ficam | endereco | onde fica | waar zijn jullie | adres |
    gdzie jestescie`,
  phone: `
    numero di telefono | numero de telefone | telefoonnummer | numer telefonu`,
  fax: `
    numero di fax | faxnummer`,
  email: `
    indirizzo email | posta elettronica | endereco de email | e-mailadres | adres email`,
  contact: `
    contatti | come posso contattarvi | contatos | como posso contatar | contactgegevens | jak sie skontaktowac`,
  about: `
    di cosa vi occupate | cosa fate | o que voces fazem | wat doen jullie | czym sie zajmujecie`,
  person: `
    parlare con una persona | vorrei parlare con qualcuno | parlare con un operatore | vorrei un appuntamento |
    falar com uma pessoa | falar com um atendente | quero falar com alguem | quero marcar uma consulta |
    met iemand praten | ik wil met iemand spreken | ik wil een afspraak maken |
    chce porozmawiac z czlowiekiem | chce umowic wizyte`,
  roles: `
    persona qualcuno operatore pessoa alguem atendente iemand medewerker czlowiekiem kims`,
  fillers: `
    per favore por favor alstublieft prosze`,
  asking: `
    che chi cosa come dove quando perche quale quali quanto quanta quanti quante quem quais quando onde porque qual
    wat wie waar wanneer waarom hoe welke hoeveel co kto gdzie kiedy dlaczego jak ile ktory`,
  speaker: `
    io mi mio mia eu me meu minha ik mij mijn ja mnie moj moja`,
  consent: `
    certo | va bene | sim | claro | graag | tak`,
  cancel: `
    annulla | cancelar | nao | nao obrigado | no grazie | annuleren | nee | nee dank je | nee bedankt | anuluj | nie |
    nie dziekuje`,
  skip: 'salta | pular | overslaan | niente | nada | niets | nic',
  interrogatives: `
    什么 怎么 为什么 谁 什么时候 哪里 多少`,
  availability: `
    有 可以 提供 接受`,
  values: {
    duration: `
      多久 | 多长时间 | quanto tempo | quante ore | quanti giorni | quanti mesi | quanti anni | quantas horas |
      quantos dias | hoe lang | jak dlugo`,
    time: `
      几点 | 营业时间 | 开放时间 | 办公时间 | 上课时间 | a che ora | orario | orari | a que horas | hoe laat | openingstijden |
      godziny otwarcia | o ktorej | ساعات`,
    number: `
      多少人 | 多少个 | 多少名 | 多少次 | 多少本 | 几个 | 几人 | 几名 | 几次 | 几岁 | quanti | quante | quantos | quantas |
      hoeveel mensen | ile osob | ile razy | ile lat`,
    money: `
      多少钱 | 费用 | 学费 | 价格 | 收费 | 价钱 | quanto costa | quanto custa | quanto si paga | quanto viene | prezzo |
      prezzi | tariffa | tariffe | preco | mensalidade | wat kost | hoeveel kost | prijs | prijzen |
      ile kosztuje | cena | ceny | تكلفة | سعر | رسوم | بكم`,
    date: `
      什么时候 | 何时 | 哪天 | 几月 | 几号 | 截止 | quando | scadenza | prazo | wanneer | kiedy | متى`,
    person: `
      谁 | chi e | chi sono | quem | wie is | wie zijn | kto | من هو`,
    address: `
      哪里 | 哪儿 | 在哪 | 地址 | dove | indirizzo | onde | endereco | waar | adres | gdzie | اين | عنوان`,
  },
};
