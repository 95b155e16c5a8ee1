/** Words of the concepts, one concept per line. */
export const conceptTables: readonly string[] = [
  `
  phone: telefono telefone telefoon telefon numero nummer numer 电话 号码 电话号码 هاتف الهاتف
  fax: fax 传真
  email: email mail posta 邮箱 电子邮件 邮件 بريد البريد
  address: indirizzo endereco adres adresa dove onde waar gdzie sede 地址 哪里 位置 在哪 عنوان العنوان
  hours: orario orari apertura aperto aperta apre horario horarios abre aberto openingstijden openingsuren open godziny otwarcia czynne 时间 营业时间 办公时间 开放时间 开门 ساعات
  close: chiusura chiuso chiusa chiude chiudono fecha fechado gesloten sluit zamkniete 关门 休息
  deadline: scadenza termine scade chiude chiudono prazo deadline termin 截止 截止日期 期限
  weekend: sabato domenica sabado domingo zaterdag zondag sobota niedziela 周末
  saturday: sabato sabado zaterdag sobota 星期六 周六
  sunday: domenica domingo zondag niedziela 星期日 周日 星期天
  holiday: vacanze ferie ferias vakantie wakacje 假期 放假
  appointment: appuntamento prenotazione prenotare marcacao agendamento afspraak wizyta 预约
  parking: parcheggio parcheggiare estacionamento parkeren parkeerplaats parkowanie 停车 停车位 停车场
  bus: autobus onibus bus autobus 校车 公交 地铁
  price: costo costi costa costano prezzo prezzi tariffa tariffe quota retta preco precos custo custa mensalidade taxa prijs prijzen kost kosten tarief cena ceny koszt koszty kosztuje oplata 学费 费用 价格 收费 多少钱 رسوم سعر تكلفة
  free: gratis gratuito gratuita gratuiti bezplatne bezplatny 免费 مجانا
  discount: sconto sconti riduzione desconto korting znizka rabat 折扣 优惠
  refund: rimborso rimborsabile rimborsata reembolso terugbetaling zwrot 退款 退费 全额退款
  pay: pagare pagamento pagar betalen betaling platnosc 付款 支付
  scholarship: borsa_di_studio bolsa studiebeurs stypendium 奖学金
  saturday_2: sabato sabado zaterdag sobota 星期六 周六
  sunday_2: domenica domingo zondag niedziela 星期日 周日 星期天
  principal: direttrice direttore preside dirigente diretor diretora directeur dyrektor dyrektorka 校长 院长
  owner: titolare proprietario fondatore proprietario eigenaar wlasciciel 创始人
  founded: fondata fondato fundada fundado opgericht zalozona 成立 创立 创办
  teacher: insegnante insegnanti istruttore professor professora leraar docent nauczyciel 老师 教师
  lawyer: avvocato advogado advocaat adwokat prawnik 律师
  accountant: commercialista contador contabilista boekhouder ksiegowy 会计师
  staff: personale equipe personeel personel 员工
  secretary: segreteria segretaria secretaria secretariaat sekretariat 秘书
  student: studente studenti alunno allievo iscritti aluno alunos leerling student uczen 学生
  child: bambino bambini figlio figlia crianca criancas filho kind kinderen dziecko dzieci 孩子 儿童 小孩
  adult: adulto adulti adultos volwassene volwassenen dorosly dorosli 成人
  school: scuola escola school szkola 学校
  course: corso corsi lezione lezioni curso cursos aula cursus les lessen kurs kursy zajecia 课程 班 课
  enroll: iscrizione iscrizioni iscriversi iscrivere inscricao matricula inschrijving inschrijven aanmelden zapisy rekrutacja 报名 注册 申请 入学
  library: biblioteca bibliotheek biblioteka 图书馆
  uniform: divisa uniforme uniform mundurek 校服
  canteen: mensa pranzo refeitorio almoco kantine lunch stolowka obiad 食堂 午餐
  form: modulo documenti formulario documentos formulier formularz dokumenty 表格 材料 文件
  bear: pagare pagamento pagar betalen betaling platnosc 付款 支付
`,
];
