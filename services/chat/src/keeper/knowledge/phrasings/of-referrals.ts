import { phrasingsOf } from './phrasings'

/** What is a question of health, law or an emergency: it is asked here as any passage, and answered by a referral alone. */
export const ofReferrals = phrasingsOf({
  'referral/medicine': `
    her temp was 35.2, is she too cold
    is his head too small at 31 cm
    are blue-ish hands normal
    her poo is green
    he has not pooed for four days
    she spits up after each bottle
    how much should a 2 week old drink
    can I give him water
    when can she eat solids
    my nipples hurt
    is it ok to fly with a newborn
    his navel smells
    she has a blocked nose
    he cries for hours every evening what helps
    I feel so sad since the birth
    can blood type tell who the father is
    is O negative dangerous for the baby
    is lotus birth safe
    how long should one wait to clamp the cord
    how often does a newborn need to eat
    he drinks very little
    she won't take the breast
    how much milk does he need
    does he gain enough weight
    she lost weight after the birth, is that bad
    is 2.4 kg too light
    is my baby too small
    is her head too big
    his skin peels
    she has red spots in her face
    pimples on the baby
    his eyes are sticky
    her eyes are yellow
    is yellow skin normal after birth
    how warm should the baby's room be
    may he sleep on his tummy
    how many hours should a newborn sleep
    she sleeps all day, is that ok
    he does not sleep at night
    baby wakes up every hour
    how do I calm a crying baby
    how do I bathe a newborn
    when does the umbilical cord stump fall off
    how do I clean the navel
    which nappy cream is good
    does he need vitamin d
    should she be vaccinated
    is formula better than breast milk
    can I drink coffee while breastfeeding
    may I take a painkiller
    I have heavy bleeding after the birth
    my scar from the cesarean hurts
    when can we have sex again after birth
    I am so exhausted and cry all day
    I feel nothing for my baby
    could it be postnatal depression
    is a home birth dangerous
    is a water birth safe for the baby
    should I have a cesarean
    what is the risk of a vbac
    can I get pregnant again soon
    what does an apgar of 4 mean for later
    apgar of 5, will he be disabled
    is an apgar of 8 good
    his temperature at birth was low, should I worry
    is 38 degrees a fever
    her blood type is different from mine, is that a problem
    rhesus negative mother, what about the next child
    is my child developing normally
    when should he smile
    she does not hear well I think
    he squints
    is his breathing normal when sleeping
    hiccups all the time
    his belly is hard
    gas pains
    how do I swaddle
    is a pacifier bad
    teeth are coming, what helps
    can she have honey
    flat head from lying
    are premature babies slower
    he was born at 34 weeks, will he be ok
    was the placenta kept too long, is that dangerous
    should we keep the placenta
    is it harmful to cut the cord early`,
  'referral/law': `
    passport for baby if dad refuses to sign
    can I give my baby my surname without his father agreeing
    can his father claim the child
    can my ex take my child abroad
    how do I get the father off the birth certificate
    can the hospital be sued for a birth injury
    can we name her Queen legally
    does she get american citizenship if born there
    how do I change my baby's surname officially
    who has parental rights if we are not married
    does an unmarried father have rights
    must the father pay
    how much child support do I get
    am I allowed to move away with the baby
    may grandparents demand to see the child
    which names are forbidden by law
    do I have to register the birth within a week
    do I need the father's signature
    the father denies that it is his
    how do I prove who the father is
    can I put another man as the father in the register
    how long is parental leave
    do I get money from the state for the baby
    does our child become german by birth
    which citizenship does he have
    do we need a visa for the baby
    how does adoption work legally
    is surrogacy allowed
    may the other parent publish photos of our child
    can I sue the midwife
    the clinic made a mistake, what are my rights
    is a birth at home legal
    do I have to marry to give him my name
    can he lose his parental rights
    who decides if we do not agree on the name
    may the school see it
    is your certificate accepted by a court
    who inherits if we die
    how do I appoint a guardian for my child
    can I be fired while pregnant
    does my employer have to give me time off
    can I baptise the child without the father's consent
    we are getting divorced, who keeps the child
    she will not let me see my son
    can my mother get custody`,
  'referral/emergency': `
    baby does not react
    he just fainted
    she is not moving
    her whole body is shaking
    he cannot get air
    she is choking on milk
    she hit her head on the table
    he fell down the stairs
    the baby has swallowed something
    she drank from the bottle with cleaner
    he is bleeding a lot
    I cannot feel a pulse
    baby got burnt with hot water
    my partner has collapsed
    he has a fit
    the baby is coming now
    the baby is coming and we are in the car
    I am giving birth right now
    somebody is breaking in
    my husband is hitting us
    I need an ambulance
    she went blue and limp
    he stopped breathing for a moment
    his lips are a strange colour
    she is cold, floppy and hardly moves
    something is stuck in his throat
    he does not wake up
    there was an accident`,
  'referral/despair': `
    I do not want to go on
    everything is pointless since the birth
    nobody would miss me
    I am afraid I will hurt my baby
    I want to shake him when he cries
    I cannot bear the baby any more
    I wish I were not here
    I want to end it
    life makes no sense any more
    I am thinking of doing something to myself
    I hate my baby
    my family would be better without me`,
})
