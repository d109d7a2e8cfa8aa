import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { firstScreenId, settingsAsDrawn } from '@shared/contracts/first-screens'
import type { FirstScreen } from '@shared/contracts/first-screens'
import type { HostProps, RemoteApp } from '@shared/contracts/remote-app'

/** What a remote says of one of its first screens. */
export interface FirstScreenRoute
  extends
    Pick<FirstScreen, 'path'>,
    Partial<Pick<FirstScreen, 'exceptQuery' | 'isForStrangers' | 'isForStaff' | 'script'>> {
  /** An address of that path, to draw it at. */
  address: string
}

/** The host as a page finds it that nobody has touched: nobody signed in, the theme of the device, default settings. */
const host: HostProps = {
  session: { user: null, isLoading: false, setUser: () => undefined },
  notify: () => ({ dismiss: () => undefined }),
  navigate: () => undefined,
  Slot: () => null,
  theme: { name: 'system', choose: () => undefined },
  settings: settingsAsDrawn,
}

/** What comes in by an animation is there from the start; what moves for ever moves. */
const inside = `#${firstScreenId} *`
const arrived = `${inside},${inside}::before,${inside}::after{animation-delay:-60s!important}`

/** The rules alone: with the marks of styled-components on them, the page's own copy would take them for its own. */
const rulesOf = (styleTags: string): string =>
  [...styleTags.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, rules = '']) => rules)
    .join('')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll('\n', '')

/** The policy of the page lets no style stand in markup: rules in their place. */
function outOfLine(markup: string): { html: string; rules: string } {
  const rules: string[] = []
  const html = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    rules.push(`#${firstScreenId} [data-look="${rules.length}"]{${style}}`)
    return ` data-look="${rules.length - 1}"`
  })
  return { html, rules: rules.join('') }
}

/** Classes that no rule names are marks of styled-components, for the page itself. */
const withoutMarks = (markup: string, rules: string): string => {
  const named = new Set(rules.match(/(?<=\.)[a-z_][\w-]*/gi))
  return markup.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').filter((name) => named.has(name))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}

function render(app: RemoteApp, { address, ...route }: FirstScreenRoute): FirstScreen {
  // The contract names no framework; a remote's component is a React component.
  const Component = app.Component as ComponentType<HostProps>
  const sheet = new ServerStyleSheet()
  try {
    const { html, rules } = outOfLine(
      renderToStaticMarkup(
        sheet.collectStyles(
          <MemoryRouter initialEntries={[address]}>
            <Component {...host} />
          </MemoryRouter>,
        ),
      ),
    )
    if (html === '') throw new Error(`${app.name} draws nothing at ${address}`)
    const css = arrived + rulesOf(sheet.getStyleTags()) + rules
    return {
      exceptQuery: [],
      isForStrangers: false,
      isForStaff: false,
      script: '',
      ...route,
      // Sent before a script can take it, a form would write what it holds into the address.
      html: withoutMarks(html, css).replaceAll('<form ', '<form method="dialog" '),
      css,
    }
  } finally {
    sheet.seal()
  }
}

/**
 * The first screens of a remote, drawn at build time: `export const firstScreens = renderFirstScreens(app, [{ … }])`. A page that
 * cannot be drawn without a browser begins empty, and the build says so.
 */
export const renderFirstScreens = (app: RemoteApp, routes: readonly FirstScreenRoute[]): FirstScreen[] =>
  routes.flatMap((route) => {
    try {
      return [render(app, route)]
    } catch (error) {
      process.emitWarning(`${app.name} has no first screen at ${route.path}: ${String(error)}`)
      return []
    }
  })
