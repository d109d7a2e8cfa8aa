import { phrasingsOf } from './phrasings'

/** Further single facts of the form: its bar, its steps, its counters and its draft. */
export const ofFurtherFactsOfTheForm = phrasingsOf({
  'form/area-names': `
    what is the Chronicle of Birth
    what is the Final Inscription
    what does Physical Codex mean in the form
    what is the part called Provenance
    the step has two names, why
    what are the areas of the steps called
    which step is the Chronicle of Birth
    where is the Physical Codex part
    why does it say Identity above the first step
    area names of the form
    second title over each step
    Provenance, which step is that`,
  'form/step-titles': `
    what is the third part called
    what is the name of the last page of the form
    what are the five steps called
    titles of the steps
    what is step 2 called
    name of the fourth step
    which step is The Sacred Moment
    which step is Lineage & Bonds
    what is Form & Essence
    names of the pages of the form
    how are the sections named
    the first step's name`,
  'form/side-picture': `
    why is there a picture beside the form on my laptop but not on my phone
    the picture next to the step is missing on my phone
    what is the image at the side of the form
    the drawing beside the step, what is it for
    no pictures on my mobile
    picture with a caption next to the questions
    why do I not see the plate beside the form
    the artwork at the side of each step`,
  'form/bar-buttons': `
    what buttons are at the bottom of the form
    which buttons does the form have
    what is in the bar at the bottom
    buttons under the questions
    bottom bar of the form
    what can I press at the bottom of each page
    list the buttons of the wizard
    the three buttons at the foot of the page`,
  'form/scroll-top': `
    why does the page jump to the top each time
    the page scrolls up when I press next
    it scrolls to the top after every step
    why am I at the top of the page after previous
    page moves up by itself when changing the step
    jumps up when I go on
    scrolls by itself after next`,
  'form/skip-ahead': `
    can I skip ahead to the last step
    can I jump straight to step 4
    may I fill in step three first
    can I do the steps in another order
    skip a step and come back later
    can I leave a page half empty and go on
    jump over a step
    can I click on the numeral V to get there
    is it possible to go to the end without filling in all`,
  'form/attest': `
    which button sends the form in the end
    where is the send button
    how do I send it off
    what do I press to finish
    I am done filling in, how do I hand it in
    cannot find where to send the form
    how do I submit`,
  'form/review-read-only': `
    can I change stuff directly on the summary at the end
    typo on the summary page, how do I correct it
    can I edit on the review page
    the last page does not let me change anything
    I saw a mistake on step five before sending
    is the summary editable
    fix something in the review before submitting
    why can I not type on the last step`,
  'form/review-place': `
    is there a place where I can read everything again before I send it
    can I check all my answers before sending
    where do I see a summary of what I typed
    overview of my answers before submitting
    can I look it all over at the end
    where can I proofread what I entered
    is there a review before I submit
    do I see it all once more`,
  'form/not-provided': `
    why does it say not provided next to some things
    what does not provided mean
    not provided in the summary
    the review says not provided
    it shows not provided for the hospital
    do I have to fix not provided
    will not provided be printed`,
  'form/summary-hospital': `
    do hospital and doctor show up in the summary at the end
    is the doctor shown on the review
    does the summary show the name meaning
    is the hospital name in the review
    does step five list the attending doctor
    hospital missing in the summary?
    are all my answers in the summary`,
  'form/counts-when': `
    does an answer with a mistake in it count as answered
    when does a question count as answered
    I filled it in but questions left did not go down
    why did the counter not change after I typed
    does a wrong answer count in the counter
    does an invalid field count as done
    which answers are counted as filled
    the number stays the same although I answered`,
  'form/counts-switches': `
    do the checkboxes count as questions in the counter
    is time unknown counted as a question
    do units count in questions left
    are the toggles counted
    do hidden fields count
    does the tick box count as a question
    what is not counted in questions left`,
  'form/this-step': `
    what does THIS STEP: 3/7 mean
    this step 2/12?
    what is the x/y under questions left
    the numbers after this step
    how many questions has this step
    THIS STEP counter
    two numbers with a slash in the questions card
    what does 4/11 on the card stand for`,
  'form/large-number': `
    what is the big number on the right
    the number 43 in the box, what is it
    what is the box with questions left
    big number in the questions card
    it says 38 questions left
    11 questions left, is that a lot
    what does the large figure on the card count`,
  'form/percent-80': `
    it says 80% on step five
    why 80 percent at the end
    stuck at 80
    the last step shows 80 percent
    progress 80 although I am at the end
    progress bar stops at 80
    80% and cannot get further`,
  'form/percent-95': `
    why does it never say more than 95
    I am on the last page, why is it not at 100
    stuck at 95 percent
    progress stays at 95
    95% what is missing
    when does it reach 100 percent
    bar does not get to a hundred
    everything is filled in but it says 95`,
  'form/progress-label': `
    what is that progress thing with a percentage
    what does the progress bar show
    the bar called progress
    is the percent rounded
    the percentage at the top of the form
    progress 40% what of
    what does the bar with percent mean`,
  'form/star': `
    what does the little star mean
    what is the asterisk for
    why do some fields have a star
    star next to the field
    the red star
    the symbol beside first name`,
  'form/optional-submit': `
    can I submit with half of it empty
    can I send it without filling in everything
    may I leave most of it blank
    is it ok to send it incomplete
    do I need to answer all the questions to submit
    I only know a few things, can I still send it
    what if I do not know half of the answers
    can I leave the family part empty and submit`,
})
