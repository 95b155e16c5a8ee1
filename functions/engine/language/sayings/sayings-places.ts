import { parseSayings } from '../concept.ts';

/** Getting there, staying, renting and going out, in the words of visitors. */
export const sayingsOfPlaces = parseSayings(`
  motorhome rv campervan camper_van recreational_vehicle <caravan | wohnmobil reisemobil <wohnwagen | camping_car <caravane | autocaravana <caravana | автодом дом_на_колесах
  motorcycle motorbike <moped | motorrad <moped | moto motocyclette | moto motocicleta | мотоцикл
  truck lorry hgv | lkw lastwagen | camion poids_lourd | camion | грузовик
  taxi cab taxicab <uber <lyft | taxi | taxi vtc | taxi | такси
  satnav sat_nav gps <google_maps <waze navigation_system | navi navigationsgerat navigationssystem | gps <google_maps | gps <google_maps | навигатор
  motorway freeway highway interstate | autobahn schnellstrasse | autoroute | autopista autovia | автомагистраль шоссе автострада
  travel_time driving_time drive_time journey_time <how_long_is_the_drive <how_long_does_it_take_to_drive <how_long_does_it_take_to_get_there >minutes_by_car >minute_drive >minutes_drive | fahrzeit fahrtzeit fahrtdauer anfahrtszeit >autominuten >fahrminuten | temps_de_trajet duree_du_trajet >minutes_en_voiture | tiempo_de_viaje duracion_del_viaje <cuanto_se_tarda_en_llegar >minutos_en_coche | время_в_пути >минут_на_машине
  train_station railway_station rail_station | bahnhof hauptbahnhof hbf | gare | estacion_de_tren estacion_de_ferrocarril | вокзал железнодорожная_станция
  bus_stop tram_stop | bushaltestelle strassenbahnhaltestelle haltestelle | arret_de_bus arret_de_tram | parada_de_autobus parada_de_bus parada_de_tranvia | автобусная_остановка остановка_автобуса
  shuttle_bus shuttle_service airport_transfer airport_shuttle <pick_us_up_from_the_airport <pick_us_up_from_the_station <pick_us_up_at_the_station | shuttlebus shuttleservice flughafentransfer <vom_bahnhof_abholen <vom_flughafen_abholen | navette <nous_chercher_a_la_gare | lanzadera traslado_al_aeropuerto <recogernos_en_el_aeropuerto | трансфер <встретить_в_аэропорту
  luggage baggage <suitcase | gepack reisegepack <koffer | bagages <valise | equipaje <maleta | багаж <чемодан
  luggage_storage store_luggage left_luggage <leave_our_bags <leave_our_luggage <leave_my_luggage <leave_my_suitcase | gepackraum gepackaufbewahrung <gepack_abstellen <koffer_abstellen <gepack_unterstellen | bagagerie consigne_a_bagages <laisser_nos_bagages <laisser_nos_valises | consigna guardaequipaje <dejar_las_maletas <dejar_el_equipaje | камера_хранения хранение_багажа <оставить_багаж <оставить_чемодан
  meeting_point <starting_point <where_do_we_meet <where_does_the_tour_start | treffpunkt startpunkt <wo_treffen_wir | point_de_rendez_vous lieu_de_depart <ou_se_retrouve | punto_de_encuentro <donde_quedamos | место_встречи место_сбора <где_встречаемся
  basement lower_ground_floor <cellar | untergeschoss kellergeschoss souterrain <keller | sous_sol | sotano | подвал цокольный_этаж
  garden backyard | garten | jardin | jardin |
  lawn grass | rasen wiese | pelouse gazon | cesped | газон трава
  front_desk reception_desk <reception | rezeption <empfang | >reception bureau_d_accueil comptoir_d_accueil | recepcion | ресепшен ресепшн стойка_регистрации
  fitting_room <try_on_clothes <try_clothes_on <try_on_dresses <try_on_shoes | anprobe anprobieren | cabine_d_essayage <essayer_des_vetements <essayer_avant_d_acheter | los_probadores en_el_probador <probarme <probarmelo | примерочная <примерить
  wc toilet >restroom <ladies_room <powder_room <pee | sanitaranlagen toilette wc <pinkeln <aufs_klo | toilettes lavabos <pipi <petit_coin | aseos banos inodoro <orinar | санузел туалет <пописать
  power_outlet power_socket electrical_outlet wall_socket <charge_my_phone <charge_my_laptop | steckdose <handy_laden <handy_aufladen <laptop_laden | prise_electrique prise_de_courant <recharger_mon_telephone <charger_mon_telephone | enchufe toma_de_corriente <cargar_el_movil <cargar_el_telefono | розетка <зарядить_телефон
  drinking_water water_fountain drinking_fountain tap_water water_refill <refill_my_bottle <refill_my_water_bottle <fill_my_water_bottle | trinkwasser trinkbrunnen leitungswasser wasserspender <flasche_auffullen | eau_potable fontaine_a_eau eau_du_robinet <remplir_ma_gourde | agua_potable fuente_de_agua agua_del_grifo <rellenar_la_botella | питьевая_вода кулер
  waiting_room waiting_area | wartezimmer wartebereich | salle_d_attente | sala_de_espera | зал_ожидания комната_ожидания
  meeting_room conference_room seminar_room boardroom | besprechungsraum seminarraum tagungsraum konferenzraum sitzungszimmer | salle_de_reunion salle_de_seminaire salle_de_conference | sala_de_reuniones sala_de_juntas | переговорная конференц_зал конференцзал
  kitchenette kitchen_facilities cooking_facilities self_catering <cook_for_ourselves <use_the_kitchen <can_we_cook | kochnische kuchenzeile selbstversorger kochgelegenheit <selbst_kochen <selber_kochen | kitchenette coin_cuisine cuisine_equipee <cuisiner_sur_place | cocina_equipada <podemos_cocinar | мини_кухня кухонный_уголок <готовить_самим
  microwave <warm_up_food <heat_up_food <warm_up_a_bottle | mikrowelle <essen_aufwarmen <flaschchen_warmen | microondes <rechauffer_un_plat <rechauffer_un_biberon | microondas <calentar_la_comida <calentar_el_biberon | микроволновка микроволновая_печь <разогреть_еду
  laundry_room laundry_facilities >washing_machine <wash_our_clothes <wash_my_clothes <do_laundry | waschkuche waschraum >waschmaschine <wasche_waschen | buanderie >lave_linge >machine_a_laver <laver_notre_linge | cuarto_de_lavado >lavanderia <lavar_la_ropa | >стиральная_машина <постирать
  bed_linen bed_linens bed_sheets bedsheets | bettwasche bettzeug | draps linge_de_lit | ropa_de_cama sabanas | постельное_белье простыни
  double_bed king_size queen_size | doppelbett | lit_double grand_lit | cama_doble cama_de_matrimonio | двуспальная_кровать
  twin_beds single_beds separate_beds | einzelbetten getrennte_betten | lits_jumeaux lits_simples lits_separes | camas_individuales camas_separadas | раздельные_кровати односпальные_кровати
  extra_bed rollaway additional_bed <third_bed | zustellbett aufbettung | lit_supplementaire lit_d_appoint | cama_supletoria cama_adicional | дополнительная_кровать дополнительное_спальное_место раскладушка
  crib baby_cot travel_cot baby_bed <cot | babybett gitterbett kinderreisebett kinderbett | lit_bebe lit_parapluie lit_pour_bebe | cuna | детская_кроватка
  double_room <room_for_two | doppelzimmer | chambre_double | habitacion_doble | двухместный_номер
  single_room <room_for_one | einzelzimmer | chambre_simple chambre_individuelle | habitacion_individual | одноместный_номер
  family_room <room_for_four <room_for_five | familienzimmer | chambre_familiale | habitacion_familiar | семейный_номер
  bed_and_breakfast guest_house <bnb <inn | fruhstuckspension <gasthof | chambre_d_hotes maison_d_hotes | casa_de_huespedes hostal posada | мини_отель гостевой_дом
  vacation_rental holiday_home holiday_cottage holiday_apartment vacation_home holiday_let <cottage <cabin | ferienwohnung ferienhaus fewo | gite location_de_vacances maison_de_vacances | casa_rural apartamento_turistico | загородный_дом апартаменты
  breakfast | fruhstuck | petit_dejeuner petitdejeuner | desayuno | завтрак
  half_board full_board >meals_included | halbpension vollpension | demi_pension pension_complete | media_pension pension_completa | полупансион полный_пансион
  check_in_time checkin_time <get_into_our_room <get_into_the_room >check_in >checkin | anreisezeit checkin einchecken <zimmer_beziehen | heure_d_arrivee | hora_de_entrada hora_de_llegada | заселение время_заезда
  checkout_time check_out_time <leave_the_room <vacate_the_room <out_of_our_room >check_out >checkout | abreisezeit auschecken <zimmer_raumen <zimmer_verlassen | heure_de_depart <liberer_la_chambre <quitter_la_chambre | hora_de_salida <dejar_la_habitacion | время_выезда расчетный_час <освободить_номер
  late_check_in self_check_in <arrive_after_midnight <arrive_late_at_night <arriving_late_at_night >late_arrival >24_hour_reception >key_box >lockbox | spatanreise spatankunft schlusselbox schlusseltresor <nachts_ankommen <spatabends_ankommen | arrivee_tardive boite_a_cles <arriver_tard_le_soir | llegada_tardia caja_de_llaves | поздний_заезд позднее_заселение <приедем_ночью
  hotel_safe room_safe safe_deposit_box | zimmersafe tresor | coffre_fort | caja_fuerte | сейф
  swimming_pool pool | schwimmbad schwimmbecken hallenbad freibad pool | piscine | piscina alberca | бассейн
  kiddie_pool paddling_pool wading_pool toddler_pool baby_pool | planschbecken kinderbecken babybecken | pataugeoire | piscina_infantil chapoteadero | детский_бассейн лягушатник
  hot_tub jacuzzi whirlpool | whirlpool jacuzzi | jacuzzi bain_a_remous | jacuzzi hidromasaje | джакузи гидромассаж
  playground <swings <sandbox <sandpit <monkey_bars | spielplatz <schaukel <sandkasten <klettergerust | aire_de_jeux <balancoire <bac_a_sable | parque_infantil <columpios <arenero | детская_площадка игровая_площадка <качели <песочница
  high_chair highchair <baby_chair | hochstuhl kinderstuhl | chaise_haute | trona silla_para_bebe | стульчик_для_кормления детский_стульчик
  nursing_room feeding_room breastfeeding_room <nurse_my_baby <feed_my_baby | stillraum stillzimmer stillecke <baby_stillen | salle_d_allaitement espace_allaitement <allaiter_mon_bebe | sala_de_lactancia <dar_el_pecho | комната_матери_и_ребенка <покормить_ребенка
  weather_permitting weather_dependent >rain_or_shine >subject_to_weather <in_any_weather | wetterabhangig witterungsabhangig >bei_jedem_wetter >bei_jeder_witterung | selon_la_meteo >par_tous_les_temps >quel_que_soit_le_temps | condiciones_meteorologicas >con_cualquier_tiempo | погодные_условия зависит_от_погоды >в_любую_погоду
  rain_date backup_date >alternate_date | ausweichtermin ersatztermin | date_de_report date_de_repli | fecha_alternativa | резервная_дата запасная_дата
  thunderstorm >storm <thunder <lightning | gewitter unwetter >sturm | orage >tempete | tormenta tempestad | >гроза шторм буря
  heatwave heat_wave extreme_heat hot_weather >high_temperatures <too_hot_outside | hitze hitzewelle <zu_heiss_draussen | canicule fortes_chaleurs | ola_de_calor calor_extremo >altas_temperaturas | жара
  raincoat rain_jacket rain_gear wet_weather_gear | regenjacke regenkleidung regenmantel | vetements_de_pluie veste_de_pluie <impermeable | ropa_de_lluvia chubasquero <impermeable | дождевик
  sturdy_shoes sturdy_footwear walking_shoes hiking_boots walking_boots hiking_shoes closed_toe_shoes comfortable_shoes | wanderschuhe wanderstiefel festes_schuhwerk feste_schuhe | chaussures_de_marche chaussures_de_randonnee chaussures_fermees | calzado_comodo calzado_adecuado botas_de_montana calzado_cerrado | удобная_обувь закрытая_обувь треккинговая_обувь
  sneakers running_shoes gym_shoes tennis_shoes | turnschuhe sportschuhe | chaussures_de_sport | zapatillas_deportivas zapatillas_de_deporte | кроссовки кеды спортивная_обувь
  wetsuit neoprene | neoprenanzug neopren | neoprene combinaison_neoprene | neopreno | гидрокостюм
  hat headgear headwear | kopfbedeckung mutze hut | chapeau casquette | sombrero gorra | головной_убор шапка кепка
  life_jacket lifejacket life_vest buoyancy_aid flotation_device pfd | schwimmweste rettungsweste | gilet_de_sauvetage | chaleco_salvavidas | спасательный_жилет
  flashlight headlamp head_torch headtorch <torch | taschenlampe stirnlampe | lampe_de_poche lampe_frontale lampe_torche | linterna | фонарик
  playing_field sports_field sports_ground football_pitch soccer_field | sportplatz fussballplatz sportanlage | terrain_de_sport terrain_de_foot | campo_de_futbol campo_de_deportes cancha_de_futbol | футбольное_поле спортивная_площадка стадион
  ice_skating ice_rink skating_rink <ice_skates | schlittschuh schlittschuhlaufen eislaufen eisbahn eishalle | patinage patinoire | patinaje_sobre_hielo pista_de_hielo | каток коньки катание_на_коньках
  climbing bouldering climbing_wall | klettern bouldern kletterwand kletterhalle | escalade | escalada_deportiva escalada_en_roca rocodromo | скалолазание скалодром
  skiing ski | ski skifahren skilaufen | ski skier | esqui esquiar | лыжи катание_на_лыжах
  ski_lift chairlift cable_car gondola_lift | skilift sessellift seilbahn gondelbahn bergbahn | remontees_mecaniques telesiege telecabine telepherique | telesilla teleferico remontes | подъемник канатная_дорога
  ski_pass lift_ticket lift_pass | skipass liftkarte | forfait_de_ski forfait_ski | forfait_de_esqui pase_de_esqui | скипасс
  sledding tobogganing sled sledge | schlitten rodeln rodelbahn | luge | trineo | санки
  hiking hike trekking walking_trail hiking_trail footpath | wanderung wanderweg <wandern_gehen | randonnee <rando | senderismo caminata excursionismo | треккинг пеший_поход пешие_маршруты
  bike_path cycle_path bike_trail bike_lane cycle_route | radweg fahrradweg radroute | piste_cyclable voie_verte | carril_bici via_verde ruta_ciclista | велодорожка веломаршрут
  boat watercraft <vessel | boot <schiff | bateau embarcation | barco barca embarcacion | лодка катер
  boat_rental boat_hire <rent_a_boat <hire_a_boat <rent_boats >canoe_rental >kayak_rental >canoe_hire | bootsverleih bootsvermietung >kanuverleih <boot_mieten <boot_leihen <boot_ausleihen | location_de_bateau >location_de_canoe <louer_un_bateau | alquiler_de_barcos >alquiler_de_kayaks <alquilar_un_barco <alquilar_una_barca | прокат_лодок аренда_лодки <взять_лодку
  pedal_boat pedalo | tretboot | pedalo | hidropedal | водный_велосипед
  rowboat rowing_boat row_boat | ruderboot | barque bateau_a_rames | barca_de_remos | гребная_лодка весельная_лодка
  kayak | kajak | kayak | kayak piragua | каяк байдарка
  paddleboard paddleboarding stand_up_paddle | stand_up_paddling stand_up_paddle stehpaddeln sup | paddle stand_up_paddle | paddle_surf tabla_de_paddle | сапборд
  sailing sailboat sailing_boat | segeln segelboot | voile voilier | <vela velero navegacion_a_vela | парусный яхтинг
  marina harbor harbour | hafen yachthafen marina | port_de_plaisance marina | puerto_deportivo | гавань марина
  mooring berth boat_slip | liegeplatz bootsliegeplatz | place_de_port amarrage mouillage | amarre atraque | швартовка место_у_причала
  boat_ramp boat_launch slipway <launch_my_boat <launch_our_boat | slipanlage sliprampe <boot_zu_wasser_lassen | mise_a_l_eau | rampa_de_botadura botadura | слип спуск_на_воду
  boat_license boat_licence boating_license boating_licence <license_to_drive_a_boat <licence_to_drive_a_boat | bootsfuhrerschein sportbootfuhrerschein >fuhrerscheinfrei | permis_bateau >sans_permis | licencia_de_navegacion titulacion_nautica | права_на_лодку права_на_катер
  fishing_license fishing_licence fishing_permit sport_fishing <go_fishing <can_i_fish <can_we_fish | angeln angelschein angelkarte fischereischein | peche pecher permis_de_peche | pesca pescar licencia_de_pesca | рыбалка рыбачить ловить_рыбу
  scuba_diving scuba | tauchen tauchkurs tauchschule | plongee | buceo bucear | дайвинг
  barbecue bbq barbeque <grill <cookout | grillen grillplatz grillstelle | barbecue | barbacoa <parrilla | барбекю мангал <шашлыки
  campfire bonfire fire_pit open_fire <light_a_fire <make_a_fire <build_a_fire | lagerfeuer feuerstelle offenes_feuer feuerschale <feuer_machen | feu_de_camp <faire_un_feu <allumer_un_feu | fogata hoguera <hacer_fuego <encender_fuego | костер <развести_костер <разжечь_костер
  picnic | picknick picknicken picknickplatz | piquenique pique_nique piqueniquer | picnic merendero | пикник
  outside_food own_food >food_and_drink >food_or_drink <bring_our_own_food <bring_my_own_food <bring_our_own_snacks <bring_our_own_drinks | mitgebrachte_speisen eigene_speisen eigene_verpflegung selbstverpflegung <eigenes_essen_mitbringen <eigene_getranke_mitbringen | nourriture_exterieure <apporter_notre_repas <apporter_notre_nourriture <apporter_a_manger | comida_de_fuera comida_propia <llevar_nuestra_comida <traer_nuestra_comida | своя_еда <со_своей_едой <принести_свою_еду
  campsite campground rv_park caravan_park <go_camping <pitch_a_tent <pitch_our_tent | campingplatz zeltplatz <campen <zelten_gehen <zelt_aufschlagen | camping <planter_une_tente | camping zona_de_acampada <acampar | кемпинг палаточный_лагерь <поставить_палатку
  tent | zelt | tente | tienda_de_campana <carpa | палатка
  marquee party_tent gazebo | festzelt partyzelt pavillon | chapiteau barnum tonnelle | carpa | шатер
  sleeping_bag sleeping_mat | schlafsack isomatte | sac_de_couchage | saco_de_dormir | спальный_мешок спальник
  electric_hookup electric_hook_up electrical_hookup hookups | stromanschluss | branchement_electrique borne_electrique | conexion_electrica toma_electrica | подключение_к_электричеству
  quiet_hours >noise <make_noise <loud_music <be_loud <play_music_outside | nachtruhe >ruhezeiten >larm <laut_sein <laute_musik | tapage_nocturne >bruit <musique_forte | horas_de_silencio >ruido <musica_alta <hacer_ruido | часы_тишины режим_тишины >шум <громкая_музыка <шуметь
  season_opening open_for_the_season <when_does_the_season_start | saisonstart saisonbeginn saisoneroffnung | ouverture_de_saison debut_de_saison | inicio_de_temporada apertura_de_temporada | открытие_сезона начало_сезона
  breakage <if_i_break <if_we_break <break_something >damage | <kaputt_mache <kaputt_machen >schaden >beschadigung >beschadigungen | <si_je_casse <casse_quelque_chose >degats >deterioration | <si_rompo <si_rompemos >desperfectos >rotura | <если_сломаю <если_сломаем >повреждение >поломка >ущерб
  car_rental car_hire rental_car hire_car <rent_a_car <hire_a_car | autovermietung mietwagen <auto_mieten | location_de_voiture voiture_de_location <louer_une_voiture | alquiler_de_coches coche_de_alquiler <alquilar_un_coche | прокат_автомобилей аренда_автомобиля аренда_авто <арендовать_машину
  fuel petrol gasoline <gas_tank <fill_the_tank | benzin kraftstoff treibstoff <sprit | carburant <essence | gasolina combustible | бензин топливо горючее
  bouncy_castle bounce_house jumping_castle inflatables | hupfburg | chateau_gonflable structure_gonflable | castillo_hinchable castillo_inflable hinchables | надувной_батут надувной_замок
  guided_tour guided_visit guided_walk | rundgang stadtfuhrung museumsfuhrung gefuhrte_tour | visite_guidee visite_commentee | visita_guiada | экскурсия
  tour_guide <docent | gastefuhrer fremdenfuhrer reiseleiter | guide_conferencier guide_touristique | guia_turistico | гид экскурсовод
  timed_entry timed_ticket time_slot timeslot | zeitfenster | creneau_horaire creneau | franja_horaria | временной_слот
  advance_tickets advance_sale presale <buy_tickets <get_tickets >tickets | vorverkauf kartenvorverkauf <karten_kaufen <tickets_kaufen <karten_bekommen >eintrittskarten >tickets | prevente <acheter_des_billets >billetterie >billets | venta_anticipada preventa <comprar_entradas <comprar_boletos >venta_de_entradas | предварительная_продажа <купить_билет >билеты
  re_entry reentry <leave_and_come_back <come_back_in <go_out_and_come_back | wiedereintritt wiedereinlass <wieder_reinkommen <nochmal_rein | <sortir_et_revenir <ressortir | reingreso <salir_y_volver | повторный_вход <выйти_и_вернуться
  permanent_exhibition permanent_collection | dauerausstellung | exposition_permanente collection_permanente | exposicion_permanente coleccion_permanente | постоянная_экспозиция
  special_exhibition temporary_exhibition current_exhibition <on_show_at_the_moment | sonderausstellung wechselausstellung | exposition_temporaire | exposicion_temporal | временная_выставка
  artifact artefact | exponat ausstellungsstuck | objets_exposes | piezas_de_museo | экспонат
  gift_shop museum_shop souvenirs | museumsshop museumsladen souvenirs andenken | boutique_de_souvenirs boutique_du_musee | tienda_de_regalos tienda_del_museo souvenirs | сувениры сувенирный_магазин
  flash_photography <use_flash <with_flash >flash | blitzlicht <mit_blitz | >flash <au_flash <avec_flash | >flash <con_flash <usar_flash | вспышка
  tripod selfie_stick | stativ selfiestick | trepied perche_a_selfie | tripode palo_selfie | штатив селфи_палка
  drone | drohne | drone | dron | дрон квадрокоптер беспилотник
  film_permit filming_permit <shoot_a_video <film_a_video <make_a_video | drehgenehmigung dreharbeiten >filmaufnahmen <video_drehen | autorisation_de_tournage <tourner_un_film <tourner_une_video | rodaje permiso_de_rodaje <grabar_un_video | >видеосъемка киносъемка <снимать_видео
  birthday_child birthday_boy birthday_girl <on_my_birthday <on_their_birthday | geburtstagskind <an_meinem_geburtstag | <jour_de_mon_anniversaire | cumpleanero <el_dia_de_mi_cumpleanos | именинник <в_мой_день_рождения
  wedding_venue wedding_reception <have_our_wedding <hold_our_wedding <get_married_at_your >weddings | hochzeitslocation hochzeitsfeier <bei_euch_heiraten <hochzeit_bei_euch >hochzeit >hochzeiten | salle_de_mariage reception_de_mariage <organiser_notre_mariage | celebracion_de_bodas banquete_de_bodas <celebrar_nuestra_boda >bodas | свадебный_банкет <отметить_свадьбу <провести_свадьбу >свадьбы
  bachelorette hen_party hen_do bachelor_party stag_do stag_party | junggesellenabschied junggesellinnenabschied jga | enterrement_de_vie_de_jeune_fille enterrement_de_vie_de_garcon evjf evg | despedida_de_soltera despedida_de_soltero | девичник мальчишник
  team_building team_event corporate_event company_party staff_party office_party company_outing company_event | betriebsausflug teamevent firmenevent teambuilding betriebsfeier firmenfeier | sortie_d_entreprise evenement_d_entreprise seminaire_d_entreprise team_building | evento_de_empresa eventos_corporativos cena_de_empresa team_building | корпоратив тимбилдинг
  flea_market jumble_sale rummage_sale car_boot_sale swap_meet | flohmarkt trodelmarkt | vide_grenier marche_aux_puces <brocante | mercadillo mercado_de_pulgas | блошиный_рынок барахолка
  concert live_music | konzert livemusik | concert musique_live | concierto musica_en_vivo musica_en_directo | концерт живая_музыка
  cinema movie_theater movie_theatre | kino | cinema | cine | кинотеатр кино
  fireworks <firecrackers <sparklers | feuerwerk | feu_d_artifice feux_d_artifice <petards | fuegos_artificiales pirotecnia <petardos | фейерверк салют <петарды
  balloons confetti party_decorations <decorate_the_room <decorate_the_hall <put_up_decorations | luftballons konfetti <raum_dekorieren <selbst_dekorieren | confettis <decorer_la_salle | globos confeti <decorar_la_sala <decorar_el_salon | воздушные_шары конфетти <украсить_зал
  appetizer hors_d_oeuvre | vorspeise | hors_d_oeuvre | entremeses aperitivos | закуски
  main_course main_dish <entree | hauptgericht hauptspeise hauptgang | plat_principal | plato_principal segundo_plato | основное_блюдо второе_блюдо
  dessert <pudding | nachtisch nachspeise dessert | dessert | postre | десерт
  ice_cream gelato <sorbet | eiscreme speiseeis eisdiele | creme_glacee glaces_artisanales <glace | helado heladeria | мороженое
  >restaurant >bistro >cafe >snack_bar <place_to_eat <places_to_eat <somewhere_to_eat <get_something_to_eat | >restaurant >bistro >cafe >imbiss >gaststatte <essen_kaufen <wo_kann_man_essen | >restaurant >brasserie >bistrot >buvette <ou_manger <manger_sur_place | >restaurante >cafeteria >chiringuito <lugar_para_comer <sitio_para_comer <donde_comer | >ресторан >кафе >буфет <где_поесть <можно_поесть
  snack_bar concession_stand refreshments tuck_shop | imbiss kiosk imbissstand | buvette | chiringuito quiosco | буфет киоск
  non_alcoholic alcohol_free soft_drink <soda mocktail | alkoholfrei softdrink limonade erfrischungsgetrank | sans_alcool mocktail <soda | sin_alcohol refresco gaseosa | безалкогольный газировка лимонад
  organic_food certified_organic organic_produce organically_grown <is_it_organic | bioqualitat biozertifiziert biologischem_anbau bio | agriculture_biologique produits_bio bio | agricultura_ecologica productos_ecologicos productos_organicos | органические_продукты
  buffet all_you_can_eat | buffet all_you_can_eat | buffet a_volonte | buffet bufe buffet_libre | шведский_стол
  last_orders last_seating kitchen_closes kitchen_hours <how_late_can_we_eat <how_late_do_you_serve <still_serving_food | kuchenschluss kuchenzeiten warme_kuche <bis_wann_gibt_es_essen <wie_lange_gibt_es_essen | dernier_service derniere_commande | cierre_de_cocina horario_de_cocina <hasta_que_hora_se_puede_comer | часы_работы_кухни кухня_работает <до_скольки_кухня
  vending_machine | snackautomat getrankeautomat verkaufsautomat | distributeur_automatique distributeur_de_boissons | maquina_expendedora | торговый_автомат
  <e_cigarette <hookah <shisha <cigar >smoking | <e_zigarette <shisha <zigarre >rauchen >rauchverbot | <cigarette_electronique <vapoter <chicha >fumer | <cigarrillo_electronico <vapear <cachimba >fumar | <кальян <вейп <электронная_сигарета >курение
  lost_items found_items lost_property <left_my_wallet <left_my_glasses <forgot_my_phone <forgot_my_wallet <forgot_my_glasses | fundstucke fundburo fundsachen <handy_liegen <brille_liegen <schirm_liegen <etwas_vergessen | objets_trouves <oublie_mon_telephone <oublie_mes_lunettes | objetos_perdidos objetos_encontrados <deje_olvidado <me_deje_el | забытые_вещи найденные_вещи <забыл_телефон <оставил_телефон
  defibrillator aed | defibrillator aed | defibrillateur dae | desfibrilador dea | дефибриллятор
  fire_department fire_brigade firefighters | feuerwehr | sapeurs_pompiers | bomberos | пожарная_охрана пожарные
  emergency_exit fire_exit escape_route evacuation assembly_point | notausgang fluchtweg rettungsweg evakuierung sammelplatz | issue_de_secours sortie_de_secours evacuation point_de_rassemblement | salida_de_emergencia via_de_evacuacion evacuacion | аварийный_выход эвакуация запасной_выход
  cctv security_camera video_surveillance surveillance_camera | videouberwachung uberwachungskamera | videosurveillance camera_de_surveillance | videovigilancia camaras_de_seguridad | видеонаблюдение
  security_guard <bouncer <doorman security_staff | sicherheitsdienst wachdienst <turesteher | agent_de_securite vigile <videur | guardia_de_seguridad vigilante | охранник служба_охраны
  liability_waiver at_your_own_risk own_risk <sign_a_waiver | haftungsverzicht auf_eigene_gefahr auf_eigenes_risiko | decharge_de_responsabilite a_vos_risques | exencion_de_responsabilidad bajo_su_responsabilidad | отказ_от_претензий на_свой_страх
  unaccompanied unsupervised >accompanied_by_an_adult <kids_come_alone <children_come_alone <come_without_an_adult | unbeaufsichtigt unbegleitet ohne_begleitung <kinder_alleine_kommen <kinder_allein_kommen >in_begleitung_eines_erwachsenen | non_accompagne >accompagne_d_un_adulte <enfants_peuvent_venir_seuls | no_acompanado >acompanado_de_un_adulto <ninos_pueden_ir_solos | без_сопровождения >в_сопровождении_взрослых <без_взрослых
  wheelchair_rental wheelchair_hire wheelchair_loan <borrow_a_wheelchair <rent_a_wheelchair | leihrollstuhl rollstuhlverleih <rollstuhl_ausleihen <rollstuhl_leihen | pret_de_fauteuil | prestamo_de_sillas_de_ruedas | прокат_колясок
`);
