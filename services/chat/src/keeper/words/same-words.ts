/** Words that are said in several ways, by the one under which they are looked for. */
const table = `
price: cost costs costing expensive cheap fee fees charge charges charged pricing priced afford pricey cheaper cheapest quote
pay: payment payments paying paid invoice bill billed billing receipt paypal visa mastercard klarna instalment instalments installments
mother: mum mom mommy mama mothers maternal
father: dad daddy papa fathers paternal
grandmother: grandma granny nana nan gran grandmothers
grandfather: grandpa granddad grandad grandfathers
grandparent: grandparents
compute: determine determined determines determining decide decides decided formulae calculate calculated calculates calculation calculating computed computing computation computes worked derive derived formula formulas
picture: photo photos photograph photographs pictures image images pic pics jpg jpeg png snapshot
upload: uploads uploaded uploading attach attached attachment attachments
delete: erase erased deletes deleted deleting deletion erasing removal wipe wiped wiping purge destroy forget
email: emails mail mails e-mail e-mails
phone: mobile smartphone iphone android cellphone
device: devices tablet ipad laptop computer computers pc
ascendant: rising asc
gem: gemstone gemstones gems birthstone birthstones stone stones jewel jewels crystal
mistake: mistakes typo typos error errors misspelled misspelt misspelling wrong incorrect misprint slip blunder misspell
correct: fix change changes changing changed edit edits editing modify update amend alter altered adjust revise rectify mend swap repaired repair
delivery: deliver delivered delivers ship ships shipping shipped shipment postage arrive arrives arrival parcel parcels package dispatch dispatched courier
order: orders ordering ordered buy buying purchase purchasing
print: printed printing prints printer
invite: invited invites inviting invitation invitations
expire: expires expired expiry expiration expiring lapse
role: roles level levels permission permissions rights privilege privileges
encrypt: encrypted encryption encrypts https ssl
privacy: private confidential
submit: submission submitted submitting submits
predict: foretell foretells foresee prophecy forecast predicts prediction predictions
reuse: reused copied
join: joined joins joining
allow: allowed
valid: validity
sell: sold sells selling resold
access: accessible accesses
cancel: cancelled canceled cancelling
secure: security safe safely safety hacked hack hacker hackers breach leak leaked stolen steal protected protection
colour: color colours colors
centimetre: centimetres centimeters centimeter cm
kilogram: kilograms kilos kilo kg kilogramme
length: long size
accurate: exact exactness precise precision accuracy reliable
form: questionnaire survey
copy: copies duplicate
version: versions
data: information info
record: records
required: mandatory compulsory obligatory necessary obliged
unknown: unsure
forgot: forgotten lost lose losing vanish vanished disappear disappeared
quick: fast
zodiac: horoscope starsign
somebody: someone anyone anybody
remove: removes removed removing
husband: wife partner spouse boyfriend girlfriend ex fiance fiancee
twin: twins triplets
married: marry marriage wed
conception: conceive conceived
sign-in: login logon signin
human: person people
animal: animals
watermark: watermarks watermarked
sibling: siblings brother sister
language: languages translate translated translation
hour: oclock
doctor: midwife obstetrician nurse doula doctors midwives
size: dimensions dimension
binding: hardcover hardback paperback softcover softback bound
refund: refunds refunded reimburse reimbursed reimbursement moneyback
undo: withdraw withdrawn retract rescind unapprove
approve: approval approved approving signoff confirm confirmed confirmation authorise authorize
stuck: hanging hangs frozen freezes spinning loading stalled
spam: junk
draft: unfinished incomplete halfway half-done half-finished half-filled
crash: crashed battery
pause: break interrupt interrupted
town: hamlet village villages countryside city cities
relative: aunt uncle cousin godmother godfather godparent godparents niece nephew relatives relation in-laws inlaws
advertising: advertiser advertisers advertise advertisement ads ad marketing
contact: hotline helpline helpdesk support representative
nonsense: rubbish hoax fake bogus superstition mumbo hocus
gift: gifts gifting
older: adult adults grown-up grownup grown teenager teenagers toddler toddlers
unborn: pregnant expecting expectant
divorced: separated divorce split
samesex: gay lesbian queer
ounce: ounces oz
pound: pounds lb lbs
gram: grams grammes
weight: weigh weighed weighs heavy heavier
height: tall
page: pages sheets sheet
passcode: pin
register: registered registering
revoke: unshare uninvite kick ban block exclude
together: simultaneously simultaneous parallel concurrently
restore: restored restoring revert rollback
comment: comments commented commenting remark remarks note notes
limit: limits maximum max
refuse: refused refuses reject rejected rejects
alphabet: alphabets scripts
moon: lunar moons
retrograde: backwards backward
internet: wifi network web
hospital: clinic maternity
surname: surnames
caretaker: carer caregiver caregivers guardian guardians babysitter
race: ethnicity ethnic
nationality: citizenship citizen
scientific: scientifically science scientist scientists evidence
random: randomly chance
deceased: widow widowed widower
authority: authorities government council registrar registry embassy consulate
finish: finished finishing complete
preview: previews
duplicate: duplicates
`

/** The word under which another one is looked for. */
export const wordOf: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', others = ''] = line.split(': ')
      return others.split(' ').map((other) => [other, word] as const)
    }),
)
