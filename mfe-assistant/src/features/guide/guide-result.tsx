import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { guideDisclaimer, guideWords } from '@shared/contracts/companion-guide'
import type { CompanionGuide, GuideSubject } from '@shared/contracts/companion-guide'
import { GuideActions } from './guide-actions'
import { GuideChapter } from './guide-chapter'
import { GuidePrint } from './guide-print'
import { Foot, Head, Lead, LeftOut, Panel, Panels, Result, Tab, Tabs } from './guide-style'

const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => (at + 1) % guideWords.length,
  ArrowLeft: (at) => (at + guideWords.length - 1) % guideWords.length,
  Home: () => 0,
  End: () => guideWords.length - 1,
}

/** The guide in seven tabs. All chapters are there, for the printer too; one is shown. */
export function GuideResult({ guide, subject }: { guide: CompanionGuide; subject: GuideSubject }) {
  const id = useId()
  const [shown, setShown] = useState(0)
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const [result, panels] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  // What was pressed last is gone: the guide goes on at its first tab.
  useEffect(() => tabs.current[0]?.focus(), [])

  /** A chapter is shown from its beginning: below the tabs, and on a phone below what of the head is still to be seen. */
  const show = (at: number) => {
    setShown(at)
    const tab = tabs.current[at]
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (!result.current || !panels.current || !tab) return
    panels.current.scrollTop = 0
    const head = panels.current.offsetTop - result.current.offsetTop - tab.offsetHeight
    result.current.scrollTop = Math.min(result.current.scrollTop, head)
  }
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(shown)
    show(next)
    tabs.current[next]?.focus()
  }
  return (
    // What scrolls is a tab stop of its own in Firefox and Chrome, without a name: the chapter in it has one.
    <Result ref={result} tabIndex={-1}>
      <GuidePrint />
      <Head>
        <Lead>
          {guide.firstName ? (
            <>
              For <bdi>{guide.firstName}</bdi>, born {guide.born}
            </>
          ) : (
            <>For the child born {guide.born}</>
          )}
        </Lead>
        <GuideActions subject={subject} />
      </Head>
      <Tabs role="tablist" aria-label="Chapters of the guide" onKeyDown={turn}>
        {guideWords.map(({ tab }, at) => (
          <Tab
            key={tab}
            ref={(element) => {
              tabs.current[at] = element
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${tab}`}
            aria-selected={at === shown}
            aria-controls={`${id}-panel-${tab}`}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => show(at)}
          >
            {tab}
          </Tab>
        ))}
      </Tabs>
      <Panels ref={panels} tabIndex={-1}>
        {guideWords.map(({ chapter, tab, title, fields }, at) => (
          <Panel
            key={tab}
            role="tabpanel"
            id={`${id}-panel-${tab}`}
            aria-labelledby={`${id}-tab-${tab}`}
            tabIndex={0}
            hidden={at !== shown}
          >
            <GuideChapter title={title} fields={fields} told={guide[chapter]} />
          </Panel>
        ))}
        <Foot>
          {guide.leftOut && <LeftOut>{guide.leftOut}</LeftOut>}
          <p>{guideDisclaimer}</p>
        </Foot>
      </Panels>
    </Result>
  )
}
