import type { Wordings } from '../wordings.ts';

export const wordings: Wordings = {
  greeting: `
    ciao | ola | 你好 | 您好 | buongiorno | buonasera | salve | bom dia | boa tarde | boa noite | goedemorgen |
    goedemiddag | hoi | dzien dobry | czesc | merhaba | مرحبا | السلام عليكم | xin chao`,
  thanks: `
    谢谢 | 多谢 | 谢谢你 | grazie | grazie mille | obrigado | obrigada | muito obrigado | dank u | dank je | dank u wel |
    bedankt | dziekuje | شكرا | cam on`,
  goodbye: `
    再见 | arrivederci | ate logo | tot ziens | do widzenia | مع السلامة | tam biet`,
  identity: `
    你是谁 | 你是机器人吗 | 你是真人吗 | 你是人吗`,
  hours: `
    营业时间 | 开放时间 | 办公时间 | 几点开门 | 几点关门 | orari di apertura | orario | orari | quando siete aperti |
    a che ora aprite | horario de funcionamento | horario de atendimento | a que horas abrem | openingstijden |
    wanneer zijn jullie open | godziny otwarcia | kiedy jestescie otwarci | ساعات العمل | gio mo cua`,
  address: `
    地址 | 你们在哪里 | 在哪里 | dove siete | dove si trova | indirizzo | onde ficam | endereco | onde fica |
    waar zijn jullie | adres | gdzie jestescie | العنوان | اين انتم | dia chi`,
  phone: `
    电话 | 电话号码 | 電話 | numero di telefono | numero de telefone | telefoonnummer | numer telefonu | رقم الهاتف |
    so dien thoai`,
  fax: `
    传真 | numero di fax | faxnummer`,
  email: `
    邮箱 | 电子邮件 | 電郵 | indirizzo email | posta elettronica | endereco de email | e-mailadres | adres email |
    البريد الالكتروني`,
  contact: `
    联系方式 | 怎么联系你们 | contatti | come posso contattarvi | contatos | como posso contatar | contactgegevens |
    jak sie skontaktowac | معلومات الاتصال`,
  about: `
    你们是做什么的 | 这是什么 | di cosa vi occupate | cosa fate | o que voces fazem | wat doen jullie | czym sie zajmujecie`,
  person: `
    转人工 | 人工客服 | 人工服务 | 找人工 | 我想和人说话 | 我想预约 | 请给我打电话 | parlare con una persona | vorrei parlare con qualcuno |
    parlare con un operatore | vorrei un appuntamento | falar com uma pessoa | falar com um atendente |
    quero falar com alguem | quero marcar uma consulta | met iemand praten | ik wil met iemand spreken |
    ik wil een afspraak maken | chce porozmawiac z czlowiekiem | chce umowic wizyte | اريد التحدث مع شخص |
    اريد حجز موعد`,
  roles: `
    persona qualcuno operatore pessoa alguem atendente iemand medewerker czlowiekiem kims 人工 客服`,
  fillers: `
    请问 你好 per favore por favor alstublieft prosze`,
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
