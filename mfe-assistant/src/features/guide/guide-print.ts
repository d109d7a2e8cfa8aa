import { createGlobalStyle } from 'styled-components'
import { Actions, Field, Foot, Lines, Panel, Panels, Result, Stage, Tabs, Title } from './guide-style'

/** On paper there is nothing but the guide: all of its chapters, in ink, without the page behind it and its buttons. */
export const GuidePrint = createGlobalStyle`
  @media print {
    @page {
      margin: 18mm 20mm;
    }
    html,
    body {
      overflow: visible !important;
      background: #fff !important;
    }
    body > :not(:has(${Panels})) {
      display: none !important;
    }
    body > [role='dialog'] {
      position: static !important;
      display: block !important;
      width: auto !important;
      max-width: none !important;
      height: auto !important;
      max-height: none !important;
      overflow: visible !important;
      padding: 0 !important;
      background: none !important;
      box-shadow: none !important;
      color: #1b1f33 !important;
      animation: none !important;
      transform: none !important;
    }
    body > [role='dialog'] :is(p, h2, h3, h4, h5, li, span) {
      color: #1b1f33 !important;
    }
    ${Result}, ${Panels} {
      display: block !important;
      overflow: visible !important;
    }
    ${Panel} {
      display: block !important;
      max-width: none;
      break-before: page;
    }
    ${Panel}:first-child {
      break-before: auto;
      margin-top: 12pt;
    }
    ${Tabs}, ${Actions}, body > [role='dialog'] button {
      display: none !important;
    }
    ${Panel}, ${Foot} {
      padding: 0;
    }
    ${Field} {
      padding: 7pt 0;
      border-top: 0.5pt solid #b9ae97;
      font-size: 11pt;
      line-height: 1.4;
    }
    ${Lines} {
      gap: 4pt;
    }
    ${Lines} li, ${Field} p {
      break-inside: avoid;
    }
    ${Stage} h5, ${Title} {
      break-after: avoid;
    }
    ${Foot} {
      max-width: none;
    }
  }
`
