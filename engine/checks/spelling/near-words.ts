/**
 * Real words, however rare, that are one slip away from a common one and mean what they say; out of
 * SCOWL's lists up to size 70, with British, Canadian and Australian spellings.
 */
export const nearWords = `
  abut aced actin adapt addressees adept adits admit advertise advisee advisees adviser advisor
  advisors afterward afterwords agee ague aide alar aloe alow altar anils annoy anther aport appel
  approve archive arcing arise arises assumption automat automata avid awoke bach back backward
  bade bails bake bakes baldy balls band bank bans bard bards bares baring barrow barrows basemen
  bases bass bats batter battle bead beak beaks bean bear beards beast beat becks beds beech beets
  beginn behove beides belie belies bellow bells bend bens betas bets bettor bight biked bill
  binds bing bitter blacked blacks blick blink bloc blocs blow boar boars boats bock bodge bogan
  boil bolls bonce bonds bones booed booing book boos boost boot bord bore bosket bots bough
  bouses bouts brach brad brae braes bran bravo bred breech breed breeks breve brick bride brig
  brigs broach brood brunt bucks budge bulls bunch bunt burn burrow burrowed burrows butter cable
  caches caching cain calender calenders call camp cams candidate caps carer carers caret caries
  carious cart carve case casing casting casts catalo cation caver cavil cedes ceding cellar
  celled cells cerate cerated chai cham chap chapped chapping char chare chars chat cheep cheeper
  chef chert chick chicks chin chipped chipping chirm chock chocked chocking chocks choir choirs
  chuck chucked chucking chucks cites clack clam clan classis claver climb clods clos cloud clover
  cluck coarse cock codas codding code cods coeds coiling coked coking cold collage collet collets
  coma comas come compete complains complement complementary compliant complication compony comps
  confidant conform conformation conformed conforming confuse consequence continua continuo
  convection cooed cooing cook cookie coos copes copped copping corer corers corries corse coss
  cosses cost cots couch couches couching county cove covert crasis crass crate crated crating
  cred creed cress crises crosse crow culled culling culls cunt cunts cure curios curried currier
  curries curry currying curse curses curtain cutch cutches cuties cyclist daft dairy daring date
  dawn daws dead deal deary decade decades decode decoded decodes decoding deffer deign delate
  delver delvers deportment descried detail diagnoses diner ding dink directer discus distract
  dive dives diving doable doers doily dong door doted dotes dove dram drank drat draw dries drift
  drifting drifts dripped dross droves droving drown drunk duffer dunner eared earl ease eased
  elevon ende enrol ensue envelop eras erose ether even evens ever exchange excite exert exerts
  exit exited exiting exits exorcise exorcises expanse expansive exports expression face fact fail
  fairy fall falling fallow fallowed fallowing fallows fame familie fanny farce fared farmer farms
  farther fats fault faxed faxing feces feel feer fees felled felling fellows fells fending fends
  fenny fester ficus fiend fiends file files filing fill fils find finger fining finings finis
  finny fins firm firmer firs fist flam fled flees flexile flied fling floes fluctuation flues
  flume flumes fluor foiled foiling foils fond font food footnote forbid fore forgat forgave forge
  forges forgo form forme fort forth foster four foxed foxing fried frighten frit frosh frow
  froward froze fucus fueling fuels fulfil fulled fulling fulls fund funded funding funds gals
  geed geest genera gest gilt give gloss glosses glow goal gong gown grad gree greet gride groat
  grow guarantied gust gusts gutting hades hags hale hales halls hames hand handing handle
  handless hang hard hardy haring harry hart harts hause have haves head hear heat heath heathy
  heaver heeding heirs hell hells help helve helves herd herder hers hide hies hight hill hinds
  hippy hiving hoard hoars hodden hods hoers hoes hold hole holing hols home homos hones honesty
  horse hose hoses hosing host hots hour hubby hulls hurst hurt huts idea ides impassible incudes
  infirm insect instill interruption invitee invitees involve item joins joint keep kids kind
  kittle knack know lability lacked laded lading lads lagged lakes land lanes larges largo lasing
  lass last lasting late lats latter lauder lave laved lavers laves laving layer lead leal lean
  leaned leaning leans leas legged leman lends lessens lesson lest levers libel libels licensee
  licked lied liens lies like line lined linger lings list liter litter litters live lively livers
  livid load loader loaders loading loan loaves locution locutions loess loins loner longe longs
  look loons loos looses loosing lose loss losses lough love lover loves lovey loving lucked
  lugged lugs lung lunger lusting lusts magi make maker makos males manages manday mandays mange manger mangers
  mans marc marge maser massage massages massed masses massing mater maters math matte mattes
  maxed meal mean meat meats meddle medial mediation meet menage mended menu mere mesic messed
  messes messing metes meting mikes miking mile milos mils minding mined mines minis minium minuet
  minuets missus mister mither moaning moans modal mode modes mokes moles moral morels mosses moth
  moths move movement muddle mules mullion munday murals mussed musses mussing muster mutter mutters myth
  nail name nates need needless nether newcomer nigh noes noons noose norther nose note noting
  noun nous nuclear nuder nuns objet obligee oder odors open operate opes opined opining orang
  outdate pace paces package packed packet packs padding page pain paint painted painting paints
  pair pane panes panned panning pans pant papular pared paren parens paries paring park parkin
  pars parson part pase passible passus past pasta pasted pasts patch pate patent patents pates
  pats patten patter pays peak peas peasant pecked pecks peeks pelite pencel perked perking perks
  persona pervious pests petty phenix phons physic pice pick picket pics piked pint pints piper
  pipers pissed pisses pissing piste pith plan planed planing plats play pleas ploce ploys pocked
  pocks podding polices pond pone pones poof poplar pored portion ports pose posed posses post
  postpone potion potions pots prase prats precess precessed precesses precessing prediction
  prefect preform preforming premise premised premises prescribe prese preset prevision pried
  pries prise processor prod prof programm promisee promisees promote proposal pros proscribed
  proscription prove pubic pucks pule pules puls purse pusses quack quit quota quotas radii rads
  rage rages rales rally rang ranging rank rate rater rathe ratted ratting raver ravers read reap
  recant recaption recept recoding recognizee recover reds reeding reeds reedy reefer regard
  regulation reign reigned reigns reined relate relay relies rely remain remand repay researcher
  researches resect reset resin resined resins resit resits retie reties retiree retirees retries
  retuning reuse revere revered reveres revers reverso rewrote ricing ridding rifer rigs riled
  riles ring rinks rise rive rives roach roaches road roams rods roes role roods room roses rote
  roughy rout rover rovers rued rues rule rungs ruses rusted sadden sage sages sale salesmen
  sallow sally salved salver sand sanding sands sapped sapping sate sated sates save says scape
  scare scared scone scop scree scrip seal seams seas seat secretory secund seem seen seep seeping
  seeps sees segment seite self sell selves send sene senor sens sent sept sere serous servo sets
  shacked shaft shafts shard shell shelve shewing shewn shews shies shill shine shins ship
  shipping shire shirt shit shits shoat shoats shoer shool shoot shoots shop shore shored shot
  shots show shred shucked shut shuts sicks side sides sift sifts sigh sightly sign sill sills
  simmer sine sines sing singe singed sings sins sipped sipping sips site siting sits size skill
  skulls slapped slats slid slit slits slitting sliver slopped slot sluts smoko socked sodden
  soddenly soiling soke soled soles solve solver sone sopped sopping sops sore sorely sort sorter
  sots sower sowing sown sows spacial spae spake spar sped spice spike spilt spire spit spitting
  splat splatting spore sport spots sprang sprig sprung spurts squire stack stacks stag stags
  stair stall stane star stare stared starring stars stating statistic stats status stay stead
  steam steel steeps stela step stepped stepping stere stick stiff stirs stock stocks stocky stoke
  stole stolon stoops stop stor stores storing straggle straggling strake strangest stree string
  stringer stronger stroy struct strung stull style stylus succuss suck suction suctions suit
  sully summery super suppler suppose surly swat swig swung symptom tabes tabla tablas tach taches
  tack tacket tacking tacks tail tails tain takas take takin tale tales talk tamer tames tams tank
  tanked tanks tared targe tarns task tass tasting taxis team teas teat teats tech teds teems
  teenage tees tell tels tend tennos tens tent term terns test testimonial teth than thanking thee
  thees therefor thin thins thong thongs thrawn threw throe thunk thunks ticks tied tier ties tile
  tilling tills time ting tings tire tittle tittles toady tody toils token tokes toking tolling
  tolls tomes tons tool topi tough town tows trace tracing trad transfer trave tread tree treed
  tres tret triad trials trick tricking trie tries troat troated troats troth trough trouser trow
  trucking trucks trued trues tuck tucket tuned tuning tuns turn tusks tuxes type typos undine
  unis unit unite untied upward util vale vales veery verb vial vice vide vies view vita vocation
  volley wadding wage wags waist wait waked waking wale waled waling walk walling wander wandering
  wands waned want wantad warding wards weakly week wees weir welling wends were wether wetness
  whee whit whither whore whoso widow widows wight wigs wile wiling willet wind winder wing wins
  wird wished wist witch witching wite with wits woald woks wold wonted word wore work wort wrest
  wring writ writs wroth wrung wurst yard year yeas yeld your yous
`;
