import { parseConcepts } from '../concept.ts';

/** Paying, buying and the figures of it. */
export const moneyConcepts = parseConcepts(`
  money: price cost costs fee fees charge charges rate rates pricing tuition >amount <expensive <cheap <cheaper >pay >paid how_much dues fare >money <set_me_back <run_me <end_up_paying <have_to_pay_for <need_to_pay_for <must_i_pay_for <do_you_charge_for <is_there_a_charge <is_there_a_fee <cost_anything <cost_me_anything <cost_us_anything | geld preis preise kosten kostet gebuhr gebuhren schulgeld honorar tarif beitrag teuer bezahlen verlangen <was_nehmen_sie <was_nehmt_ihr <was_kommt_auf_mich_zu <etwas_bezahlen <etwas_zahlen <kostet_das_etwas <kostet_das_was <kostet_es_etwas <kostet_mich_das_etwas | argent prix cout coute couter tarif tarifs frais cotisation montant cher payer honoraires <scolarite <combien_prenez_vous <combien_demandez_vous <faut_il_payer <doit_on_payer <dois_je_payer <est_ce_payant <est_ce_que_c_est_payant <c_est_payant | precio precios costo coste cuesta cuestan tarifa tarifas cuota tasa <matricula <colegiatura pagar caro honorarios <cuanto_cobran <cuanto_me_cobran <hay_que_pagar <tengo_que_pagar <tenemos_que_pagar <debo_pagar <cuesta_algo <es_de_pago | цена цены стоимость стоит плата тариф сколько_стоит взнос оплата <сколько_берете <сколько_возьмете <во_сколько_обоидется <нужно_ли_платить <надо_ли_платить <нужно_платить <надо_платить
  fine penalty late_fee punishment | strafe bussgeld mahngebuhr geldstrafe | amende penalite | multa sancion penalizacion | штраф пеня
  salary wage payroll stipend earn compensation | gehalt lohn vergutung verdienst | salaire remuneration | salario sueldo | зарплата оклад
  free no_charge gratis complimentary without_charge at_no_cost <have_to_pay_for <need_to_pay_for <must_i_pay_for <do_you_charge_for <is_there_a_charge <is_there_a_fee <cost_anything <cost_me_anything <cost_us_anything | kostenlos gratis kostenfrei unentgeltlich umsonst <etwas_bezahlen <etwas_zahlen <kostet_das_etwas <kostet_das_was <kostet_es_etwas <kostet_mich_das_etwas | gratuit gratuite gratuitement <faut_il_payer <doit_on_payer <dois_je_payer <est_ce_payant <est_ce_que_c_est_payant <c_est_payant | gratis gratuito gratuita <hay_que_pagar <tengo_que_pagar <tenemos_que_pagar <debo_pagar <cuesta_algo <es_de_pago | бесплатно бесплатный бесплатная <нужно_ли_платить <надо_ли_платить <нужно_платить <надо_платить
  percent: discount reduction deal reduced rebate concession savings special_rate <cheaper >off <knock_off <come_down_on_the_price <any_cheaper <a_break_on | rabatt ermassigung nachlass ermassigt vergunstigung <billiger <gunstiger preisnachlass | remise reduction rabais reduit promotion <moins_cher | descuento rebaja reduccion <mas_barato | скидка льгота
  refund money_back reimburse reimbursement <get_back <get_my_money_back <my_money_back | erstattung ruckerstattung erstatten zuruckzahlen <geld_zuruck <geld_wieder | remboursement rembourser remboursee <recuperer_mon_argent | reembolso devolucion reembolsar <me_devuelven_el_dinero | возврат возместить вернуть <вернут_деньги <вернуть_деньги
  pay payment paying checkout settle <have_to_pay_for <need_to_pay_for <must_i_pay_for <do_you_charge_for <is_there_a_charge <is_there_a_fee <cost_anything <cost_me_anything <cost_us_anything | zahlung bezahlen zahlen zahlungsart <etwas_bezahlen <etwas_zahlen <kostet_das_etwas <kostet_das_was <kostet_es_etwas <kostet_mich_das_etwas | paiement payer regler reglement <faut_il_payer <doit_on_payer <dois_je_payer <est_ce_payant <est_ce_que_c_est_payant <c_est_payant | pago pagar <hay_que_pagar <tengo_que_pagar <tenemos_que_pagar <debo_pagar <cuesta_algo <es_de_pago | оплата платить платеж оплатить <нужно_ли_платить <надо_ли_платить <нужно_платить <надо_платить
  installment instalment installments monthly_payment payment_plan <pay_over_time <pay_a_little_at_a_time <pay_in_parts <spread_the_payments <spread_out_the_payments | rate raten ratenzahlung <in_raten <nach_und_nach_bezahlen <auf_raten teilzahlung | echelonnement plusieurs_fois mensualite <payer_petit_a_petit echelonner facilites_de_paiement | plazos cuotas <pagar_poco_a_poco <pagar_a_plazos pago_fraccionado | рассрочка <платить_частями
  invoice bill receipt billing billed | rechnung quittung | facture recu | factura recibo | счет квитанция
  cash | bar bargeld | especes liquide | efectivo | наличные
  credit_card card debit visa mastercard | kreditkarte karte ec-karte | carte_bancaire carte cb | tarjeta | карта картой
  check cheque | scheck | cheque cheques | cheque | чек
  buy purchase order shop sell store | kaufen bestellen kauf erwerben verkaufen laden | acheter achat commander vendre boutique | comprar compra pedir vender tienda | купить покупка заказать продажа магазин
  donate donation gift give support contribution | spende spenden | don dons <donner >faire_un_don | donar donacion | пожертвование пожертвовать
  scholarship grant financial_aid bursary funding award | stipendium forderung zuschuss | bourse subvention aide | beca subvencion ayuda | стипендия грант
  prize award money win winner won | preis auszeichnung gewinner gewonnen gewinnt | prix recompense gagnant gagne | premio ganador gano | приз награда победитель
  sponsor sponsorship supporter patron | sponsor forderer | sponsor partenaire mecene | patrocinador | спонсор
  insurance insured insurance_coverage | versicherung versichert <abgesichert | assurance assure | seguro asegurado | страховка страхование
  deposit advance down_payment | anzahlung kaution vorschuss | acompte caution depot | deposito fianza anticipo | залог задаток аванс
  plan tier package option level | paket tarif stufe variante | formule forfait offre niveau | plan paquete nivel | пакет план тариф
  early early_bird advance | fruhbucher fruh vorzeitig | anticipe avance | anticipado temprano | ранний заранее
  ticket pass admission entry | ticket karte eintritt eintrittskarte | billet entree ticket | entrada boleto | билет вход
  hourly per_hour an_hour | stundensatz pro_stunde | horaire_taux par_heure | por_hora | почасовая в_час
  monthly per_month a_month month | monatlich monat pro_monat | mensuel mois par_mois | mensual mes al_mes | месяц ежемесячно
  yearly annual annually per_year a_year year | jahrlich jahr pro_jahr | annuel an annee par_an | anual ano al_ano | год ежегодно годовой
  date: weekly per_week a_week week | wochentlich woche | hebdomadaire semaine | semanal semana | неделя еженедельно
  daily per_day a_day day | taglich tag | quotidien jour | diario dia | день ежедневно
  quarter quarterly | quartal vierteljahrlich | trimestre trimestriel | trimestre trimestral | квартал
  percent: percent percentage per_cent | prozent | pourcent pourcentage pour_cent | porcentaje por_ciento | процент процентов
  maximum max limit at_most up_to most | maximal hochstens maximum grenze | maximum maximal plus limite | maximo limite | максимум предел
  minimum min at_least least | mindestens minimum | minimum moins | minimo menos | минимум
`);
