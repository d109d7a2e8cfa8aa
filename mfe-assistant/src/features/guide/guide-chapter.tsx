import type { CompanionGuide } from '@shared/contracts/companion-guide'
import { Field, FieldName, Lines, Stage, Title } from './guide-style'

type Stages = CompanionGuide['timingCycles']['lifeStages']
type Told = string | string[] | Stages

const isLines = (told: string[] | Stages): told is string[] => told.every((one) => typeof one === 'string')

// Minutes of arc do not break from their degrees.
const bound = (text: string) => text.replace(/(\d°) (?=\d)/g, '$1\u00a0')

const List = ({ lines }: { lines: readonly string[] }) => (
  <Lines>
    {lines.map((line) => (
      <li key={line}>{bound(line)}</li>
    ))}
  </Lines>
)

const Content = ({ told }: { told: Told }) => {
  if (typeof told === 'string') return <p>{bound(told)}</p>
  if (isLines(told)) return <List lines={told} />
  return told.map(({ ageRange, theme, opportunities }) => (
    <Stage key={ageRange}>
      <h5>
        {theme} <span>{ageRange}</span>
      </h5>
      <List lines={opportunities} />
    </Stage>
  ))
}

interface GuideChapterProps {
  title: string
  /** Headings by the name of the field, in order. */
  fields: Readonly<Record<string, string>>
  told: Readonly<Record<string, Told>>
}

/** A chapter: each of its fields under its heading. */
export const GuideChapter = ({ title, fields, told }: GuideChapterProps) => (
  <section>
    <Title>{title}</Title>
    {Object.entries(fields).map(([name, label]) => {
      const content = told[name]
      return content === undefined ? null : (
        <Field key={name}>
          <FieldName>{label}</FieldName>
          <div>
            <Content told={content} />
          </div>
        </Field>
      )
    })}
  </section>
)
