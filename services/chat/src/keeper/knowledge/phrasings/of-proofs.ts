import { phrasingsOf } from './phrasings'

/** From submitting to the finished record. */
export const ofProofs = phrasingsOf({
  'proof/submit': `
    what happens when I press submit
    I have sent the form, what now
    how quickly do I get the proof
    how do I send the form off
    I am done with the form, what follows
    can I close the page after sending
    how will I know that it is ready
    what is codifying provenance
    did you receive my form
    when can I look at the result
    how long until I get my proof
    when will it be ready
    I pressed the button, now what
    I sent it, and now
    when will I see the preview
    how long until we get it to look at
    I pressed attest, what comes next
    do I have to wait on this page
    can I close the window while it works
    what does codifying mean
    will you write to me when it is ready
    how quickly is the proof made
    what happens to my answers when I am finished
    is it sent to print right away`,
  'proof/proof': `
    what is a proof
    can I see it before it is printed
    what are those letters across every page
    will the word proof be on the final book
    is there a preview
    how do I check that everything is right
    can I download the preview
    how do I zoom in on the pages
    why is my certificate stamped over
    what should I look for in the proof
    does the real one have the watermark too
    why are there lines over the preview
    why does it say proof on every page
    there is a stamp across my pages
    there are letters written right across it
    is the watermark on the printed one
    why is there writing across the page
    can I look at it before it is printed
    there is a big stamp over my preview
    will the grey letters be on the real one
    where can I check that everything is right
    can I see all the pages beforehand
    is the preview what I will get
    how do I open it in full size
    does the watermark go away
    what am I looking at on this page`,
  'proof/slow': `
    I have been waiting for ages
    the proof never finishes
    the page keeps spinning
    nothing appears on the proof page
    it says that the proof failed
    should I submit again
    I think I submitted twice
    my preview is empty
    it has been loading for half an hour
    making the proof went wrong
    an hour later still no proof
    error while making the proof
    it hangs
    it has been loading since this morning
    I have been waiting for an hour
    it keeps turning and nothing comes
    the preview is not there
    it has been loading forever
    did it crash
    it says failed
    should I send it again
    nothing has happened since I submitted
    the picture of the page is missing`,
  'proof/correct': `
    I spelled the name wrong
    I noticed an error after sending
    can I still change something
    how do I edit my answers once submitted
    the date on the proof is wrong
    I want to add something I forgot
    how do I fix a typo
    where is the edit button
    I put in the wrong weight
    we decided on another name
    can I redo the form
    do I have to start from scratch because of one mistake
    what is edit provenance
    can the birth weight be changed after submission
    I submitted with the wrong birth time
    one letter is missing in her name
    I left something out
    can I swap two names
    can a mistake still be repaired
    we made a mistake in the date and already sent it
    the hospital corrected her weight later
    I spotted a mistake
    there is a typo in grandma's name
    the date is wrong on the preview
    how do I fix a letter
    can I still change something after sending
    I wrote the wrong surname
    can I go back and edit
    we changed our mind about the middle name
    I forgot to put the weight
    something is missing in the proof
    the name is spelt wrong`,
  'proof/approve': `
    how do I say that it is fine
    what does approve mean
    who gives the go ahead for printing
    may my partner approve it
    can I approve it from my phone
    what happens once I approve
    I can't find the approve button
    the approve button is missing for me
    do both parents have to approve
    is approving the same as ordering
    how do I release it for print
    who has to give the final approval
    what do I click when everything is right
    when I say yes what happens
    who presses the approve button
    can my husband approve it
    does approving mean I buy it
    what does approve and continue do
    can grandma give the go ahead
    is approving final
    where do I say that it is fine
    do I have to approve it`,
  'proof/undo': `
    I approved by mistake
    can I take my approval back
    I changed my mind after approving
    how long can I still reverse the approval
    my record is locked
    I found an error after I approved
    can an approved book be reopened
    is the approval final
    how do I unlock my record
    what if a day has passed since approving
    I pressed approve too soon
    can an approval be withdrawn
    I clicked approve and then saw a mistake
    I saw a spelling mistake after I approved
    I approved it and now I found a typo
    a mistake turned up after I said yes
    am I stuck with it now that I have approved
    I pressed yes too early
    can I still change it after I said yes
    is it too late once approved
    take my approval back
    it is locked, what now
    how long can I change my mind after approving
    I noticed an error after approval
    approved by mistake
    can anything be changed after the approval`,
  'proof/email-missing': `
    I did not get any message from you
    no mail has come
    the email is not in my inbox
    I entered a wrong email
    how do I change the address the proof goes to
    could you send the email again
    it may be in the spam folder
    I no longer use that email
    the notification never came
    where do your emails go
    there is a spelling mistake in my email
    I have not received any email
    I have a new email address
    my email was misspelled
    I typed my email wrong, where does everything go now
    I did not get any mail
    nothing in my inbox
    I gave the wrong address
    you sent it to an old address
    the mail is not in spam either
    how do I change the email
    the message has not arrived
    can you send the mail again
    I mistyped my address
    no email about my proof`,
  'proof/success': `
    what is the page with the four steps at the end
    what does your birth bio is on the way mean
    what does finalizing mean
    it says data received
    what do I see on the last screen
    what does the timeline show
    what is the received screen
    what is the page with on the way
    it says on the way, what is on the way
    what do the four steps at the end mean
    what is the last page I see
    what is data received`,
  'proof/completed': `
    when is my record finished
    what does the status processing mean
    why is it still processing
    what does completed mean
    when is everything done
    is my record complete
    which states can a record have
    when is it done
    what does processing mean
    my record says processing
    is it finished now
    when is my record complete
    is it ready or still being made`,
})
