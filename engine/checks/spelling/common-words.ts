/** Words that are written often, of five letters or more; one slip away from them is a misspelling. */
export const commonWords = `
  abandon about above absence absolutely accept accepted access accident accommodate accordance
  account accountant accountants accounting accounts achieve achievement across acted action
  actually added additional address addresses adjective admission admits adopt adult advance
  advantage advertised advertisement advertising advice advise advised advisers advises advisory
  afford affordable afraid after afternoon afterwards again against agency agenda agent agents
  agree agreed agreement agreements agrees ahead aircraft airport alarm alike alive allow allowance
  allowed allows almost alone along aloud already alter always amazing amount anniversary announce
  announcement announces annoying annoys another answer answered answering answers anxiety anybody
  anymore anyone anything anyway anywhere apart apology appear applause apple application apply
  appointment appointments approach approved approves approximately archived argue argument
  arithmetic around arrange arranged arrival arrive arrived arrives article ascend ashamed ashes
  aside asked asking asleep assessment assistant association associations assumptions attach
  attached attacked attend attendance attended attendee attendees attention attorney audience
  audiences audio august authentic author authorities authority automate automatic automatically
  available average avoid avoiding awake awareness awful background backs backwards badge badly
  baked balance bands bargain basement basis basket bathroom beach beard bearing beats beautiful
  became because become becomes before beforehand began begin beginner beginning begins begun
  behave behavior behind being belief beliefs believe believed believing belong belonged belongs
  below bench bends benefit benefits beside besides better between beyond bicycle bicycles biggest
  bills biography biscuit biscuits black blame blank block blocked blocks blood blueprint board
  boards boils bonus bonuses booked booking books bookshop boots bores boring borrow borrowed
  borrows bothered bottle bottom bought bounce boundaries boundary boxes brake brakes brand brave
  breach bread break breakdown breakfast breaks breakthrough breath breathe breathing bricks bridge
  bright brighter brilliant bring bringing brings broad broke broken brought budget build building
  burned burning burnout burnt business businesses button buyer buyers cables calculator calendar
  calendars called calling calls camera cameras campaign camps cancel cancellation candidates
  cannot capacity career careers careful carefully carpet carried carrier carries carrot carrots
  carry carrying cases catalog catch catches category catering cause causes ceiling certain
  certainly certainty certificate chain chair chairs challenge challenges chance change changed
  changes changing chapter chapters character charge charged charm charming chart chase chases
  chasing cheap cheaper cheapest check checked checking checklist checklists checks cheese chest
  chicken chief child children choice choose chooses chopped chopping chose chosen circle cities
  civil claim clarity class classes clause clean cleaned cleaning clear clearer clearing clearly
  clever click client clients climbed climbing climbs clinic clock close closed closer closes
  closing clouds cluster coach coaches coaching codes coding coffee collar colleague colleagues
  collect collected collects college column columns comes comfortable coming comma comment comments
  commission commit commitment committed committee common communicate communication community
  companies companion company compare compared comparison competent competition complain complained
  complaint complaints complete completely complications compliment complimentary concentrate
  concept concern concerned concerns condition confidence confident confidential confirm
  confirmation confirmed confirming confused conscience conscious consent consented consents
  consequences conservative consider considerable consistent consultant consultation contact
  content contents continue contour contract control controller controls convenient conversation
  conversations convert conviction cooked cookies cooking cooks copies corner corners correct
  corrected correcting correction corrects correspondence corridor costing costs could counsel
  count counted counter country counts course courses cousin cover covered covering create created
  creating credit cried criminal crisis critical cross crossed crosses crossing crowd crying
  cupboard curious curve customer customers cutting cycle cyclists daily danger dated dates datum
  daughter daylight deadline dealt death december decide decided decides deciding decision
  decisions decline defend definitely delay delayed delete deleted deletes deletion deliver
  delivered delivers delivery department depend depended depends describe described description
  deserve design desperate destroyed details develop development deviation diagnosis diary dictate
  differ difference different differently difficult difficulties difficulty digital dinner
  direction director disagree disappear disappears disappoint disappointed discharge discipline
  discount discover discovered discovery discretion discuss discussed discussion disorder display
  disrupt disruption distinction district disturb divide divided divorce doctor doctors document
  documents doing dollar dollars domain doors dotted double doubles doubtful download downloaded
  downloading downloads draft drafting drafts drama drawing drawn draws dread dress drink drive
  driven drives driving dropped drove during earlier earliest early earned easier easiest easily
  eaten eating edited editing effective effectively efficiency efficient effort eight eighth either
  elementary eleven eliminate elsewhere email emails embarrass embarrassed emergency emotion
  emotional employ employee employees employer empty ended ending enemy energy engine engineer
  engineers enough enroll ensure enter entertained entirely entrance entrepreneur entrepreneurs
  entries entry envelope environment equipment erase erased error errors especially essential
  essentials establish established estate estimate estimated estimates evening evenings event
  events every everybody everyday everyone everything everywhere exact exactly example examples
  excellent except exception exchanged excited exciting exclusive executive executives exercise
  exercises exhausted exist existence existing exists expect expected expedition expense expensive
  experience experienced experiences expert experts explain explained explaining explanation export
  exposure expressions extra extraordinary extremely faces facing facts failed failing fails fairly
  falls familiar families family famous fascinating faster faults favorite favourite feared feature
  features february feedback feeling feelings feels fellow fence fewer field fields fifteen fifth
  fifty fight fighting figure figures filed filled filling fills final finally finance financial
  financially finding findings finds fingers finish finished firms first fixed fixing flame flames
  flexible flies flight flood floor flour fluctuations flying focus folder follow followed
  following follows foods foolish footnotes forbidden forbids force foreign forget forgets forgive
  forgot forgotten former forms fortnight forty forward forwarded forwards found foundation founded
  fourteen fourth freedom freelance freelancer frequent frequently fresh friday fridays friend
  friendly friends frightened frightens front frown frozen fruit fulfill function funny further
  future gained garage garden gardens general generate generation generous gentle genuine getting
  given gives giving gladly glance glass glasses global globally glowing glows goals going goodbye
  government grade grammar grandfather graph grateful great greatest greed green grief ground group
  groups grown grows growth guarantee guaranteed guard guess guessing guest guests guidance guide
  guides guilt guilty habit habits haircut halve halves handed handful handles handling hands hangs
  happen happened happens happier happiest happiness happy harass harder hardest hardly harmless
  having heading headline health healthy heard hearing hears heart heavier height hello helped
  helpful helping helpless helps herself hesitate hidden hides hiding higher highest highway hills
  himself hiring hobby holding holds holes holiday holidays homes honest honestly hopeless horizon
  horses hospital hospitals hosts hotel hours house household houses housing however human hundred
  hundreds hungry hurry hurts husband ideal ideas identify identifying illness imagine immediate
  immediately implement implementation importance important impossible impressive improve improved
  improvement improving incident include included includes including income incomplete increase
  increased incredible independent individual inflation influence inform information initial
  initials initiative inside insight insights inspect inspection inspiration inspiring install
  instant instantly instead instruction instrument insulting insurance intelligence intention
  intentions interactive interest interested interesting interior internal interrupt interruptions
  interview interviews introduce introduction invented invest investigation investment invitation
  invite invited invites involved island issue issues items itself january joined joints journal
  journey judge judgment juice keeps kettle keyed kindly kinds kitchen knife knock knowing
  knowledge known knows label labels laboratory ladder landed lands language large largest lasts
  later laugh laughed laughing launch lawyer leader leaders leadership leading leads learn learned
  learning learns least leave leaves leaving lecture lectures legal lemon length lessons letter
  letters level leverage liability liaison liberty library license licensed light lighter lights
  liked likely likes limited lines linked listen listened listener listening listens listing lists
  little lived lives living loads loans local location locations locked logged longer longest
  looked looking looks loses losing louder loved lovely lovers lower lowers loyal lunch lungs
  luxury lying machine magic magnet maintain maintenance makes making manage management manager
  managers manner march margin marked marker market marketing marking marriage master masterclass
  masterclasses match matched material materials matter matters maximum maybe meals meaning
  meaningful means meant measure measured measures measuring medical medicine meditation medium
  meeting meetings meets member members membership memory mending mention mentioned mentions menus
  merely merge message messages method middle midnight might miles million minded mindful mindset
  minimum minus minute minutes mirror missed misses missing mission mistake mistakes mixed model
  modern modest moment moments monday mondays money monitor monitors month monthly months morals
  morning mornings mostly mother motivation mountain mouth moved movements moves moving multiply
  music myself myths nails named names naming natural naturally nature nearby nearer nearest nearly
  necessarily necessary needed needle needles needs negotiate neighbor neighbour neither nerve
  nerves nervous network never newcomers newly newsletter nickel night nights ninety ninth nobody
  noise nonsense normal normally north northern noted notes nothing notice noticeable noticed
  notices nouns november number numbers nurse nurses nutrition object objection objects obligation
  oblige obstacle obtain obvious obviously occasion occasionally occur occurred ocean october
  offended offer offered offering offers office offices often older oldest ongoing online opened
  opening opens operates opinion opportunities opportunity option optional options orange order
  ordered orders ordinary organisation organization organize original other others otherwise
  ourselves outcome outdated outside overdraft overdue overlap overnight overwhelm overwhelmed
  owner owners oxygen packages pages pairs paper papers paragraph parallel parent parents parked
  parking parks parrot participant participants participate particular particularly parties partner
  partners parts passed passes passing passion passive paste patience patient patients pattern
  pause paying payment peace peaks pencil people percent perfect perfectly perform performance
  performing perhaps period permanent permission permitted person personal personally personnel
  perspective phoenix phone phones photo photograph physics picked picks picture piece pieces pitch
  pizza place places plain plainly plane planes planned planning plans plant plastic plate plates
  plays pleasant please pleasure plenty pocket point pointed pointing points policies policy polite
  popular portions position possess possession possible possibly posted postponed posts potential
  pound poured power powerful practical practice practices praise precious predictions prefer
  preferred prefers pregnant preparation prepare prepared prescribed prescription present
  presentation press pressure pretty prevent previous price priced prices pricing primary principal
  principle principles print printed privacy private privilege probably problem problems procedure
  proceed process processed processes processing processors produce product productive productivity
  profession professional professionals profit profitable program programs progress project
  projects promise promised promises promoted promotion proof proper properly proposals prose
  prospect protect proud proven proves provide provided provision psychology public publicly
  publish pudding pulse purchase purpose pursue quality quantities quarter question questions queue
  quick quickly quiet quieter quietly quite quits quitting quote quoted quotes racing radio rained
  raise raised raises range ranges ranks rarely rated rather rating reach reached reaches reaching
  reacting reader readers reading readings reads ready realize really reason reasonable reasons
  rebuilt recap receipt receive received receives receiving recent recently reception recipe
  recipes recognize recollection recommend recommendation recommended reconcile record recording
  recordings records recovers recovery reduce reduced refer referred refund refuse regards regional
  register registered registering registers registration regret regular regularly regulations
  related relation relationship relationships relative relaxed release relevant reliable relief
  religious relocation remaining remains remedy remember remembers remind reminder reminders remove
  removed renew repair repairing repeat repeating repeats repetition replace replaced replaces
  replay replies reply report reports request requested requests require required requirement
  requires research researchers resent reservation reserve reserved reserving resign resigned
  resigns resist resource resources respect respond response responsibility responsible restaurant
  rested result results retire retires retreat return returned returning returns revenue reverse
  reversed review reviews rewrite rhythm riding right ringing rings rises rising river rivers roads
  roles rooms roughly round rounds route routine routines ruined ruled rules running safety sailing
  salary sales salesman sample samples sandwich satisfaction satisfied satisfies saturday saturdays
  saved saves saving saying scale scales scanned scene schedule scheduled schedules scheduling
  school schools science scope score scored screen script scroll scrolling search season seats
  second seconds secret secretary secrets section sections secure security seeing seems segments
  seldom select selling sells seminar sending sends senior sense sensible sentence sentences
  separate separately september series serious serve served service services session sessions
  setting settle settled settles seven seventh several shall shape share shared sheet sheets shelf
  shelter shelves shift shifts shines ships shocked shopping shops short shorten shortens shorter
  shortest should shout shouts shower showing shown shows sight signature signed significant signs
  silence silent silly silver similar simple simply since sincerely single sister sitting situation
  situations sixth sixty sized sizes sketch skills skipped skipping sleep sleeping sleeps slept
  slice slide slides slightly slipped slogan slots slowest slowly small smaller smallest smell
  smile smoke social software solution solutions solved somebody someone something sometime
  sometimes somewhere sooner soonest sorry sorted sorting sorts sound sounds source space spare
  speak speaker speakers speaking speaks special specific speech spend spending spent split
  splitting spoke spoken sponsor sports spring square staff stage stages stairs stand standing
  stands staring start started starting starts state stated statement statements states station
  stations statistics stayed staying stays steady steal steps sticks sticky still stolen stomach
  stone stood stopped stopping stops store stored stories storm story straight strange stranger
  strategic strategies strategy stream street streets strength strengths stress stressed stretch
  strict strictly strike stroke strong strongest struggle struggling stuck student studio stuff
  styles subject subjects submit subscribe subscription substitute succeed success successful
  successfully sudden suddenly suffer sufficient sugar suggest suggestion suggestions suite suits
  summary summer sunday sundays sunlight sunrise superb supervisor supervisors supplier supply
  support supported supposed surely surgery surname surprise surprised surprises surprising survey
  surveys survive survived survives swallow swapped swapping sweat sweet swimming swing symptoms
  system systems table tables taken takes taking talent talked talking talks target tasks taste
  tasted taught taxes taxpayer teach teacher teachers teaches teams technical technique techniques
  technology teenager teenagers telephone telling tells template templates temporary tended tends
  tennis tenth terms terrible terrifying tested testimonials testing tests thank thanked thanks
  their theirs themselves therapy there therefore these thing things think thinking thinks third
  thirty thoroughly those though thought thoughts thousand thousands thread three threshold through
  throughout throw thrown thursday thursdays ticket tickets tiles timer times tired title titles
  toast today together tomato tomatoes tomorrow tonight tools topic topics total totally touch
  touched touches toward towards towns traced track tracking tracks trade trades traffic trail
  trails train trained training trains transcript transfers transform transformation transformed
  transition translator travel treat treated treatment treats trees trial tricks tried trigger
  trouble trousers truck truly trunk trust trusted truth trying tuesday tuesdays turned turning
  turns twelfth twelve twentieth twenty twice tying types typical unbearable unclear uncomfortable
  unconscious under understand understanding understood undone unfinished unfortunately unhappy
  unified union unique united units university unless unlock unnecessary unpleasant unsubscribe
  unsure until unusual unwelcome upstairs upwards urgent useful usual usually vacation valley
  valuable value valued values variance various vegetable vegetables vendor verbs verdict version
  versions video videos viewing views village virtual vision visit visitor visits vital vitamin
  voice volume wages waited waiting waits walked walking walks wallet wanted wants washed watch
  watching water weather webinar webinars website wedding wednesday wednesdays weekday weekend
  weekends weekly weeks weigh weight weird welcome welcoming wellness whale whatever whenever where
  wherever whether which whichever while whistle white whoever whole whose width willing window
  windows winds wings winter within without witness woman women wonder wonderful wondering wording
  words workbook worked working workout works workshop workshops world worried worries worry worse
  worst worth would wrist write writer writes writing written wrong wrote yards yearly years
  yesterday yield youngest yours yourself
`;
