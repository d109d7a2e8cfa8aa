/** @jest-environment node */
import styled from 'styled-components'
import { remoteContractVersion } from '@shared/contracts/remote-app'
import { renderFirstScreens } from './render-first-screens'

const Word = styled.b`
  color: green;
`
const Plain = styled.i``
const Line = styled.p`
  ${Word}:hover & {
    color: red;
  }
`
const Page = () => (
  <Line>
    <Word>Amara</Word> <Plain>Lind</Plain>
  </Line>
)

it('leaves a first screen the classes that its rules name, and no others', () => {
  const app = { name: 'mfe-wizard', contractVersion: remoteContractVersion, routes: ['/'], Component: Page }
  const [screen] = renderFirstScreens(app, [{ path: '/', address: '/' }])
  const { html = '', css = '' } = screen ?? {}
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  // The word has a rule of its own, and is named by the line's; the line has one; the plain one none.
  expect(classes).toHaveLength(3)
  for (const name of classes) expect(css).toContain(`.${name}`)
  expect(html).toContain('<i>Lind</i>')
})
